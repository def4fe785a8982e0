from django.db import migrations

from cardroom.audit.triggers import install, remove


class Migration(migrations.Migration):
    dependencies = [("audit", "0001_entries")]

    operations = [migrations.RunPython(install, remove)]

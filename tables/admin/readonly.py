"""What is set up in the pages, to look at in the admin."""

from django.contrib import admin

from cardroom.service_admin import ReadOnlyAdmin
from tables.models import Chip, ChipSet, HouseRules, HouseRulesVersion, Table


class ChipsInline(admin.TabularInline):
    model = Chip
    fields = readonly_fields = ("denomination", "colour")
    can_delete = False
    extra = 0


@admin.register(ChipSet)
class ChipSetAdmin(ReadOnlyAdmin):
    inlines = (ChipsInline,)
    list_display = ("name", "venue")
    list_filter = ("venue",)
    list_select_related = ("venue",)


class HouseRulesVersionsInline(admin.TabularInline):
    model = HouseRulesVersion
    fields = ("number", "preset", "effective_from", "published_by", "published_at", "notes")
    readonly_fields = ("published_at",)
    can_delete = False
    extra = 0


@admin.register(HouseRules)
class HouseRulesAdmin(ReadOnlyAdmin):
    inlines = (HouseRulesVersionsInline,)
    list_display = ("name", "venue", "is_venue_default")
    list_filter = ("venue",)
    list_select_related = ("venue",)


@admin.register(Table)
class TableAdmin(ReadOnlyAdmin):
    list_display = ("number", "venue", "seats", "stakes", "house_rules")
    list_filter = ("venue",)
    list_select_related = ("venue", "stakes", "house_rules")

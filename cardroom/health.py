"""What a load balancer asks."""

from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe


@login_not_required
@require_safe
@never_cache
def live(request: HttpRequest) -> HttpResponse:
    """Answer 200: this process takes requests. It asks nothing of the database, whose failure no restart heals."""
    return HttpResponse("ok", content_type="text/plain")

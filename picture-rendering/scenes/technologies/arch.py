"""An arch of stones."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "worlds"))
from setting import *  # noqa: E402,F403
from setting import c, math  # noqa: E402


def stone(r, thick, angle, colour, depth=1.0, gap=.025):
    """A stone of an arch of inner radius `r`, which takes `angle` degrees of it; the middle of its lower face is the origin."""
    half, pts = math.radians(angle) / 2, []
    for rad, way in ((r, 1), (r + thick, -1)):
        a = half - gap / rad / 2
        pts += [(rad * math.sin(k * way * a), rad * math.cos(k * way * a) - r) for k in (-1, -.5, 0, .5, 1)]
    return c.prism(pts, depth, colour, bevel=.05)


def arch(r, thick, n, colours, depth=1.0, missing=()):
    """`n` stones from left to right around the origin, in the plane xz."""
    angle, parts = 180 / n, []
    for i in range(n):
        if i in missing:
            continue
        a = math.radians(angle * (i + .5) - 90)
        s = stone(r, thick, angle, colours[i % len(colours)], depth)
        s.location, s.rotation_euler = (math.sin(a) * r, 0, math.cos(a) * r), (0, a, 0)
        parts.append(s)
    return parts

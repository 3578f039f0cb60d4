"""A joiner's plane, planks with their shavings, treads of a stair."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403
from pieces import c, math  # noqa: E402

TONES = ["coral", "marigold", "teal", "sky", "plum"]


def plane(tone="coral", w=.62):
    """Stands on z = 0, cuts towards -x."""
    return [c.box(0, 0, 0, w, .2, .15, tone, .03), c.box(.02, 0, .12, .05, .14, .24, "steel", .01, rot=(0, 24, 0)), c.ball(-w * .36, 0, .22, .075, "walnut"), c.rod(-w * .36, 0, .12, .04, .06, "walnut", 0),
            *c.limb((w * .3, 0, .14), (w * .36, 0, .3), .045, "walnut")]


def curl(r=.12, turns=1.6, w=.12, colour="#f0cf9a"):
    """A shaving, which lies on z = 0 along y."""
    n, pts = 26, []
    for i in range(n + 1):
        t, k = 2 * math.pi * turns * i / n, r * (1 - .62 * i / n)
        pts.append((k * math.sin(t), r - k * math.cos(t)))
    back = [(x * .86, r + (z - r) * .86) for x, z in pts]
    return [c.prism([pts[i], pts[i + 1], back[i + 1], back[i]], w, colour, bevel=0) for i in range(n)]


def tread(tone, r=1.5, angle=31, h=.12, inner=.14):
    """A step of a winding stair around the origin, its middle towards +x, its underside at z = 0."""
    a = math.radians(angle / 2)
    pts = [(inner * math.cos(a), -inner * math.sin(a))] + [(r * math.cos(a * k), r * math.sin(a * k)) for k in (-1, -.5, 0, .5, 1)] + [(inner * math.cos(a), inner * math.sin(a))]
    return [c.prism(pts, h, tone, (0, 0, h / 2), (-90, 0, 0), bevel=.04)]


def bench(w, d, h):
    """Stands on z = 0 with its middle at the origin; a vice is at its end towards +x."""
    parts = [c.box(0, 0, h - .12, w, d, .12, "wood", .03), c.box(0, 0, .18, w - .3, d - .2, .08, "walnut", .02)]
    parts += [c.box(x * (w / 2 - .16), y * (d / 2 - .12), 0, .15, .15, h - .1, "walnut", .03) for x in (-1, 1) for y in (-1, 1)]
    return parts + [c.box(w / 2 - .3, -d / 2 - .09, h - .3, .5, .12, .26, "walnut", .03), c.rod(w / 2 - .3, -d / 2 - .2, h - .2 - .12, .045, .24, "steel", .01, rot=(90, 0, 0)), *c.limb((w / 2 - .46, -d / 2 - .3, h - .26), (w / 2 - .14, -d / 2 - .3, h - .14), .025, "steel")]


def rule(points, colour="marigold"):
    """A folding rule whose joints are at `points`."""
    parts = [o for a, b in zip(points, points[1:]) for o in c.limb(a, b, .05, colour)]
    return parts + [c.ball(x, y - .045, z, .028, "ink") for x, y, z in points]

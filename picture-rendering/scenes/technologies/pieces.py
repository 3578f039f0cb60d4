"""What the objects of the technologies share: rounded slabs, a plinth, cords, phones whose interface is made of clay."""
import os
import sys
for folder in ("products", "worlds"):
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", folder))
from setting import *  # noqa: E402,F403
from setting import begin, c, end, g, math, p  # noqa: E402,F401
from surface_of import tube, turned  # noqa: E402,F401


def rounded(w, h, r):
    """The outline of a rectangle with round corners, centred on the origin."""
    pts, n = [], 8 if r < 1 else 28
    for x, z, start in ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 90), (r - w / 2, r - h / 2, 180), (w / 2 - r, r - h / 2, 270)):
        pts += [(x + math.cos(math.radians(start + 90 * i / n)) * r, z + math.sin(math.radians(start + 90 * i / n)) * r) for i in range(n + 1)]
    return pts


def upright(x, y, z, w, h, r, d, colour, bevel=.02, **kw):
    """A slab with round corners that faces -y; (x, y, z) is its middle, `d` its thickness."""
    return c.prism(rounded(w, h, r), d, colour, (x, y, z), bevel=bevel, **kw)


def flat(x, y, z, w, h, r, d, colour, bevel=.02, turn=0, **kw):
    """The same lying down, its underside at z."""
    return c.prism(rounded(w, h, r), d, colour, (x, y, z + d / 2), (-90, 0, turn), bevel=bevel, **kw)


def plinth(w, d, top="cream", side="sand", h=.26, r=.5, lip=.1):
    """A low rounded plinth whose top is z = 0."""
    flat(0, 0, -h, w, d, r, h, top, min(.09, h / 2.6))
    flat(0, 0, -h - .16, w - 2 * lip, d - 2 * lip, r - lip / 2, .22, side, .05)


def lit(colour, night, glow=1.0, day=0.0):
    """Clay that shines by night."""
    return c.material(colour, .6, 0, glow if night else day) if night or day else colour


def shaded(at, colour, night, scale=1.0):
    """The shade of a lamp, the middle of its lower edge at `at`, and its bulb."""
    x, y, z = at
    return [c.rod(x, y, z, .42 * scale, .42 * scale, colour, .03, r2=.13 * scale), c.ball(x, y, z - .09 * scale, .27 * scale, c.material("#ffe2a8", .4, 0, 8 if night else .9))]


def bowed(foot, shade, top, colour, night, scale=1.0, mast="ink"):
    """A lamp on a mast from `foot` up to the height `top`, whose neck bows over to the `shade`, the middle of its lower edge."""
    (x, y, z), (sx, sy, sz) = foot, shade
    bow = [(x, y, top - .5), (x + (sx - x) * .1, y + (sy - y) * .1, top - .18), (x + (sx - x) * .4, y + (sy - y) * .4, top), (x + (sx - x) * .82, y + (sy - y) * .82, top - .06), (sx, sy, sz + .4 * scale)]
    parts = [c.rod(x, y, z, .3 * scale, .1, mast, .03), c.rod(x, y, z + .06, .05, top - z - .56, mast, 0), tube(curved(bow), .05, mast)]
    return parts + shaded((sx, sy, sz), colour, night, scale)


def arched(foot, shade, top, colour, night, scale=1.0):
    """A lamp whose mast stands at `foot` and goes over at the height `top`, in one wide arch, to the `shade`, the middle of its lower edge."""
    (x, y, z), (sx, sy, sz) = foot, shade
    mast = c.material(*c.BY_NIGHT) if night else "ink"
    end, rise = sz + .4 * scale, min(1.6, (top - z) / 2)
    arch = [((1 - math.cos(t)) / 2, top - (rise if t < math.pi / 2 else top - end) * (1 - math.sin(t))) for t in (math.pi * i / 32 for i in range(33))]
    parts = [c.rod(x, y, z, .3 * scale, .1, mast, .03), tube([(x, y, z + .06), *[(x + (sx - x) * u, y + (sy - y) * u, h) for u, h in arch]], .05, mast)]
    return parts + shaded((sx, sy, sz), colour, night, scale)


GREEN, INK = "#2fd07a", "#14202a"


def shown(w, h, y, z, k=1.0):
    """The screen that Android's phones show, `w` by `h`, its middle at z: a tick, a line, a button."""
    k *= min(w, h * .6)
    return [c.ball(0, y, z + h * .17, k * .34, GREEN, squash=(1, .3, 1)), *tick(0, y - k * .1, z + h * .17, k * .13, INK, k * .034),
            upright(0, y, z - h * .13, k * .62, k * .09, k * .04, .05, INK, .012), upright(0, y, z - h * .29, k * .78, k * .22, k * .1, .08, GREEN, .02)]


def handy(w, h, r, body, d=.2, edge=.09, chin=0.0):
    """A phone with that screen, which stands on z = 0 and faces -y; below the screen is a chin of this height."""
    parts = [upright(0, 0, h / 2, w, h, r, d, body, .05), upright(0, -d / 2, h / 2 + chin / 2, w - 2 * edge, h - 2 * edge - chin, max(.03, r - edge), .03, "white", .008)]
    return parts + shown(w - 2 * edge, h - 2 * edge - chin, -d / 2 - .02, h / 2 + chin / 2)


def handset(w, h, r, d=.2, body="ink", face="cream", edge=.09):
    """A phone that stands on z = 0 and faces -y, and the y on which its interface lies."""
    parts = [upright(0, 0, h / 2, w, h, r, d, body, .05), upright(0, -d / 2, h / 2, w - 2 * edge, h - 2 * edge, max(.02, r - edge), .03, face, .008)]
    return parts, -d / 2 - .015


def on_screen(y):
    """Puts tiles on an interface at y: tile(x, z, w, h, colour, thickness, corner)."""
    return lambda x, z, w, h, colour, d=.06, r=.05: upright(x, y - d / 2 + .01, z, w, h, min(r, w / 2.01, h / 2.01), d, colour, .014)


def tick(x, y, z, size, colour, r=.05):
    """A check mark that faces -y."""
    return c.path([(x - size, y, z), (x - size * .25, y, z - size * .7), (x + size, y, z + size * .8)], r, colour)


def curved(points, steps=6):
    """More points, on a smooth line through `points` (of two or three numbers)."""
    ends, pts = [points[0], *points, points[-1]], []
    for i in range(len(points) - 1):
        for k in range(steps):
            t = k / steps
            pts.append(tuple(.5 * (2 * q + (r - o) * t + (2 * o - 5 * q + 4 * r - s) * t * t + (3 * q - o - 3 * r + s) * t ** 3) for o, q, r, s in zip(*ends[i:i + 4])))
    return pts + [points[-1]]


def cord(points, r, colour, **kw):
    """A smooth cable with round ends."""
    return [tube(curved(points), r, colour, **kw), c.ball(*points[0], r, colour, **kw), c.ball(*points[-1], r, colour, **kw)]

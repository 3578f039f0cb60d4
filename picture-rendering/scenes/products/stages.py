"""What the devices stand on. Every stage has its top at z = 0 and reaches down to the ground at z = -h."""
import math
import random
import bpy
import clay as c
from devices import rounded


def ground(colour, h, wall=None, back=1.25):
    """A floor at -h and, with `wall`, an upright ground behind; without one the floor runs out of the picture."""
    bpy.context.scene["ground"] = True            # finish.py
    c.box(0, 0, -h - .2, 60, 60, .2, colour, 0, rough=.85)
    if wall:
        c.box(0, back + 10, -h, 60, 20, 12, wall, 0, rough=.85)


def slab(w, d, h, colour, at=(0, 0, 0), r=.06, bevel=.015):
    """A slab with round corners, its top at at[2]."""
    return c.prism(rounded(w, d, r), h, colour, (at[0], at[1] + d / 2, at[2] - h / 2), (90, 0, 0), bevel)


def disc(h, tint, r=.78, rim=None):
    c.rod(0, 0, -h, r, h, tint, .03)
    if rim:
        c.rod(0, 0, -h, r + .16, h * .45, rim, .03)


def steps(h, tint, low="sand", n=3, w=1.3, d=.95, grow=.24):
    for i in range(n):
        slab(w + i * grow, d + i * grow, h / n + .001, tint if i % 2 == 0 else low, (0, -i * .06, -i * h / n))


def books(h, tints, w=1.26, d=.86):
    rnd, z, t = random.Random(4), 0, h / len(tints)
    for i, tint in enumerate(tints):
        turn, k = rnd.uniform(-5, 5), 1 + .05 * i
        parts = [c.box(0, 0, -t, w * k, d * k, t * .2, tint, .012), c.box(0, 0, -t * .2, w * k, d * k, t * .2, tint, .012),
                 c.box(.015, 0, -t * .8, w * k - .08, d * k - .06, t * .6, "cream", .004), c.box(-w * k / 2 + .02, 0, -t, .05, d * k, t, tint, .015)]
        c.group(parts, (0, 0, z), turn if i else 0)
        z -= t


def sheets(h, tint, n=12, w=1.24, d=.9):
    """A pile of paper with one coloured sheet in it."""
    rnd, t = random.Random(2), h / n
    for i in range(n):
        o = slab(w, d, t * .94, tint if i in (3, 4) else ("white" if i % 2 else "cream"), (0, 0, -i * t), .015, .003)
        o.rotation_euler[2] = math.radians(rnd.uniform(-3.5, 3.5) if i else 0)


def arch(h, tint, wall, r=.86, thick=.3, y=.62):
    """A slab in front of a free-standing arch."""
    slab(1.36, .98, h, tint)
    pts = [(-r, -h), (-r, .1)] + [(r * math.cos(math.radians(180 - a)), .1 + r * math.sin(math.radians(a))) for a in range(0, 181, 6)] + [(r, .1), (r, -h)]
    k = r - .2
    pts += [(k, -h), (k, .1)] + [(k * math.cos(math.radians(a)), .1 + k * math.sin(math.radians(a))) for a in range(0, 181, 6)] + [(-k, .1), (-k, -h)]
    c.prism(pts, thick, wall, (0, y + thick / 2, 0), bevel=.02)


def niche(h, tint, wall, w=1.56, tall=1.12, y=.5, lit=False):
    """A wall with an arched niche behind a sill; the wall is dark, and so is what is behind it, when `lit`."""
    if lit:
        wall = "#20242e"
        c.box(0, y + .3, -h, w + .6, .02, tall + 1, "#1b2450", 0, glow=.12)
    slab(w - .05, 1.0, h, tint, r=.04)
    k, out = w / 2, 4
    pts = [(-out, -h), (-out, 4), (out, 4), (out, -h), (k, -h), (k, tall - k * .55)]
    pts += [(k * math.cos(math.radians(a)), tall - k * .55 + k * .75 * math.sin(math.radians(a))) for a in range(6, 180, 6)] + [(-k, tall - k * .55), (-k, -h)]
    c.prism(pts, .22, wall, (0, y + .11, 0), bevel=.02)


def bridge(h, tint, top):
    """Two pillars and a slab across them."""
    slab(1.6, .86, .09, top, r=.03)
    for s in (-1, 1):
        c.rod(s * .52, 0, -h, .2, h - .09, tint, .02)
        c.rod(s * .52, 0, -h, .27, .07, tint, .02)
        c.rod(s * .52, 0, -.17, .26, .08, tint, .02)


def table(h, tint, legs, r=.8):
    c.rod(0, 0, -.07, r, .07, tint, .02)
    c.rod(0, 0, -h, .07, h - .07, legs, .005)
    c.rod(0, 0, -h, .34, .05, legs, .02)


def stairs(h, tint, side=1, low=None):
    """A block for the device and a flight going down to one side."""
    slab(1.22, .96, h, tint, r=.03)
    for i in range(3):
        k = h * (3 - i) / 4
        c.box(side * (.61 + .13 + i * .26), 0, -h, .262, .8, k, low or tint, .012)


def bricks(h, tint, mortar, w=1.16, d=.8):
    c.box(0, 0, -h, w - .03, d - .03, h - .01, mortar, .005)
    rnd, courses = random.Random(6), 4
    t = h / courses
    for j in range(courses):
        for along, length, depth in ((0, w, d), (1, d, w)):
            n = 7 if along == 0 else 5
            step = length / n
            for s in (-1, 1):
                for i in range(n + j % 2):
                    u = -length / 2 + step * (i + .5 - (j % 2) * .5)
                    k = step * (.5 if j % 2 and i in (0, n) else 1)
                    u += step * .25 * (1 if i == 0 else -1) if k < step else 0
                    x, y = (u, s * (depth / 2 - .05)) if along == 0 else (s * (depth / 2 - .05), u)
                    if along and (abs(u) + k / 2 > length / 2 - .09):
                        continue
                    c.box(x, y, -h + j * t + .006, *((k - .014, .1) if along == 0 else (.1, k - .014)), t - .014, rnd.choice(tint), .012)
    c.box(0, 0, -.018, w, d, .018, mortar, .005)


def ridges(h, tint, crop=None, n=9):
    """Rows of a field around a low slab."""
    slab(1.18, .86, h, tint, r=.16)
    for i in range(n):
        y = -1.3 + i * .32
        c.rod(-4, y, -h, .1, 8, crop, 0, rot=(0, 90, 0)).location = (0, y, -h - .088)


def gift(h, tint, ribbon, w=1.26, d=.96):
    """A flat present: a lid, a box and ribbons down its sides."""
    slab(w, d, .1, tint, r=.03)
    slab(w - .06, d - .06, h - .05, tint, (0, 0, -.05), r=.03)
    for x in (-.38, .38):
        c.box(x, 0, -h, .12, d - .04, h - .1, ribbon, .004)
        c.box(x, 0, -.1, .12, d + .02, .102, ribbon, .004)


def quay(h, tint, water):
    """A stone quay before water with a few waves."""
    slab(1.4, .98, h, tint, r=.03)
    for i in range(5):
        c.box(-.56 + .28 * i, -.5, -h + .05, .05, .05, h - .1, water, .01)
    for i in range(7):
        y = 1.5 - i * .46
        pts = [(-4 + .1 * k, .035 * math.sin(k * 1.25 + i * 1.9)) for k in range(81)] + [(4, -.12), (-4, -.12)]
        c.prism(pts, .1, water, (0, y, -h + .03), bevel=0)


def road(h, tint, dash):
    """A wide slab; in front of it a road runs across the picture."""
    slab(1.4, .94, h, tint, (0, .1, 0), r=.05)
    for i in range(15):
        c.box(-3.5 + i * .5, -.74, -h, .28, .04, .006, dash, 0)


def track(h, tint, rail, sleeper):
    """A station platform with a railway line in front."""
    slab(5, .86, h, tint, (0, .06, 0), r=.02)
    c.box(0, -.345, -.002, 4.98, .03, .008, "marigold", .002)
    for i in range(40):
        c.box(-4 + i * .2, -.68, -h, .07, .5, .03, sleeper, .006)
    for y in (-.82, -.54):
        c.box(0, y, -h + .03, 8, .03, .03, rail, .006, metal=.3)


def rug(h, tint, ring):
    c.rod(0, 0, -h, 1.0, h, ring, .01)
    c.rod(0, 0, -h, .92, h + .004, tint, .01)


def sill(h, tint, frame, pane, lit=False):
    """A sill in an open casement window, its wings swung towards us; behind it is night when `lit`."""
    pane = "#1b2450" if lit else pane
    slab(1.9, .95, h, tint, r=.02)
    y, w, top = .54, .7, .74
    c.box(0, y + .1, 0, 2 * w, .02, top, pane, 0, rough=.4, glow=.12)
    for x in (-w, w):
        c.box(x, y, 0, .08, .1, top, frame, .012)
    c.box(0, y, top - .02, 2 * w + .08, .1, .08, frame, .012)
    for s in (-1, 1):
        wing = [c.box(s * .2, 0, z, .31, .04, .06, frame, .01) for z in (.033, .35, .657)] + [c.box(s * x, 0, .03, .06, .046, .69, frame, .01) for x in (.02, .38)]
        wing.append(c.box(s * .2, .005, .05, .32, .01, .64, pane, 0, rough=.3, glow=.12))
        c.group(wing, (s * (w - .01), y - .07, 0), s * -72)


def wedge(h, tint, stripe):
    """A ramp-like block with a striped front."""
    slab(1.34, .94, h, tint, r=.02)
    for i in range(5):
        c.prism([(-.6 + i * .27, -h), (-.48 + i * .27, -h), (-.38 + i * .27, -.0), (-.5 + i * .27, -.0)], .02, stripe, (0, -.475, 0), bevel=.003)


def terrace(h, tints, r=.8, grow=.2):
    """Discs that shrink upwards, set off-centre."""
    n = len(tints)
    for i, tint in enumerate(tints):
        c.rod(.07 * i, -.03 * i, -h, r + grow * i, h * (n - i) / n, tint, .02)


def cube(h, tint, w=1.2, d=.84):
    """A plain gallery block."""
    c.box(0, 0, -h, w, d, h, tint, .008)


def bare(h):
    """The ground alone."""


def cutting_mat(h, tint, line, w=1.86, d=1.34, lit=False):
    """A desk mat with a grid; it is blue when `lit`, because black is grey under a lamp."""
    if lit:
        tint, line = "#27418f", "#3d5bb4"
    slab(w, d, h, tint, r=.06)
    for i in range(1, 12):
        c.box(-w / 2 + i * w / 12, 0, 0, .004, d - .1, .0015, line, 0)
    for i in range(1, 9):
        c.box(0, -d / 2 + i * d / 9, 0, w - .1, .004, .0015, line, 0)


def checks(h, tint, size=.24, n=13):
    """A tablecloth."""
    for i in range(n):
        for j in range(n):
            if (i + j) % 2:
                c.box((i - n // 2) * size, (j - n // 2) * size, -h, size, size, .004, tint, 0)


def worktop(h, tint, edge, d=1.1, y=-.1):
    """A table that is wider than the picture, and its front edge."""
    c.box(0, y, -.06, 6, d, .06, tint, .012)
    c.box(0, y + .03, -h, 6, d - .1, h - .06, edge, 0)

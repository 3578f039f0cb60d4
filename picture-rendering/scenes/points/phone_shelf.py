"""Android: seven phones in ten, old and new, show the same face; three turn their backs, and somebody dusts the oldest."""
import os
import sys
from mathutils import Vector
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
LOW, HIGH, WALL = 1.0, 3.3, 1.1


def keys(w, z, n=3, d=.2):
    """Round keys on a chin."""
    return [c.ball((i - (n - 1) / 2) * w, -d / 2 - .01, z, .06, "ink", squash=(1, .5, .8)) for i in range(n)]


def back(w, h, r, body, lens, d=.16):
    """One that turns its back: the eyes of its camera, and no face."""
    y = -d / 2
    parts = [upright(0, 0, h / 2, w, h, r, d, body, .05), upright(-w / 2 + .3, y, h - .34, .36, .42, .1, .08, lens, .02)]
    return parts + [c.ball(-w / 2 + .3, y - .05, h - .34 + s * .1, .07, INK, squash=(1, .5, 1)) for s in (-1, 1)]


def oldest():
    """Its screen slides up off a keyboard; a stub of an aerial."""
    w = 1.12
    parts = [upright(0, .06, .5, w, 1.0, .14, .2, "#5b5868", .05)] + [c.box((i - 2.5) * .165, -.05, .1 + j * .15, .12, .05, .1, "cream", .015) for i in range(6) for j in range(3)]
    parts.append(g(handy(w, 1.25, .14, "#8c8a90", .2, .12), (0, -.12, .56)))
    return parts + [c.rod(w / 2 - .16, .0, 1.7, .075, .3, "ink", .02, r2=.06)]


def stood(parts, x, z, turn=0, lean=-6, y=.3):
    root = g(parts, (x, y, z), turn)
    root.rotation_euler[0] = math.radians(lean)


backdrop("#bfe0b8", "#e9d3ae", WALL, "cream")
for z in (LOW, HIGH):
    c.box(0, .35, z - .2, 20, 1.5, .2, "walnut", .04)
    for x in (-2.7, 3.0):
        c.box(x, .75, z - .75, .16, .6, .56, "ink", .04); c.box(x, .35, z - .32, .16, 1.2, .13, "ink", .03)
stood(handy(1.0, 1.95, .2, "ink", .16, .06), -2.2, HIGH, 4)
stood(back(1.0, 1.85, .22, "coral", "#c8391d"), -1.04, HIGH, -3)
fold = [g(handy(.74, 1.6, .1, "plum", .12, .05), (s * .36, -.1, 0), -15 * s) for s in (-1, 1)] + [c.rod(0, .02, .05, .06, 1.5, "steel", .02)]
stood(fold, .2, HIGH, 0, -4)
stood(handy(.95, 1.75, .14, "sky", .18, .09), 1.6, HIGH, -4)
stood(back(.9, 1.7, .16, "#f4d9a8", "marigold"), 2.75, HIGH, 3)
stood(back(.88, 1.75, .2, "#5b9bd5", "#2d6fb8"), -2.3, LOW, 3)
stood(handy(.9, 1.65, .12, "marigold", .28, .11, .3) + keys(.22, .18, 3, .28), -1.35, LOW, 3)
stood(handy(.74, 1.3, .1, "coral", .28, .1, .2) + keys(.2, .15, 1, .28), -.47, LOW, -3)
stood(oldest(), .52, LOW, 3)
stood(handy(.82, 1.6, .18, "teal", .16, .07), 2.8, LOW, -5)
S, px, py = 1.5, 2.34, -.95
g(p("marigold", "#2d4f8a", 2, "bob", 0, "stand", ("down", "point"), look=26, apron="teal"), (px, py, 0), -54, S)
hand, axis = (px - .94, py - .03, 2.19), Vector((-.16, .42, .88)).normalized()  # a duster of feathers
duster = c.limb((0, 0, -.26), (0, 0, .5), .042, "walnut") + [c.rod(0, 0, .42, .075, .16, "ink", .02, r2=.1)]
for i in range(44):
    b, out = i * 2.4, 6 + 30 * (i % 11) / 10
    k = .3 * math.sin(math.radians(out))
    duster.append(c.ball(math.cos(b) * k, math.sin(b) * k, .56 + .26 * math.cos(math.radians(out)), .28, ("coral", "#f58a6c", "coral", "#d8431f")[i % 4], squash=(.17, .17, 1), rot=(-out, 0, math.degrees(b) - 90)))
for part in duster if night else ():
    part.visible_shadow = False                                               # it would fall on the wall beside the head
g(duster, hand).rotation_euler = axis.to_track_quat("Z", "Y").to_euler()
c.rod(.98, -1.2, 5.75, .022, 8, "ink", 0)
c.rod(.98, -1.2, 5.75, .42, .42, lit("coral", night, .8), .02, r2=.13)
c.ball(.98, -1.2, 5.76, .23, c.material("#ffe2a8", .4, 0, 8 if night else .9), squash=(1, 1, .7))
if night:
    only_pool((.7, -.4, 2.3), 8, 2.9, (-1.3, -5.6, 3.5))
photograph(o, "phone-shelf", 25, (.38, 0, 2.85), 6.75, 14, .3)

"""Careers, senior React developer: the car deck of a ferry is put together car by car; one place is free."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
plinth(6.6, 4.7, "#8fc3d8", "#2a7f9e", r=.9)
HULL, DECK = .52, .62                                                         # height of the hull's side and of the deck


def hull(k=0.0):
    """Seen from above, its bow towards +x; smaller by `k` all round."""
    w, stern, bow = 1.22 - k, -2.55 + k, 2.75 - 1.4 * k
    side = [(1.35, w), (1.9, w * .86), (2.35, w * .52), (bow, 0)]
    return [(stern, -w), *[(x - k * .4, -z) for x, z in side[:3]], side[3], *[(x - k * .4, z) for x, z in side[2::-1]], (stern, w)]


def lying(points, z, d, colour, bevel=.03):
    return c.prism(points, d, colour, (0, .45, z + d / 2), (-90, 0, 0), bevel=bevel)


lying(hull(-.03), 0, .2, "coral", .03)
lying(hull(), .18, HULL - .18 + .22, "white", .05)
lying(hull(.13), HULL + .1, .14, "#4d5878", .01)
DECK = HULL + .24
for y in (-.34, .34):
    for i in range(7):
        c.box(-2.15 + i * .5, .45 + y, DECK - .005, .28, .035, .012, "white", 0)


def car(tint):
    """Its bonnet towards +x, .78 long; stands on z = 0."""
    parts = [c.box(0, 0, .08, .78, .42, .18, tint, .07), c.box(-.05, 0, .22, .42, .36, .17, tint, .07), c.box(-.05, 0, .25, .3, .375, .1, "#dff0f5", .02), c.box(-.05, 0, .25, .435, .26, .1, "#dff0f5", .02)]
    return parts + [c.rod(x, y, .02, .095, .07, "ink", .02, rot=(90, 0, 0)) for x in (-.22, .23) for y in (-.17, .24)]


CARS = [["coral", "marigold", "white", "teal"], ["teal", "coral", "sky", "marigold"], ["marigold", None, "teal", "coral"]]
for row, lane in enumerate(CARS):
    for i, t in enumerate(lane):
        x, y = -1.95 + i * .98, 1.1 - row * .66
        if t:
            g(car(t), (x, y, DECK))
        else:
            free = (x, y)
for x in (-.42, .42):                                                         # the free place
    c.box(free[0] + x, free[1], DECK - .004, .05, .5, .03, "marigold", .01)
for y in (-.25, .25):
    c.box(free[0], free[1] + y, DECK - .004, .88, .05, .03, "marigold", .01)
# the bridge and the funnel
g([c.box(0, 0, 0, .56, 1.5, .5, "white", .06), c.box(-.02, 0, .2, .55, 1.36, .16, "#2b3a70", .02), c.box(-.04, 0, .48, .7, 1.66, .1, "coral", .03), c.rod(.0, .0, .56, .2, .4, "marigold", .03), c.rod(.0, 0, .86, .21, .12, "ink", .02)], (1.95, .45, DECK - .02))
c.box(-2.75, .45, .3, .5, 1.7, .08, "stone", .03, rot=(0, -22, 0))
for x, y, w in ((2.2, -1.35, .7), (-2.6, -1.9, .6), (2.55, 1.9, .6), (-1.9, 2.0, .5)):
    c.box(x, y, -.01, w, .07, .05, "white", .02); c.box(x + .25, y - .18, -.01, w * .6, .07, .05, "white", .02)
# who brings the car, and who has the plan
S = 1.14
quay = [flat(.1, -1.72, -.02, 4.9, 1.05, .3, .16, "wood", .04)]
px, py, turn, Z = -1.62, -1.62, 118, .14
a = math.radians(turn)
g(p("marigold", "ink", 2, "curly", 0, "stand", ("push", "push"), nod=12), (px, py, Z), turn, S)
g(car("plum"), (px + S * .62 * math.sin(a), py - S * .62 * math.cos(a), Z + S * 1.2), 12, 1.05)
g(p("teal", "plum", 0, "bob", 2, "stand", ("hold", "hold"), glasses=True, mouth="open", look=-20) + [g(c.laptop(kind="design", seed=5), (0, -.34, 1.08), 180, .8)], (1.85, -1.72, Z), -30, S)
bowed((-2.75, 1.75, 0), (-1.2, .35, 2.6), 3.4, lit("coral", night, .35), night, 1.05, lit("#737893", night, .25))
if night:
    only_pool((.05, -.7, .9), 4.2, 2.3, (1.06, -3.57, 5.44))
end(o, "car-deck", night, azimuth=26, elevation=32)

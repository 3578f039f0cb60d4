"""About: an engineer and a client over the plan of a house, with its clay model on it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
TOP = .8


def model():
    """The house, two storeys and a hut, as high as a forearm."""
    glass = "#dcebf2"
    parts = [c.box(0, 0, 0, 1.36, .68, .05, "grass", .02), c.box(0, 0, .05, 1.16, .52, .05, "stone", .01)]
    for z in (.1, .44):
        parts += [c.box(0, 0, z, 1.06, .42, .3, "teal", .01), c.box(0, 0, z + .3, 1.14, .5, .04, "sand", .01)]
        for i, x in enumerate((-.41, -.205, 0, .205, .41)):
            if z > .2 or i != 1:
                parts += [c.box(x, -.212, z + .09, .13, .02, .15, "white", .004), c.box(x, -.224, z + .105, .1, .01, .12, glass, .002)]
        for y in (-.1, .1):
            parts += [c.box(.532, y, z + .09, .02, .13, .15, "white", .004), c.box(.544, y, z + .105, .01, .1, .12, glass, .002)]
    parts += [c.box(-.205, -.215, .1, .15, .02, .23, "marigold", .004)]
    parts += [c.prism([(-.14, 0), (.14, 0), (.14, .16), (0, .26), (-.14, .16)], .22, "cream", (.34, 0, .78), (0, 0, 90), .004), c.prism([(-.17, .14), (0, .28), (.17, .14), (.17, .18), (0, .32), (-.17, .18)], .26, "coral", (.34, 0, .78), (0, 0, 90), .004)]
    for x in (-.42, -.27):
        parts += [c.rod(x, .08, .78, .03, .05, "coral", .005), c.ball(x, .08, .88, .075, "leaf")]
    return parts


def plan():
    """A blue sheet with the rooms of a floor drawn on it."""
    parts = [c.box(0, 0, 0, 2.0, 1.12, .008, "#2d5f9e", .002)]

    def line(x, y, w, d):
        parts.append(c.box(x, y, .008, w, d, .003, "white", 0))
    for y in (-.44, .3):
        line(-.1, y, 1.62, .026)
    for x in (-.9, .7):
        line(x, -.07, .026, .76)
    for x, y, w, d in [(-.42, .17, .014, .26), (-.42, -.32, .014, .24), (.14, .2, .014, .2), (.14, -.22, .014, .44), (-.72, -.1, .36, .014), (.0, -.02, .28, .014), (.52, .04, .36, .014)]:
        line(x, y, w, d)
    for x, y, turn in ((-.42, .04, 0), (-.42, -.2, 90), (.14, .1, 180), (.34, .04, 270)):     # doors and how they open
        parts.extend(c.arc(x, y, .01, .15, turn, turn + 90, .006, "white", "xy"))
    for x, y, w, d in [(-.7, .12, .2, .1), (-.68, -.28, .1, .16), (-.14, .2, .22, .08), (-.14, -.26, .2, .12), (.44, .2, .16, .08), (.46, -.2, .22, .1)]:
        line(x, y + d / 2, w, .008), line(x, y - d / 2, w, .008), line(x - w / 2, y, .008, d), line(x + w / 2, y, .008, d)
    for x in (-.9, -.42, .14, .7):                # dimensions
        line(x, .42, .01, .07)
    line(-.1, .42, 1.6, .008), line(.86, -.36, .2, .2), line(.86, .0, .2, .014), line(.86, -.06, .16, .014)
    return parts


c.rod(0, -.1, -.02, 2.25, .02, "marigold", .01)
g(c.table(2.7, 1.5, TOP, "cream", "walnut"), (0, 0, 0))
g(plan(), (-.12, -.14, TOP), 0)
g(model(), (.42, .2, TOP + .01), 0, .95)
roll = [c.rod(0, 0, 0, .07, 1.0, "white", .01), c.rod(0, 0, .34, .074, .1, "coral", .005)]
r = g(roll, (-1.2, .5, TOP + .07), 0); r.rotation_euler = (math.radians(-90), 0, math.radians(-68))
pen = [c.rod(0, 0, 0, .018, .34, "marigold", .004), c.rod(0, 0, .34, .018, .06, "#e9cba0", .001, r2=.004)]
r = g(pen, (-.5, -.5, TOP + .03)); r.rotation_euler = (math.radians(90), 0, math.radians(52))
c.box(-.98, -.42, TOP, .09, .6, .012, "wood", .003, rot=(0, 0, 24))
g(c.mug("coral"), (-1.12, .12, TOP)); g(c.mug("teal"), (1.16, -.5, TOP))
g(p("coral", "ink", 2, "bun", 0, "stand", ("desk", "point"), mouth="open", nod=10, glasses=True), (-.72, .98, 0), 24)
g(p("plum", "sand", 0, "short", 2, "stand", ("aside", "hip"), look=-8, nod=8), (1.78, .1, 0), -72)
g(c.stool("teal"), (-1.75, -.35, 0)); g(c.cat("#d98a4a"), (-.2, -1.35, 0), 30, 1.05)
g(c.plant(.95, "coral", 2), (1.5, 1.15, 0))
g(c.lamp(1.75, "marigold", night, 10), (-1.62, .95, 0))
if night:
    only_pool((.3, .05, .9), 3.2, 2.2, (1.1, -4.4, 3.9))
end(o, "model-house", night, azimuth=24, elevation=22)

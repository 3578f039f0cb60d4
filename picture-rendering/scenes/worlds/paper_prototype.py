"""Careers, UX/UI designer: somebody tries an interface of paper, in a phone of cardboard, and the designer takes notes."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
plinth(4.8, 3.4, "#f2c4b3", "sky", r=.6)
c.rod(0, 0, -.005, 1.5, .03, "cream", .01)
g(c.round_table(.86, .78, "wood", "ink"), (0, .1, 0))
KRAFT = "#c79561"
phone_ = [upright(0, 0, .74, 1.06, 1.48, .16, .09, KRAFT, .02), upright(0, -.05, .74, .9, 1.32, .06, .02, "white", .006)]


def strip(x, z, w, h, colour, d=.02):
    return c.box(x, -.06 - d / 2, z - h / 2, w, d, h, colour, .004)


phone_ += [strip(0, 1.28, .78, .14, "ink"), strip(-.18, 1.06, .4, .12, "ink"), strip(0, .78, .78, .34, "sky"), c.prism([(-.3, .64), (-.08, .88), (.06, .74), (.16, .82), (.3, .64)], .03, "teal", (0, -.09, 0), bevel=.004), strip(-.14, .52, .5, .06, "stone"), strip(-.2, .42, .38, .06, "stone"), strip(0, .22, .78, .2, "coral", .03), strip(0, .22, .36, .05, "white", .05)]
phone_ += [c.prism([(0, 0), (.5, 0), (.06, .9)], .5, KRAFT, (0, .05, 0), (0, 0, 90), .01)]
body = g(phone_, (0, .22, .78))
body.rotation_euler[0] = math.radians(-8)
S = 1.1
g(p("sky", "ink", 3, "short", 3, "stand", ("down", "point"), mouth="open", jacket="coral", look=-4), (-1.24, .02, 0), 108, S)
g(c.bag("marigold"), (-1.75, -.75, 0), 40, 1.1)
notes = [c.box(.02, -.4, 1.06, .42, .03, .54, "walnut", .01, rot=(-24, 0, 0)), c.box(.02, -.425, 1.08, .36, .015, .46, "white", .004, rot=(-24, 0, 0)), *c.limb((.16, -.48, 1.24), (.26, -.44, 1.5), .025, "marigold")]
g(notes + p("plum", "sand", 1, "bun", 0, "stand", ("hold", "hold"), glasses=True, look=-8, nod=4), (1.36, -.22, 0), -52, S)


def screen(tone, kind):
    """A paper screen that lies on the ground, its top towards +y."""
    parts = [c.box(0, 0, 0, .56, .82, .02, "white", .008), c.box(0, .3, .018, .44, .1, .012, "ink", .003)]
    if kind:
        parts += [c.box(0, .04 - i * .16, .018, .44, .11, .012, tone, .003) for i in range(2)]
    else:
        parts += [c.box(0, .02, .018, .44, .3, .012, tone, .003)]
    return parts + [c.box(0, -.3, .018, .3, .1, .012, "coral", .003)]


for i, (x, y, turn) in enumerate(((-1.15, -1.32, 6), (-.15, -1.42, -4), (.85, -1.34, 5))):
    g(screen(("sky", "marigold", "teal")[i], i % 2), (x, y, .026), turn)
for x in (-.65, .35):
    c.limb((x - .12, -1.37, .04), (x + .1, -1.37, .04), .028, "coral"); c.prism([(-.08, -.1), (.08, 0), (-.08, .1)], .05, "coral", (x + .12, -1.37, .04), (-90, 0, 0), .01)
g([c.rod(0, 0, 0, .1, .2, "teal", .01)] + [c.rod(.04 * math.cos(k), .04 * math.sin(k), .1, .02, .3, ("coral", "marigold", "ink", "plum")[k], 0) for k in range(4)], (.56, -.2, .78))
g(c.plant(.9, "coral", 4), (1.8, 1.0, 0))
bowed((-1.9, 1.1, 0), (-.15, -.1, 2.95), 3.65, lit("marigold", night, .35), night, 1.1, lit("#737893", night, .25))
if night:
    only_pool((.1, -.2, 1.1), 3.2, 2.6, (.4, -3.4, 4.2))
end(o, "paper-prototype", night, azimuth=20, elevation=22)

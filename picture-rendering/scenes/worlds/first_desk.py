"""About: the first desk. Three people round one table in a small rented room in Lahore."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.room(4.6, 3.8, 2.7, "wood", "#e9b48c", "#f3dcb6", base="coral")
B, L = 1.9, -2.3
g(c.window(.9, B - .04, .95, 1.25, 1.2, "back", night), (0, 0, 0))
# a paper sign over the desk, a fan, a cooker, a rolled-up mattress: the room was somebody's home
sign = [c.box(0, 0, -.26, 1.35, .012, .52, "white", .003), c.box(0, -.012, .05, 1.0, .012, .09, "coral", .003), c.box(-.1, -.012, -.1, .8, .012, .06, "ink", .003), c.box(-.63, -.012, .21, .12, .01, .06, "marigold", .002, rot=(0, -35, 0)), c.box(.63, -.012, .21, .12, .01, .06, "marigold", .002, rot=(0, 35, 0))]
r = g(sign, (-.75, B - .02, 1.85)); r.rotation_euler = (0, math.radians(-2), 0)
for i, t in enumerate(["marigold", "coral", "sky", "marigold", "teal", "marigold"]):
    c.box(-1.25 + (i % 3) * .3, B - .02, 1.2 - (i // 3) * .27, .2, .014, .2, t, .003, rot=(0, [4, -5, 2, -3, 5, 0][i], 0))
c.rod(.1, -.25, 0, 1.55, .025, "teal", .01)
# the one desk: a door on two trestles
top = [c.box(0, 0, .73, 2.3, 1.0, .06, "wood", .015), c.box(-.5, 0, .788, .8, .7, .006, "#b57a47", .002), c.box(.5, 0, .788, .8, .7, .006, "#b57a47", .002), c.ball(1.03, 0, .8, .045, "marigold")]
for x in (-.8, .8):
    top += c.limb((x, -.05, .72), (x - .05, -.42, 0), .03, "walnut") + c.limb((x, .05, .72), (x - .05, .42, 0), .03, "walnut") + c.limb((x, -.4, .7), (x, .4, .7), .035, "walnut")
g(top, (.1, -.15, 0))
g(c.laptop(kind="code", seed=2), (-.45, .1, .795), 180); g(c.laptop("ink", kind="web", seed=3), (.72, -.3, .795), 88); g(c.laptop(kind="design", seed=4), (-.25, -.38, .795), 0)
g(c.chair("coral"), (-.45, .82, 0), 0); g(p("coral", "ink", 1, "bun", 0, "sit", ("type", "type"), look=18), (-.45, .78, 0), 0)
g(c.stool("marigold"), (1.62, -.3, 0)); g(p("marigold", "plum", 2, "short", 3, "sit", ("type", "point"), glasses=True, mouth="open"), (1.6, -.3, .04), -82)
c.box(-.25, -1.2, 0, .5, .42, .44, "walnut", .03); c.box(-.25, -1.2, .2, .52, .1, .03, "gap", .004)
g(p("teal", "sand", 1, "quiff", 1, "sit", ("cup", "type"), look=-38), (-.25, -1.15, 0), 186)
g(c.mug("white"), (-.42, -.85, .85), 0)
g(c.mug("coral"), (.15, .12, .795)); g(c.mug("teal"), (.85, .18, .795)); g(c.papers(4, 6), (.3, -.3, .795), 30)
tea = [c.ball(0, 0, .09, .1, "steel", squash=(1, 1, .85), metal=.4, rough=.4), c.rod(0, 0, .16, .04, .04, "ink", .01)] + c.limb((.08, 0, .08), (.17, 0, .15), .02, "steel") + c.arc(0, 0, .12, .12, 20, 160, .012, "ink")
g(tea, (.52, .14, .795))
# along the walls
c.box(-1.75, 1.45, 0, .9, .6, .8, "cream", .03); c.box(-1.75, 1.45, .8, .96, .66, .05, "walnut", .015)
g(c.books(5, 3), (-1.95, 1.45, .85), 10); g(c.plant(.55, "coral", 5), (-1.5, 1.5, .85), 0, .75)
roll = [c.rod(0, 0, 0, .24, 1.2, "sky", .06), c.rod(0, 0, .3, .25, .08, "coral", .02), c.rod(0, 0, .85, .25, .08, "coral", .02)]
r = g(roll, (L + .32, -1.5, .24)); r.rotation_euler = (math.radians(-90), 0, 0)
g(c.jacket("plum"), (L + .02, .25, 1.85), 90); g(c.jacket("teal"), (L + .02, .62, 1.85), 90); g(c.bag("marigold"), (L + .35, .3, 0), 60)
g(c.cat("#8c8a90", "white"), (1.35, -1.35, 0), 35, 1.05); g(c.box_stack(), (1.85, 1.4, 0), -12, .9)
c.cable([(-.48, .3, .79), (-.6, .5, .4), (-.9, 1.2, .02), (-1.1, 1.75, .02)], "ink", .014); c.cable([(.75, .1, .79), (.8, .6, .3), (.3, 1.3, .02), (-1.0, 1.75, .02)], "ink", .014)
c.box(-1.1, 1.75, 0, .4, .12, .06, "white", .015)
g(c.pendant(.45, "coral", night, 3.1, 60), (.35, -.1, 0))
if night:
    only_pool((.15, -.2, .8), 5.2, 1.95, (1.6, -4.2, 4.6))
end(o, "first-desk", night, azimuth=36, elevation=26)

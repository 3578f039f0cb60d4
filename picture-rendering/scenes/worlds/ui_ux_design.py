"""UI/UX design: a wall of sketches, a colour wheel, a giant pencil and three designers."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.room(5.4, 5.0, 3.3, "wood", "#f3c6ac", "cream", base="coral")
B, L = 2.5, -2.7
g([c.box(0, 0, 0, 3.5, .06, 2.1, "wood", .02), c.box(0, -.02, .06, 3.38, .05, 1.98, "#d9b98a", .01)], (.65, B - .04, .85))
for i in range(5):
    for j in range(2):
        g(sheet(.52, .78, 3 + i * 2 + j), (-.72 + i * .68, B - .12, 1.4 + j * .96))
pins = [(-.72, 1.8), (.0, 1.72), (.64, 2.66), (1.32, 1.74), (2.0, 2.6)]
c.cable([(x, B - .17, z) for x, z in pins], "coral", .014)
# colour wheel on the left wall
wheel = []
tints = ["coral", "#f2793a", "marigold", "#c9c05a", "leaf", "moss", "teal", "#4d9aa8", "sky", "#5a6fa8", "plum", "#b0496a"]
for i, tint in enumerate(tints):
    a, b = 360 / 12 * i, 360 / 12 * (i + 1)
    pts = [polar(.46, a), polar(.95, a), polar(.97, (a + b) / 2), polar(.95, b), polar(.46, b)]
    wheel.append(c.prism(pts, .1, tint, bevel=.012))
wheel += [c.ball(0, -.03, 0, .26, "white", squash=(1, .35, 1))]
g(wheel, (L + .07, .75, 2.05), 90)
for i, t in enumerate(["coral", "teal", "marigold", "sky"]):
    g([c.box(0, 0, 0, .34, .03, .5, t, .01), c.box(0, -.012, .03, .28, .02, .12, "white", .004)], (L + .02, -.62 - i * .42, 1.75), 90)
# giant pencil leaning in the corner
pencil = [c.rod(0, 0, 0, .14, .26, "blush", .06), c.rod(0, 0, .24, .145, .14, "steel", .01), c.rod(0, 0, .38, .14, 2.1, "marigold", .02), c.rod(0, 0, 2.48, .14, .34, "#e9cba0", .005, r2=.045), c.rod(0, 0, 2.78, .052, .12, "ink", .005, r2=.006)]
root = g(pencil, (-2.3, 1.72, 0))
root.rotation_euler = (math.radians(-9), math.radians(-5), 0)
# table with paper, people around it
c.rod(.35, -.45, 0, 1.75, .025, "teal", .01)
g(c.table(2.2, 1.15, .78, "cream", "walnut"), (.3, -.4, 0))
for i, (x, y) in enumerate([(-.35, -.62), (.15, -.2), (.62, -.62), (.98, -.22)]):
    r = g(sheet(.34, .46, 20 + i), (x, y, .795), 0)
    r.rotation_euler = (math.radians(-90), 0, math.radians(i * 17 - 20))
for i, t in enumerate(["coral", "teal", "marigold", "plum", "sky"]):
    c.box(-.55 + i * .045, -.1 + i * .02, .78 + i * .008, .13, .34, .008, t, .002, rot=(0, 0, 40 - i * 18))
cup = [c.rod(0, 0, 0, .07, .16, "coral", .01)] + [c.rod(.03 * math.cos(k), .03 * math.sin(k), .08, .012, .22, ["teal", "marigold", "ink", "plum"][k], 0) for k in range(4)]
g(cup, (1.15, -.7, .78))
g(p("plum", "ink", 3, "bun", 0, "stand", ("reach", "point"), mouth="open", nod=6), (-.2, .62, 0), 10)
g(p("marigold", "teal", 0, "bob", 2, "stand", ("desk", "desk"), glasses=True, nod=14), (1.85, -.4, 0), -80)
g(c.stool("coral"), (.3, -1.5, 0))
g(p("ink", "sand", 1, "curly", 1, "sit", ("reach", "desk")), (.3, -1.5, .04), 168)
g(ladder(1.7), (1.75, 1.62, 0), 0)
g(p("teal", "ink", 2, "short", 3, "stand", ("up", "up")), (1.75, 1.58, .5), 176)
g(c.plant(.95, "coral", 2), (-2.15, -1.95, 0))
g(c.cat("#8c8a90", "white"), (-1.5, -1.2, 0), 60, 1.1)
for i in range(4):
    g(c.papers(1, i), (-.95 + i * .42, -2.1 + (i % 2) * .22, .002), i * 35)
g(c.pendant(.55, "coral", night, 3.6, 60), (.3, -.4, 0))
if night:
    only_pool((.3, .05, .95), 6.2, way=(2.4, -4.0, 4.0))
end(o, "ui-ux-design", night)

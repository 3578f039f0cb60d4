"""Careers: working from home. A small desk by the window, a child's drawing on the wall and the child under the table."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.room(ROOM_W, ROOM_D, ROOM_H, "#d6b48a", "#a9cfe0", "#f7ead2", base="plum")
B, L = ROOM_D / 2, -ROOM_W / 2
g(c.window(L + .02, .35, 1.05, 1.3, 1.15, "left", night), (0, 0, 0))
# the drawing: a house, a sun, two people, taped up a little crooked
draw = [c.box(0, 0, -.45, 1.2, .012, .9, "white", .003)]
def stroke(pts, colour, r=.016):
    draw.extend(c.path([(x, -.012, z) for x, z in pts], r, colour))
stroke([(-.38, -.3), (-.38, .0), (-.18, .2), (.02, .0), (.02, -.3), (-.38, -.3)], "coral"); stroke([(-.24, -.3), (-.24, -.12), (-.13, -.12), (-.13, -.3)], "teal")
stroke([(.42 + .1 * math.cos(k * .63), .25 + .1 * math.sin(k * .63)) for k in range(11)], "marigold", .02)
for k in range(8):
    stroke([(.42 + .15 * math.cos(k * .785), .25 + .15 * math.sin(k * .785)), (.42 + .22 * math.cos(k * .785), .25 + .22 * math.sin(k * .785))], "marigold", .014)
for x, s, t in ((.2, 1, "plum"), (.42, .7, "teal")):
    stroke([(x, -.1 * s - .06), (x, -.06 - .2 * s), (x - .05, -.3)], t, .013); stroke([(x, -.06 - .2 * s), (x + .05, -.3)], t, .013); stroke([(x - .09, -.14 * s - .06), (x + .09, -.12 * s - .06)], t, .013)
    stroke([(x + .05 * math.cos(k * .785), -.03 * s - .02 + .05 * math.sin(k * .785)) for k in range(9)], t, .012)
stroke([(-.55, -.33), (-.3, -.35), (.1, -.33), (.55, -.35)], "leaf", .02)
for x in (-.55, .55):
    draw.append(c.box(x, -.012, .38, .14, .01, .06, "marigold", .002, rot=(0, 40 if x < 0 else -40, 0)))
r = g(draw, (-.95, B - .02, 1.75)); r.rotation_euler = (0, math.radians(3), 0)
g([c.box(0, 0, -.2, .34, .012, .4, "white", .002)] + c.path([(-.1, -.012, -.1), (.0, -.012, .1), (.1, -.012, -.1), (-.1, -.012, -.1)], .014, "sky"), (-.02, B - .02, 1.55))
# desk and worker
g(c.desk(1.5), (.85, 1.3, 0)); g(c.laptop(kind="web", seed=6), (.62, 1.22, .76), 6, 1.05); g(c.mug("coral"), (1.05, 1.1, .75)); g(c.books(3, 5), (1.32, 1.4, .75), 10); g(c.desk_lamp("teal", night, 12), (.2, 1.45, .75), 180)
g(c.chair("coral"), (.6, .4, 0), -36); g(p("teal", "ink", 1, "bob", 0, "sit", ("aside", "lap"), mouth="open", look=16), (.59, .37, 0), -36)
g(c.shelf(1.3, 17), (1.1, B - .14, 1.95))
c.rod(-.55, -.55, 0, 1.15, .025, "marigold", .01)
# the child draws on the floor
g(p("coral", "plum", 1, "curly", 0, "stand", ("cup", "cup"), mouth="open"), (-.78, -.42, .02), 52, .62)
g([c.box(0, 0, -.2, .3, .012, .4, "white", .002)] + c.path([(-.08, -.014, -.08), (0, -.014, .08), (.08, -.014, -.08)], .014, "coral"), (-.57, -.58, .74), 52)
for i in range(3):
    g(c.papers(1, i), (-1.15 + i * .34, -1.15 + (i % 2) * .25, .026), 40 * i)
for i, t in enumerate(["coral", "teal", "marigold", "sky", "plum"]):
    c.limb((-.3 + i * .09, -1.2 + (i % 2) * .1, .045), (-.22 + i * .09, -1.1 + (i % 3) * .06, .045), .016, t)
for i, t in enumerate(["teal", "coral", "marigold"]):
    c.box(-1.5, .45, [0, 0, .24][i], .24, .24, .24, t, .03, rot=(0, 0, 12 * i)) if i != 1 else c.box(-1.2, .55, 0, .24, .24, .24, t, .03, rot=(0, 0, 30))
g(c.cat("#d98a4a"), (1.35, -.75, 0), 30, 1.05)
g(c.plant(1.15, "coral", 6), (-1.75, 1.4, 0)); g(c.lamp(1.5, "marigold", night, 40), (-1.75, -1.3, 0))
g(c.bag("sky"), (1.7, .6, 0), 20)
if night:
    only_pool((-.15, .15, .9), 5.2, way=(2.0, -4.2, 4.0))
end(o, "working-from-home", night, **TERRACE)

"""Careers: lunch on the roof, under the pergola; the wren sits on a beam."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.box(-.08, .08, -.34, ROOM_W + .16, ROOM_D + .16, .3, "coral", .04); c.box(0, 0, -.06, ROOM_W, ROOM_D, .06, "#d9a877", .01); c.planks(ROOM_W, ROOM_D, "wood")
c.box(-.08, ROOM_D / 2 + .08, -.06, ROOM_W + .16, .16, .56, "cream", .03); c.box(-ROOM_W / 2 - .08, 0, -.06, .16, ROOM_D, .56, "cream", .03)
for (x, y) in [(-1.95, -1.05), (2.15, -1.05), (-1.95, 1.6), (2.15, 1.6)]:
    c.rod(x, y, 0, .05, 2.95, "walnut", 0)
for y in (-1.05, 1.6):
    c.box(.1, y, 2.9, 4.5, .1, .12, "walnut", .02)
    c.string_lights((-1.9, y, 2.87), (2.1, y, 2.87), 10, .12, night)
for i in range(9):
    c.box(-1.9 + i * .5, .275, 3.02, .08, 3.1, .08, "wood", .01)
g(c.table(2.5, .95, .76, "cream", "walnut"), (-.2, .1, 0))
for (x, y, t, who) in [(-.95, .82, 5, p("teal", "ink", 2, "long", 0, "sit", ("cup", "desk"), look=22)), (-.15, .85, 0, p("sky", "plum", 0, "bald", 0, "sit", ("desk", "desk"), beard=True, look=-15)),
                       (.65, .84, -8, p("coral", "sand", 3, "bun", 0, "sit", ("desk", "wave"), mouth="open", look=-25)), (-.75, -.68, 178, p("marigold", "ink", 1, "curly", 1, "sit", ("desk", "point")))]:
    g(c.stool("coral" if y > 0 else "teal"), (x, y, 0), t); g(who, (x, y, .05), t)
g(c.mug("coral"), (-.79, .5, .82))
for x, y, k in [(-.8, -.12, 0), (-.1, .3, 1), (.6, .28, 0)]:
    g([c.rod(0, 0, 0, .14, .015, "white", .005), c.ball(.03, .02, .05, .06, ["leaf", "marigold"][k], squash=(1, 1, .7)), c.ball(-.05, -.02, .045, .05, "coral", squash=(1, 1, .7)), c.ball(-.01, .06, .04, .045, "moss")], (x, y, .76))
g(c.bowl("teal"), (-.3, -.02, .76), 0, 1.25); g(c.mug("sky"), (.3, 0, .76)); g(c.mug("teal"), (.1, .42, .76))
g([c.box(0, 0, 0, .4, .2, .1, "#d8ab77", .05)] + [c.box(-.1 + i * .1, 0, .06, .02, .16, .05, "wood", .005) for i in range(3)], (.72, -.1, .76), 20)
g(p("plum", "teal", 1, "quiff", 1, "walk", ("hold", "hold"), apron="cream"), (2.3, -.25, 0), -28)
tray = [c.box(0, 0, 0, .5, .34, .03, "walnut", .01), c.rod(-.12, 0, .03, .05, .16, "marigold", .01), c.rod(.05, .05, .03, .05, .16, "coral", .01), c.rod(.14, -.07, .03, .05, .12, "teal", .01)]
g(tray, (2.12, -.59, 1.2), -28)
g(c.tree(1.4, "coral", 3), (-2.15, 1.75, 0)); g(c.tree(1.0, "teal", 5), (1.5, 1.85, 0)); g(c.plant(.8, "marigold", 9), (-2.15, -1.6, 0))
c.box(-1.0, -1.75, 0, 1.3, .42, .34, "walnut", .03)
for i in range(5):
    c.ball(-1.5 + i * .25, -1.72, .42, .17, ["leaf", "moss"][i % 2]); c.ball(-1.45 + i * .25, -1.88, .46, .05, "coral")
g(c.wren(), (2.05, -1.05, 3.1), -20, .95)
g(c.cat("#8c8a90", "white"), (.45, -1.6, 0), 25); g(c.pendant(.8, glowing("coral", night), night, 2.9, 45), (.25, -.3, 0))
if night:
    only_pool((.3, .1, .8), 5, 1.7, (2.0, -4.2, 4.0))
end(o, "rooftop-lunch", night, **TERRACE)

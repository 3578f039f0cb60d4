"""Careers: a design critique. One presents at the wall, three look, ask and take notes."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.room(ROOM_W, ROOM_D, ROOM_H, "walnut", "#9fc7c0", "#f3c6ac", base="marigold")
B, L = 2.0, -2.5
for i in range(5):
    for j in range(2):
        if (i, j) != (4, 0):
            g(sheet(.56, .78, 5 + i * 3 + j), (-1.25 + i * .7, B - .01, .98 + j * .96))
for i, t in enumerate(["marigold", "coral", "teal", "marigold"]):
    c.box(-1.0 + i * .74, B - .035, [1.5, .62, 1.55, 1.3][i], .15, .012, .15, t, .003, rot=(0, 6 * (i - 1), 0))
g(p("coral", "ink", 2, "long", 0, "stand", ("hip", "aside"), mouth="open", look=-10), (1.35, 1.1, 0), -4)
c.rod(.1, -.55, 0, 1.45, .025, "cream", .01)
g(c.sofa("teal", 1.7), (-1.85, -.35, 0), 90)
g(p("marigold", "plum", 0, "bob", 2, "sit", ("hold", "hold"), glasses=True, look=30), (-1.72, -.72, -.02), 105)
g([c.box(0, 0, 0, .24, .3, .02, "white", .004)], (-1.38, -.82, .9), 100)
g(p("sky", "ink", 3, "scarf", 0, "sit", ("wave", "lap"), scarf="plum", mouth="open"), (-1.72, .02, -.02), 108)
g(c.stool("coral"), (.3, -1.15, 0)); g(p("plum", "sand", 1, "curly", 1, "sit", ("lap", "chin"), look=0), (.3, -1.15, .04), 168)
g(p("ink", "teal", 0, "bald", 0, "stand", ("cross", "cross"), beard=True), (2.0, -.35, 0), -52)
g(c.round_table(.4, .4, "cream"), (-.55, -.35, .02)); g(c.mug("coral"), (-.45, -.3, .42)); g(c.papers(3, 2), (-.68, -.45, .42)); g(c.mug("teal"), (-.6, -.12, .42))
g(c.plant(1.15, "coral", 2), (-2.05, 1.5, 0)); g(c.window(-2.48, .3, 1.15, 1.3, 1.1, "left", night), (0, 0, 0))
g(c.lamp(1.5, "coral"), (-2.1, -1.55, 0)); g(c.pendant(1.0, glowing("ink", night), night, 3.5, 45), (.1, -.4, 0))
if night:
    only_pool((.25, .35, .95), 6.2, way=(2.0, -4.2, 4.0))
end(o, "critique", night, **TERRACE)

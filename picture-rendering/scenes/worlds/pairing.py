"""Careers: two people at one desk, one typing and one pointing, a cat on the warm router."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.room(ROOM_W, ROOM_D, ROOM_H, "wood", "#efb98f", "#f6dcb4", base="teal")
B, L = ROOM_D / 2, -ROOM_W / 2
g(c.window(.95, B - .04, 1.0, 1.2, 1.15, "back", night), (0, 0, 0))
g(c.shelf(1.5, 8), (-1.05, B - .14, 2.1))
g(c.board(1.5, 1.0, 3), (L + .03, -.1, 1.1), 90)
c.rod(.35, -.2, 0, 1.5, .025, "coral", .01)
g([c.box(0, 0, 0, 1.5, .06, .9, "ink", .02), c.pane(0, -.032, .45, 1.42, .82, c.image_material(c.drawn("code", 6)))], (-1.05, B - .04, 1.05))
desk = [c.box(0, 0, .72, 2.2, .85, .06, "cream", .02)] + [c.rod(x, y, 0, .035, .72, "walnut", 0) for x in (-.98, .98) for y in (-.32, .32)]
g(desk, (.85, -.2, 0), -90)
g(c.laptop(kind="code", seed=6), (.72, -.45, .78), -90, 1.1)
g(c.chair("teal"), (-.05, -.48, 0), 92); g(p("marigold", "ink", 1, "bun", 0, "sit", ("type", "type"), nod=6), (0, -.48, 0), 92)
g(c.chair("sky"), (-.05, .42, 0), 72); g(p("plum", "sand", 3, "short", 3, "sit", ("desk", "point"), glasses=True, mouth="open", look=-14), (0, .42, 0), 72)
g(c.mug("coral"), (.62, .12, .78)); g(c.mug("teal"), (.65, -.98, .78)); g(c.papers(3, 2), (.95, .35, .78), 20); g(c.books(3, 3), (1.0, -.98, .78), 15, .8)
g(c.desk_lamp("coral", night, 40), (1.08, .6, .78), 0)
g(c.cat("#d98a4a"), (-1.35, -1.05, 0), 55, 1.05)
g(c.plant(1.1, "coral", 4), (-1.75, 1.35, 0)); g(c.bag("sky"), (.1, -1.25, 0), 30)
g(c.jacket("teal"), (L + .02, -1.25, 1.85), 90); g(c.jacket("coral"), (L + .02, -1.62, 1.85), 90)
g(c.lamp(1.5, "marigold"), (1.75, 1.4, 0)); g(c.pendant(1.0, glowing("marigold", night), night, 3.5, 45), (.35, -.2, 0))
if night:
    only_pool((.15, .3, .95), 5.2, way=(2.0, -4.2, 4.0))
end(o, "pairing", night, **TERRACE)

"""Data science and AI: a machine that sorts a heap of coloured balls, and the people who teach it."""
import random
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
tile(6.2, 4.2, "#d9d3e3", "plum")
r = random.Random(4)
COLS = ["coral", "marigold", "teal"]
# hopper on legs
hx, hy = -1.9, .55
for dx in (-.6, .6):
    for dy in (-.5, .5):
        c.rod(hx + dx, hy + dy, 0, .045, 2.3, "#5d5878", 0)
c.rod(hx, hy, 2.05, .28, .85, "sky", .02, r2=1.0)
c.rod(hx, hy, 2.88, 1.04, .12, "ink", .03)
c.rod(hx, hy, 1.75, .2, .34, "ink", .02)
for layer, reach in enumerate((.84, .68, .46, .2)):                          # a heap, ball beside ball
    for row in range(-4, 5):
        for col in range(-4, 5):
            x, y = col * .262 + (row % 2) * .131 + layer * .06, row * .227
            if math.hypot(x, y) < reach:
                c.ball(hx + x + r.uniform(-.01, .01), hy + y, 3.02 + layer * .2, .13, r.choice(COLS))
# the machine
c.box(-.3, .55, 0, 1.8, 1.2, 1.62, "teal", .09)
c.box(-1.55, .55, 1.0, .9, .62, .5, "ink", .08)
c.box(-.35, -.07, .62, 1.35, .08, .8, "ink", .03)
g([c.pane(0, 0, 0, 1.25, .7, c.image_material(c.drawn("chart", 3)))], (-.35, -.118, 1.02))
for i in range(3):
    c.ball(-.75 + i * .2, -.07, .42, .06, COLS[i], squash=(1, .6, 1))
c.box(.18, -.08, .26, .3, .06, .26, "cream", .02)
c.rod(-.85, .75, 1.6, .16, .5, "cream", .03); c.rod(-.35, .75, 1.6, .16, .34, "cream", .03)
for k in range(3):
    c.ring(.25, .6, 1.72 + k * .13, .26 - k * .05, .045, "coral", rot=(0, 0, 0))
c.ball(.25, .6, 2.2, .13, c.material("#ffd98a", .4, 0, 4 if night else .8))
# three belts and three jars, one for each colour
for i, t in enumerate(COLS):
    y = 1.15 - i * .8
    c.box(1.35, y, .62, 1.7, .42, .12, "ink", .05)
    for x in (.75, 1.95):
        c.rod(x, y, 0, .05, .62, "steel", 0)
    for x in (.62, .95, 1.28, 1.6, 1.95):
        if r.random() < .8:
            c.ball(x, y, .86, .125, t)
    c.box(2.62, y, 0, .62, .62, .1, "ink", .03)
    for layer, spots in enumerate(([(-.14, -.14), (.14, -.14), (-.14, .14), (.14, .14)], [(-.14, -.13), (.14, -.14), (-.13, .14), (.14, .14)], [(0, 0)])):
        for x, d in spots:
            c.ball(2.62 + x, y + d, .23 + layer * .24, .13, t)
    for dx, dy, w, d in ((0, .3, .62, .035), (.3, 0, .035, .62), (-.3, 0, .035, .62)):
        c.box(2.62 + dx, y + dy, .08, w, d, .5, "cream", .012)
    c.box(2.62, y - .3, .08, .62, .035, .34, "cream", .012)
# one wrong ball, found
g(p("coral", "ink", 1, "bun", 1, "stand", ("lift", "hip"), apron="cream", look=-15), (1.6, -1.35, 0), 60)
c.ball(1.93, -1.2, 1.95, .13, "plum")
# the teacher at the panel, the reader, one up at the hopper
g(p("marigold", "plum", 3, "short", 3, "stand", ("hold", "hold"), glasses=True, nod=8), (-1.45, -1.1, 0), 40)
g(c.laptop(kind="chart", seed=5), (-1.2, -1.38, 1.08), 40, .62)
g(p("sky", "ink", 0, "bob", 0, "stand", ("push", "down"), look=10), (.05, -.78, 0), 170)
g(ladder(2.3), (-2.45, -.75, 0), -25)
g(p("plum", "sand", 2, "curly", 0, "stand", ("up", "reach")), (-2.37, -.55, .95), 155)
# the net of nodes on its stand
nodes, net = [[(-.5, .3), (-.5, .75), (-.5, 1.2)], [(0, .1), (0, .52), (0, .95), (0, 1.38)], [(.5, .5), (.5, .98)]], []
for a, b in zip(nodes, nodes[1:]):
    for (x0, z0) in a:
        for (x1, z1) in b:
            net += c.stick((x0, 0, z0), (x1, 0, z1), .014, "#7d7896")
for layer, t in zip(nodes, ("marigold", "coral", "teal")):
    net += [c.ball(x, 0, z, .105, t) for x, z in layer]
g(net, (1.15, 1.72, 1.95))
c.rod(1.15, 1.72, 0, .035, 2.1, "#7d7896", 0)
c.box(1.15, 1.72, 0, .7, .4, .1, "ink", .02)
g(c.plant(.7, "coral", 3), (-2.75, -1.6, 0)); g(c.cat("#8c8a90", "white"), (.75, -1.75, 0), 40)
g(c.mug("coral"), (-.95, .1, 1.62))
for i, (x, y) in enumerate([(-.5, -1.6), (-.1, -1.8), (-2.1, -1.75)]):
    c.ball(x, y, .13, .13, COLS[i])
LAMP, AT = (.35, -.55, 3.75), (.25, -.1, .9)
arched((-.55, 1.85, 0), LAMP, 4.9, lit("marigold", night, .55), night, 1.3)
if night:
    only_pool(AT, 4.3, 2, past(LAMP, AT, 1.8, 30, 27))
end(o, "data-science-ai", night, azimuth=30, elevation=27)

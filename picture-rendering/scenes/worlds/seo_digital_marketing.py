"""SEO and digital marketing: a lighthouse on an island, a market stall at its foot, a caller with a megaphone."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.rod(0, 0, -.42, 3.0, .3, "#5fa3b5", .1)                                        # sea
c.rod(0, 0, -.6, 2.85, .22, "teal", .05)
c.rod(-.1, .15, -.2, 2.35, .22, "sand", .12)                                     # beach
c.rod(-.25, .4, -.02, 1.95, .14, "grass", .06)
for i, (x, y, r) in enumerate([(2.25, .9, .26), (2.45, .55, .17), (-2.3, -.9, .24), (-2.5, -.5, .16), (.9, -2.35, .18)]):
    c.ball(x, y, -.12, r, "#a9a39a", squash=(1.2, 1, .8))
# lighthouse
lx, ly = -.75, .95
c.rod(lx, ly, .1, .98, .3, "stone", .04)
z, k = .4, .82
for i in range(5):
    h, k2 = .56, k - .075
    c.rod(lx, ly, z, k, h, "coral" if i % 2 == 0 else "cream", .006, r2=k2)
    z, k = z + h, k2
c.rod(lx, ly, z, .68, .1, "ink", .02)
for a in range(0, 360, 30):
    x, y = polar(.62, a)
    c.rod(lx + x, ly + y, z + .1, .014, .3, "ink", 0)
c.ring(lx, ly, z + .4, .62, .018, "ink", rot=(0, 0, 0))
c.rod(lx, ly, z + .1, .34, .56, c.material("#ffe09a", .3, 0, 6 if night else 1.0), .02)
for a in range(22, 382, 60):
    x, y = polar(.35, a)
    c.rod(lx + x, ly + y, z + .1, .02, .56, "ink", 0)
c.rod(lx, ly, z + .66, .5, .36, "coral", .02, r2=.06); c.ball(lx, ly, z + 1.06, .07, "marigold")
door = [c.box(0, 0, 0, .46, .16, .84, "teal", .02), c.ball(.13, -.09, .42, .03, "marigold"), c.box(0, .02, .82, .58, .16, .09, "white", .02)]
g(door, (lx + .36, ly - .76, .38), 25)
for i, (a, h) in enumerate([(-65, 1.55), (-52, 2.55)]):
    x, y = polar(.67 - i * .12, a)
    g([c.box(0, 0, 0, .26, .12, .36, "white", .03), c.box(0, -.02, .05, .18, .12, .26, c.material("#ffd48a" if night else "#cfe6f2", .3, 0, 3 if night else .8), .01)], (lx + x, ly + y, h), a + 90)
# market stall
sx, sy = 1.35, .15
stall = [c.box(0, 0, 0, 1.5, .7, .8, "wood", .03), c.box(0, -.05, .8, 1.62, .86, .06, "cream", .02)]
for i in range(5):
    stall.append(c.box(-.56 + i * .28, -.36, .08, .24, .03, .64, "#d8ab77", .01))
for x in (-.72, .72):
    stall += [c.rod(x, -.2, 0, .03, 2.05, "walnut", 0), c.rod(x, .34, 0, .03, 2.24, "walnut", 0)]
for i in range(7):
    t = "teal" if i % 2 == 0 else "cream"
    stall.append(c.box(-.72 + i * .24, .16, 2.22, .24, .95, .05, t, .005, rot=(18, 0, 0)))
    stall.append(c.rod(-.72 + i * .24, -.3, 2.06, .12, .05, t, .005, rot=(90, 0, 0)))
for i in range(3):
    x = -.5 + i * .5
    stall.append(c.box(x, -.12, .86, .4, .46, .12, "walnut", .015))
    for j in range(6):
        stall.append(c.ball(x - .11 + (j % 3) * .11, -.22 + (j // 3) * .17, 1.0, .075, ["coral", "marigold", "leaf"][i]))
g(stall, (sx, sy, .1), 35)
g(p("sky", "ink", 1, "bun", 0, "stand", ("aside", "hold"), apron="coral", mouth="open"), (sx - .3, sy + .52, .12), 35)
g(p("plum", "sand", 0, "quiff", 2, "stand", ("reach", "down")), (2.15, -.42, .0), 238)
g(c.bag("marigold"), (2.0, -.85, 0), 20)
# the caller on a crate, with a megaphone
c.box(-.05, -1.3, .08, .62, .62, .36, "walnut", .03, rot=(0, 0, 30))
g(p("coral", "ink", 3, "curly", 3, "stand", ("hip", "horn"), mouth=None), (-.05, -1.3, .44), -25)
horn = g([c.rod(0, 0, 0, .06, .62, "marigold", .01, r2=.26), c.rod(0, 0, .6, .265, .05, "white", .015), c.rod(0, 0, -.1, .065, .12, "ink", .01)], (-.16, -1.54, 1.98))
horn.rotation_euler = (math.radians(82), 0, math.radians(-25))
# signpost, a chart growing as trees, boat, listener
post = [c.rod(0, 0, 0, .05, 1.75, "walnut", 0)]
for i, (t, a) in enumerate((("marigold", -20), ("sky", 160), ("coral", 10))):
    post.append(g([c.prism([(-.1, -.11), (.55, -.11), (.72, 0), (.55, .11), (-.1, .11)], .05, t, bevel=.01)], (0, -.03, 1.55 - i * .3), a))
g(post, (.75, -1.72, .02))
for i in range(4):
    c.rod(-1.95 + i * .1, .85 - i * .4, .1, .035, .12 + i * .02, "walnut", 0)
    c.rod(-1.95 + i * .1, .85 - i * .4, .2, .17, .42 + i * .16, ["leaf", "moss"][i % 2], .02, r2=.01)
g(p("teal", "plum", 2, "long", 0, "stand", ("down", "chin"), glasses=True, look=-10), (-1.85, -1.0, .04), 78)
boat = [c.prism([(-.5, .22), (.5, .22), (.32, 0), (-.32, 0)], .36, "coral", bevel=.03), c.rod(0, 0, .2, .02, .75, "walnut", 0), c.prism([(.04, .3), (.42, .3), (.04, .9)], .02, "white", bevel=.004), c.prism([(-.04, .3), (-.3, .3), (-.04, .8)], .02, "marigold", bevel=.004)]
g(boat, (-2.15, -1.75, -.16), 25)
g(c.wren(), (lx, ly, z + 1.1), -10, .8)
if night:                                                                     # the pool is the lighthouse's own
    AT = (.2, -.3, .7)
    only_pool(AT, 3.7, 1.9, past((lx, ly, z + .4), AT, 5, 32, 22))
end(o, "seo-digital-marketing", night, azimuth=32, elevation=22)

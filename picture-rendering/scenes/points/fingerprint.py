"""iOS: the tag of a key is somebody's fingerprint, its ridges coils of clay."""
import os
import sys
from mathutils import Vector
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
BRASS = dict(colour="#e0a83a", metal=.35, rough=.42)
RIDGE, GAP, THICK = "#d2491f", .4, .135                                       # from ridge to ridge, half of a ridge
WIDE, TALL, TOP = 2.06, 2.52, .3                                              # half of the print, and the height of the slab
X, Y = -.42, .3                                                               # the middle of the print

backdrop(None, "#9cc3b8")
flat(X, Y, 0, 5.0, 5.9, 1.5, TOP, "#fff3df", .1)


def inside(x, y):
    return (x / WIDE) ** 2 + (y / TALL) ** 2 < 1


def ridge(r, gaps):
    """A bow of this radius whose two legs lean to the left on their way down, as far as the print reaches. In `gaps`
    (from, to), measured along it from -1 at the end of its left leg to 1, there is none."""
    points, n = [], 150
    for i in range(n + 1):
        t = 2 * i / n - 1
        if abs(t) < .5:
            a = math.pi * (.5 - t)
            x, y = r * math.cos(a), .12 + r * 1.08 * math.sin(a)
        else:
            down = (abs(t) - .5) * 5.4
            x, y = math.copysign(r, t) - .1 * down ** 2, .12 - down
        points.append((t, x, y))
    run = []
    for t, x, y in points + [(9, 9, 9)]:
        if inside(x, y) and not any(a < t < b for a, b in gaps):
            run.append((X + x, Y + y, TOP + .05))
            continue
        if len(run) > 6:
            coil = run[::3] + ([run[-1]] if (len(run) - 1) % 3 else [])
            tube(coil, THICK, RIDGE)
            for end in (coil[0], coil[-1]):
                c.ball(*end, THICK, RIDGE)
        run = []


for i, gaps in enumerate(([], [(.52, .6)], [(-.34, -.27)], [(.2, .26), (-.72, -.66)], [(-.1, -.05)], [(.3, .36), (-.46, -.41)])):
    ridge(.2 + GAP * i, gaps)

# the ring through the tag's corner, and the key on it
hx, hy = X + 2.0, Y - 2.35
c.rod(hx, hy, TOP - .01, .25, .02, "ink", 0)
c.ring(hx, hy, TOP + .02, .26, .07, rot=(0, 0, 0), **BRASS)
rx, ry, R = hx + .2, hy - .42, .5
c.ring(rx, ry, TOP + .1, R, .055, "steel", rot=(14, -16, 0), metal=.4, rough=.4)
key = [c.ring(0, 0, .09, .46, .14, rot=(0, 0, 0), **BRASS), *c.limb((.5, 0, .11), (2.0, 0, .11), .11, **BRASS)]
key += [c.box(x, -.24, .03, .17, h, .16, bevel=.03, **BRASS) for x, h in ((1.9, .46), (1.6, .34))]
g(key, (rx + .12, ry - .46, 0), 8)

# the lamp, whose head is turned to the print
c.rod(X - 2.55, Y + 2.35, 0, .46, .12, "ink", .03)
elbow, neck = (X - 2.35, Y + 3.0, 1.4), (X - 1.4, Y + 2.6, 2.1)
c.limb((X - 2.55, Y + 2.35, .1), elbow, .06, "ink"); c.limb(elbow, neck, .06, "ink")
shade = c.rod(0, 0, -.3, .56, .56, lit("marigold", night, .5), .03, r2=.2)
shade.visible_diffuse = not night                                             # it would light the tag beside the pool
head = g([shade, c.ball(0, 0, -.28, .27, c.material("#ffe2a8", .4, 0, 8 if night else .8), squash=(1, 1, .6))], neck, 0, 1.15)
head.rotation_euler = Vector((.5, -1, -1)).to_track_quat("-Z", "Y").to_euler()
if night:
    only_pool((X - .25, Y + .36, TOP), 7, 1.0, (-.6, .5, 6))
photograph(o, "fingerprint", 24, (-.02, .5, 0), 8.6, 54, .3)

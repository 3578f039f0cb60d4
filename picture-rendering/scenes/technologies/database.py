"""Database: a key cabinet, one key on each hook. The wren brings the last; the hook for it is the only one free."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "worlds"))
from setting import *  # noqa: E402,F403

o, night = begin()
COLS, ROWS, S = 5, 3, .72                                                     # hooks and the room for each
w, h, F = COLS * S + .3, ROWS * .98 + .34, .1                                 # inside of the cabinet; y of its back
TONES, FREE = ["coral", "marigold", "teal", "sky", "plum"], (0, 3)
BRASS = "#e0a83a"


def key(tone):
    """Hangs from the origin, faces -y."""
    parts = [c.ring(0, 0, -.13, .11, .04, BRASS, metal=.35, rough=.42), c.box(0, 0, -.66, .075, .06, .44, BRASS, .02, metal=.35, rough=.42)]
    parts += [c.box(.09, 0, -.64 + i * .13, .14, .055, .07, BRASS, .015, metal=.35, rough=.42) for i in range(2)]
    return parts + [c.box(-.13, -.05, -.36, .19, .05, .25, tone, .03, rot=(0, 14, 0))]


c.box(.0, -.45, -.1, w + 1.1, 2.2, .1, "sand", .05); c.box(0, -.45, -.24, w + 1.0, 2.1, .16, "#4a5173", .04)
c.box(0, .1, 0, w + .1, .66, .4, "teal", .06)                               # plinth
base = .4
c.box(0, F + .34, base, w + .3, .14, h + .3, "walnut", .04)
c.box(0, F + .26, base + .12, w, .06, h + .06, "#4a5173", .01)
for s in (-1, 1):
    c.box(s * (w / 2 + .08), F, base, .17, .62, h + .3, "wood", .045)
for z in (base, base + h + .14):
    c.box(0, F, z, w + .33, .64, .17, "wood", .045)
c.prism([(-w / 2 - .3, 0), (w / 2 + .3, 0), (w / 2 + .1, .22), (-w / 2 - .1, .22)], .82, "coral", (0, F, base + h + .3), bevel=.05)
for s, a in ((-1, -108), (1, 152)):                                           # the doors stand open
    door = [c.box(s * -w / 4, 0, 0, w / 2, .09, h + .06, "wood", .03), c.box(s * -w / 4, -.05, .2, w / 2 - .36, .04, h - .34, "sky", .015)]
    door += [c.box(s * -w / 4, .05, .2, w / 2 - .36, .04, h - .34, "sky", .015), c.box(s * -w / 4, .07, 1.2, 1.0, .04, 1.5, "white", .02)]
    door += [c.box(s * -w / 4 + d, .09, 1.4 + i * .2, l, .03, .07, t, .01) for i in range(6) for d, l, t in ((.12, .6, "stone"), (-.34, .12, TONES[i % 5]))]
    door.append(c.ball(s * (-w / 2 + .14), -.09, h / 2, .07, "marigold"))
    g(door, (s * (w / 2 + .1), F - .33, base + .13), a)
for row in range(ROWS):
    for col in range(COLS):
        x, z = (col - (COLS - 1) / 2) * S, base + .12 + (row + 1) * .98
        c.box(x, F + .21, z + .06, .34, .06, .13, "white", .02)
        c.limb((x, F + .24, z - .02), (x, F + .04, z - .04), .035, "steel"); c.limb((x, F + .04, z - .04), (x, F + .04, z + .05), .035, "steel")
        if (row, col) != FREE:
            g(key(TONES[(row * 2 + col) % 5]), (x, F + .1, z), 0, 1.15)

g(c.wren(), (1.0, -.85, 0), 22, 2.3)
g(key(TONES[(FREE[0] * 2 + FREE[1]) % 5]), (1.0 - .92 * math.cos(math.radians(22)), -.85 - .92 * math.sin(math.radians(22)), .95), 10, 1.05)
c.box(0, F - .3, base + h + .07, w - .3, .06, .05, c.material("#ffd48a", .4, 0, 4 if night else .5), .01)   # a strip under the lintel
if night:
    only_pool((.2, -.15, 1.7), 2.0, base + h, (1.6, -4.2, 4.4))
end(o, "database", night, azimuth=24, elevation=22)

"""Database: a key cabinet, one key on each hook. The wren brings the last; the hook for it is the only one free."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from keys import *  # noqa: E402,F403

o, night = begin()
COLS, ROWS, F, base = 5, 3, .1, .4                                            # hooks; y of its back; what it stands on
TONES, FREE = ["coral", "marigold", "teal", "sky", "plum"], (0, 3)
w, h = inside(COLS, ROWS)

c.box(.0, -.45, -.1, w + 1.1, 2.2, .1, "sand", .05); c.box(0, -.45, -.24, w + 1.0, 2.1, .16, "#4a5173", .04)
c.box(0, .1, 0, w + .1, .66, base, "teal", .06)                              # plinth
cabinet(COLS, ROWS, F, base, TONES, FREE, back="#3350a6" if night else "#4a5173")
for s, a in ((-1, -108), (1, 152)):                                           # the doors stand open
    door = [c.box(s * -w / 4, 0, 0, w / 2, .09, h + .06, "wood", .03), c.box(s * -w / 4, -.05, .2, w / 2 - .36, .04, h - .34, "sky", .015)]
    door += [c.box(s * -w / 4, .05, .2, w / 2 - .36, .04, h - .34, "sky", .015), c.box(s * -w / 4, .07, 1.2, 1.0, .04, 1.5, "white", .02)]
    door += [c.box(s * -w / 4 + d, .09, 1.4 + i * .2, l, .03, .07, t, .01) for i in range(6) for d, l, t in ((.12, .6, "stone"), (-.34, .12, TONES[i % 5]))]
    door.append(c.ball(s * (-w / 2 + .14), -.09, h / 2, .07, "marigold"))
    g(door, (s * (w / 2 + .1), F - .33, base + .13), a)
g(c.wren(), (1.0, -.85, 0), 22, 2.3)
g(key(TONES[(FREE[0] * 2 + FREE[1]) % 5]), (1.0 - .92 * math.cos(math.radians(22)), -.85 - .92 * math.sin(math.radians(22)), .95), 10, 1.05)
c.box(0, F - .3, base + h + .07, w - .3, .06, .05, c.material("#ffd48a", .4, 0, 4 if night else .5), .01)   # a strip under the lintel
if night:
    only_pool((.2, -.15, 1.7), 4.8, base + h, (1.6, -4.2, 4.4))
end(o, "database", night, azimuth=24, elevation=22)

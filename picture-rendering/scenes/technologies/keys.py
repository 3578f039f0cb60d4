"""Keys with tags, and the cabinet in which each hangs on its hook."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "worlds"))
from setting import *  # noqa: E402,F403
from setting import c, g  # noqa: E402

BRASS, S = "#e0a83a", .72                                                     # S is the width that each hook has


def key(tone):
    """Hangs from the origin, faces -y."""
    parts = [c.ring(0, 0, -.13, .11, .04, BRASS, metal=.35, rough=.42), c.box(0, 0, -.66, .075, .06, .44, BRASS, .02, metal=.35, rough=.42)]
    parts += [c.box(.09, 0, -.64 + i * .13, .14, .055, .07, BRASS, .015, metal=.35, rough=.42) for i in range(2)]
    return parts + [c.box(-.13, -.05, -.36, .19, .05, .25, tone, .03, rot=(0, 14, 0))]


def inside(cols, rows):
    """Width and height of a cabinet for so many hooks."""
    return cols * S + .3, rows * .98 + .34


def hook(cols, row, col, y, base):
    """Where the key at this hook hangs; rows count from below."""
    return (col - (cols - 1) / 2) * S, y + .1, base + .12 + (row + 1) * .98


def cabinet(cols, rows, y, base, tones, free, roof="coral", back="#4a5173"):
    """Stands on z = `base` and faces -y, with its back at `y`; the hook `free`, (row, column), has no key."""
    w, h = inside(cols, rows)
    c.box(0, y + .34, base, w + .3, .14, h + .3, "walnut", .04)
    c.box(0, y + .26, base + .12, w, .06, h + .06, back, .01)
    for s in (-1, 1):
        c.box(s * (w / 2 + .08), y, base, .17, .62, h + .3, "wood", .045)
    for z in (base, base + h + .14):
        c.box(0, y, z, w + .33, .64, .17, "wood", .045)
    c.prism([(-w / 2 - .3, 0), (w / 2 + .3, 0), (w / 2 + .1, .22), (-w / 2 - .1, .22)], .82, roof, (0, y, base + h + .3), bevel=.05)
    for row in range(rows):
        for col in range(cols):
            x, _, z = hook(cols, row, col, y, base)
            c.box(x, y + .21, z + .06, .34, .06, .13, "white", .02)
            c.limb((x, y + .24, z - .02), (x, y + .04, z - .04), .035, "steel"); c.limb((x, y + .04, z - .04), (x, y + .04, z + .05), .035, "steel")
            if (row, col) != free:
                g(key(tones[(row * 2 + col) % 5]), (x, y + .1, z), 0, 1.15)

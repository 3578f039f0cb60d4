"""Node.js: letters pass on a belt without a stop and into pigeonholes; one waits on a bench for its answer, and holds nobody up."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
TONES = ["coral", "marigold", "teal", "plum", "#5b9bd5"]
BELT = .92


def letter(tone, w=1.2, h=.84):
    """Stands on z = 0, faces -y: airmail stripes along its upper edge, a stamp, two lines of an address."""
    parts = [c.box(0, 0, 0, w, .1, h, "white", .025)]
    n = 9
    for i in range(n):
        x = -w / 2 + .03 + i * (w - .06) / n
        s = (w - .06) / n * .55
        parts.append(c.prism([(x, h - .11), (x + s, h - .11), (x + s + .05, h - .02), (x + .05, h - .02)], .03, "coral" if i % 2 else "#2d6fb8", (0, -.045, 0), bevel=0))
    parts += [c.box(w / 2 - .23, -.05, h - .45, .28, .03, .3, tone, .012), c.ball(w / 2 - .23, -.07, h - .3, .08, "white", squash=(1, .35, 1))]
    return parts + [c.box(-.18, -.05, z, l, .02, .06, "ink", .008) for z, l in ((.34, .5), (.2, .5))]


def lying(tone, w=.92):
    return [c.box(0, 0, 0, w, .6, .09, "white", .02), c.box(w / 2 - .18, -.3, .02, .2, .02, .05, tone, .005)]


backdrop("#cfe3b4", "#efe2c8", 2.3)
# the pigeonholes: one is still empty
W, H, D, n, m, F, B = 1.42, .98, 1.0, 4, 3, 1.1, 1.75
c.box(0, F + D / 2, 0, n * W + .14, D, B - .05, "#2f6b3a", .03)
c.box(0, F + D - .04, B, n * W, .08, m * H, "#1f4a2a", 0)
for i in range(n + 1):
    c.box((i - n / 2) * W, F + D / 2, B - .06, .13, D, m * H + .19, "wood", .03)
for j in range(m + 1):
    c.box(0, F + D / 2, B - .06 + j * H, n * W + .13, D + .02, .13, "wood", .03)
for i in range(n):
    for j in range(m):
        x, z = (i - (n - 1) / 2) * W, B + .07 + j * H
        c.box(x, F - .03, z - .12, .46, .05, .11, TONES[(i + 2 * j) % 5], .02)
        if (i, j) == (1, 1):
            continue
        if (i + j) % 3 == 0:
            for k in range(3):
                g(lying(TONES[(i + k) % 5]), (x + .04 * (k - 1), F + .4, z + k * .1), (k * 7 + i * 5) % 9 - 4)
        else:
            for k in range(2 + (i + j) % 2):
                l = g(letter(TONES[(i * 2 + j + k) % 5], .98, .66), (x - .06 + .07 * k, F + .62 - k * .2, z))
                l.rotation_euler[0] = math.radians(-9)
# the belt, without an end on either side
c.box(0, 0, BELT - .28, 16, 1.16, .3, "white", .04)
c.box(0, 0, BELT - .2, 16.2, 1.0, .235, "ink", .02)
for i in range(-16, 17):
    c.box(i * .4, 0, BELT + .03, .05, .96, .016, "#4b465c", .004)
    c.rod(i * .4 + .2, -.6, BELT - .19, .085, .05, "coral" if i % 2 else "marigold", .015, rot=(90, 0, 0))
for x in (-2.6, 0, 2.6):
    c.box(x, 0, 0, .22, .9, BELT - .25, "#2f6b3a", .04); c.box(x, 0, 0, .5, 1.1, .1, "ink", .03)
for i, x in enumerate((-2.75, -1.2, 1.95, 3.4)):
    l = g(letter(TONES[i]), (x, .05, BELT + .03), -6 + 5 * (i % 3))
    l.rotation_euler[0] = math.radians(-8)
# who sorts them: it rides on the belt, a letter in its beak
bird = c.wren() + [c.rod(-.15, 0, .49, .12, .08, "teal", .02, rot=(0, -8, 0)), c.box(-.28, 0, .485, .14, .2, .03, "ink", .012, rot=(0, -14, 0)), c.ball(-.27, 0, .53, .022, "marigold")]
g(bird, (.62, .02, BELT + .03), -12, 2.25)
held = g(letter("coral", 1.05, .72), (-.38, .36, BELT + .62), 6)
held.rotation_euler[1] = math.radians(-9)
# the letter that waits, and its hourglass
c.box(-.75, -1.75, .5, 2.3, .72, .12, "wood", .04)
for s in (-1, 1):
    c.box(-.75 + s * .9, -1.75, 0, .14, .56, .52, "walnut", .03)
l = g(letter("marigold"), (-1.15, -1.62, .62), 8)
l.rotation_euler[0] = math.radians(-10)
c.rod(-.02, -1.75, .62, .27, .07, "teal", .02); c.rod(-.02, -1.75, 1.33, .27, .07, "teal", .02)
c.rod(-.02, -1.75, .69, .23, .3, "#f6d08a", .03, r2=.05); c.rod(-.02, -1.75, 1.03, .05, .3, "#dcecf2", .03, r2=.23)
for k in range(3):
    b = k * 2.1 + .5
    c.rod(-.02 + math.cos(b) * .23, -1.75 + math.sin(b) * .23, .66, .025, .7, "walnut", 0)
hanging(.1, -.35, 4.45, "coral", night, (0, -.2, 1.6), 8, 1.9)
photograph(o, "conveyor", 25, (.3, 0, 2.2), 6.5, 18, .3)

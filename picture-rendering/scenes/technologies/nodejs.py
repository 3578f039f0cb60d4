"""Node.js: one loop, one sorter, many letters. Nothing waits on the belt."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
import random
L, R, B, Z = 1.1, 1.12, .42, .7                                              # half of the straight part, radius of its middle, half of the belt, its height


def track(s):
    """A point of the loop and its direction in degrees, for s from 0 to 1."""
    half, bend = 2 * L, math.pi * R
    s = s % 1 * 2 * (half + bend)
    if s < half:
        return -L + s, -R, 0
    s -= half
    if s < bend:
        a = s / R
        return L + math.sin(a) * R, -math.cos(a) * R, math.degrees(a)
    s -= bend
    if s < half:
        return L - s, R, 180
    a = (s - half) / R
    return -L - math.sin(a) * R, math.cos(a) * R, 180 + math.degrees(a)


def stadium(r, z, h, colour, bevel):
    pts = [(L + math.cos(math.radians(a)) * r, math.sin(math.radians(a)) * r) for a in range(-90, 91, 5)]
    pts += [(-x, -y) for x, y in pts]
    return c.prism([(x, -y) for x, y in pts], h, colour, (0, 0, z + h / 2), (90, 0, 0), bevel)


def letter(tone, seed, w=.6, d=.44):
    parts = [c.box(0, 0, 0, w, d, .07, "white", .02)]
    parts += c.stick((-w / 2 + .03, d / 2 - .03, .072), (0, -.02, .072), .012, "stone") + c.stick((w / 2 - .03, d / 2 - .03, .072), (0, -.02, .072), .012, "stone")
    return parts + [c.rod(0, -.03, .055, .085, .04, tone, .01)]


TONES = ["coral", "marigold", "plum", "sky", "teal"]
c.box(0, .32, -.12, 6.1, 4.6, .12, "cream", .06); c.box(0, .32, -.26, 5.9, 4.4, .16, "walnut", .04)
stadium(R + B + .06, 0, Z - .16, "#2f6b3a", .05)
stadium(R + B + .14, Z - .2, .24, "white", .05)
BELT, SLAT = ("#1d2868", "#3a56aa") if night else ("ink", "#3f3b50")            # black is brown under a lamp
stadium(R + B, Z - .1, .16, BELT, .02)
stadium(R - B, Z - .1, .2, "white", .03)
stadium(R - B - .06, Z - .02, .14, "#2f6b3a", .02)
for i in range(44):
    x, y, a = track(i / 44)
    c.box(x, y, Z + .052, .03, 2 * B - .06, .016, SLAT, .004, rot=(0, 0, a))
rnd = random.Random(2)
for i in range(12):
    x, y, a = track((i + .3) / 12)
    g(letter(TONES[i % 5], i), (x, y, Z + .06), a + rnd.uniform(-9, 9))
# one sorter for all of them
bird = c.wren() + [c.rod(-.15, 0, .49, .12, .08, "teal", .02, rot=(0, -8, 0)), c.box(-.28, 0, .485, .14, .2, .03, "ink", .012, rot=(0, -14, 0)), c.ball(-.27, 0, .53, .022, "marigold")]
g(bird, (.0, -.0, Z + .12), 48, 2.1)
# the pigeonholes
bx, by, n, m, w, h = -.1, 2.1, 6, 4, .68, .52
c.box(bx, by, 0, n * w + .2, .6, Z - .1, "wood", .04)
c.box(bx, by + .26, Z - .1, n * w + .2, .08, m * h + .1, "walnut", .02)
for i in range(n + 1):
    c.box(bx + (i - n / 2) * w, by, Z - .12, .09, .6, m * h + .1, "wood", .025)
for j in range(m + 1):
    c.box(bx, by, Z - .14 + j * h, n * w + .2, .62, .09, "wood", .025)
for i in range(n):
    for j in range(m):
        x, z = bx + (i - (n - 1) / 2) * w, Z - .05 + j * h
        for k in range(rnd.choice((1, 2, 2, 3))):
            c.box(x, by - .02, z + k * .11, w - .16, .5, .08, "white", .02, rot=(0, 0, rnd.uniform(-4, 4)))
        c.box(x, by - .3, z - .09, .3, .05, .085, TONES[(i + j) % 5], .015)
g([c.box(0, 0, 0, .9, .66, .5, "coral", .06), c.box(0, 0, .47, .76, .52, .05, "gap", 0)] + [c.box(-.28 + i * .14, 0, .2, .07, .46, .46 + (i * 7 % 3) * .04, ["white", "cream", "sky"][i * 2 % 3], .02, rot=(0, 8, 0)) for i in range(5)], (2.38, -1.42, .0), 24)
SX = 1.0
# the scanner through which the letters pass
for y in (-R - B - .16, -R + B + .04):
    c.box(SX, y, Z - .1, .34, .16, .84, "coral", .05)
c.box(SX, -R - .06, Z + .62, .42, 2 * B + .5, .3, "coral", .07)
c.ball(SX, -R - B - .2, Z + .95, .1, c.material("#ffd98a", .4, 0, 9 if night else 1.5))
c.box(SX - .215, -R - .06, Z + .56, .03, .6, .1, c.material("#9ff0b4", .4, 0, 6 if night else 2), .01)
lamp = g(bowed((2.5, 1.75, 0), (.75, .15, 2.75), 3.7, lit("marigold", night), night, .85))
if night:
    c.shadowless(lamp)
    only_pool((SX - .5, -.2, Z), 3.8, Z + .6, (1.8, -3.8, 4.8))
end(o, "nodejs", night, azimuth=28, elevation=27)

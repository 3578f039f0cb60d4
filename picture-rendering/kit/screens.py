"""Drawn interfaces for screens that nobody reads closely: big blocks in the palette, crisp at any size."""
import random
import bpy
import numpy as np
from palette import PALETTE

_made = {}


def _hex(value):
    value = PALETTE.get(value, value).lstrip("#")
    return [int(value[i:i + 2], 16) / 255 for i in (0, 2, 4)]


class Canvas:
    """A picture in which rectangles and discs are placed in fractions of its width and height, from the top left."""

    def __init__(self, w, h, ground):
        self.px = np.empty((h, w, 3), np.float32)
        self.px[:] = _hex(ground)

    def rect(self, x, y, w, h, colour):
        H, W = self.px.shape[:2]
        self.px[int(y * H):int((y + h) * H + .5), int(x * W):int((x + w) * W + .5)] = _hex(colour)

    def disc(self, x, y, r, colour):
        H, W = self.px.shape[:2]
        ys, xs = np.mgrid[0:H, 0:W]
        self.px[(xs - x * W) ** 2 + (ys - y * H) ** 2 < (r * W) ** 2] = _hex(colour)

    def image(self, name):
        h, w = self.px.shape[:2]
        im = bpy.data.images.new(name, w, h)
        im.pixels.foreach_set(np.dstack([self.px, np.ones((h, w), np.float32)])[::-1].astype(np.float32).ravel())
        im.pack()
        return im


def code(seed):
    c, r, y = Canvas(480, 290, "#1d1b29"), random.Random(seed), .1
    c.rect(0, 0, .06, 1, "#2b283a")
    while y < .92:
        x = .1 + .06 * r.choice([0, 1, 1, 2, 2, 3])
        for _ in range(r.randint(1, 3)):
            w = r.uniform(.06, .2)
            if x + w < .94:
                c.rect(x, y, w, .045, r.choice(["coral", "marigold", "sky", "#7fd0b8", "cream"]))
            x += w + .025
        y += .088
    return c


def design(seed):
    c, r = Canvas(480, 290, "#e7ddcd"), random.Random(seed)
    c.rect(0, 0, .14, 1, "white")
    for i in range(4):
        c.rect(.03, .1 + i * .16, .08, .09, ["coral", "teal", "marigold", "sky"][i])
    for i in range(3):
        x = .2 + i * .265
        c.rect(x, .12, .23, .76, "white")
        c.rect(x, .12, .23, .34, r.choice(["coral", "teal", "marigold", "sky", "plum", "blush"]))
        c.rect(x + .03, .53, .15, .05, "ink")
        c.rect(x + .03, .63, .11, .04, "sand")
        c.rect(x + .03, .74, .08, .08, "coral")
    return c


def chart(seed):
    c, r = Canvas(480, 290, "white"), random.Random(seed)
    c.rect(0, 0, 1, .15, "teal")
    c.rect(.05, .05, .2, .05, "white")
    for i in range(7):
        h = .15 + .07 * i * r.uniform(.6, 1.2)
        c.rect(.07 + i * .085, .9 - h, .06, h, "coral" if i == 6 else "sky")
    c.disc(.82, .45, .11, "marigold")
    c.disc(.82, .45, .055, "white")
    c.rect(.72, .72, .2, .05, "ink")
    c.rect(.72, .82, .13, .05, "sand")
    return c


def web(seed):
    c, r = Canvas(480, 290, "cream"), random.Random(seed)
    tone = r.choice(["coral", "teal", "plum", "marigold"])
    c.rect(0, 0, 1, .1, "white")
    for i, x in enumerate((.72, .81, .9)):
        c.rect(x, .035, .06, .03, "ink")
    c.rect(.04, .025, .1, .05, tone)
    c.rect(.06, .2, .4, .1, "ink")
    c.rect(.06, .33, .3, .1, "ink")
    c.rect(.06, .5, .34, .035, "stone")
    c.rect(.06, .57, .28, .035, "stone")
    c.rect(.06, .7, .17, .12, tone)
    c.rect(.54, .18, .4, .68, tone)
    c.disc(.74, .5, .1, "white")
    return c


def app(seed):
    c, r = Canvas(190, 410, r_ground := random.Random(seed).choice(["cream", "white", "sky", "blush"])), random.Random(seed)
    c.rect(0, 0, 1, .3, r.choice(["coral", "teal", "plum", "marigold"]))
    c.rect(.1, .1, .55, .05, "white")
    c.rect(.1, .18, .35, .035, "white")
    for i in range(3):
        c.rect(.08, .35 + i * .17, .84, .14, "white" if r_ground != "white" else "sand")
        c.disc(.22, .42 + i * .17, .09, r.choice(["coral", "teal", "marigold", "leaf"]))
        c.rect(.38, .395 + i * .17, .4, .03, "ink")
    c.rect(.3, .89, .4, .055, "ink")
    return c


def drawn(kind, seed=1):
    """A Blender image of an interface of that kind: code, design, chart, web or app."""
    name = f"{kind}-{seed}"
    if name not in bpy.data.images:
        globals()[kind](seed).image(name)
    return bpy.data.images[name]

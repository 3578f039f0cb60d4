"""What every small world has in common: the kit, the options, a ground to stand on and one camera."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "kit"))
import clay as c  # noqa: E402

g, p = c.group, c.person


def begin():
    o = c.options()
    c.new_scene()
    return o, o.light == "night"


def tile(w=5.2, d=5.2, top="sand", side="walnut", at=(0, 0)):
    """A slab to build on; its top is z = 0."""
    c.box(at[0], at[1], -.16, w, d, .16, top, .07)
    c.box(at[0], at[1], -.34, w - .16, d - .16, .2, side, .04)


def disc(r=2.9, top="grass", side="walnut", at=(0, 0)):
    c.rod(at[0], at[1], -.18, r, .18, top, .07)
    c.rod(at[0], at[1], -.4, r - .22, .24, side, .05, r2=r - .1)


def ladder(h=2.2, colour="wood"):
    """Leans towards +y from the origin."""
    lean = h * .22
    parts = c.limb((-.2, 0, 0), (-.2, lean, h), .028, colour) + c.limb((.2, 0, 0), (.2, lean, h), .028, colour)
    n = int(h / .28)
    for i in range(1, n):
        k = i / n
        parts += c.stick((-.2, lean * k, h * k), (.2, lean * k, h * k), .02, colour)
    return parts


def sheet(w, h, seed, colour="white"):
    """A paper with a wireframe drawn on it; hangs at y = 0 from its middle, faces -y."""
    import random
    r = random.Random(seed)
    kind, tone = r.randrange(3), r.choice(["coral", "teal", "marigold", "sky", "plum"])
    parts = [c.box(0, 0, -h / 2, w, .012, h, colour, .002), c.rod(0, -.012, h / 2 - .05, .022, .02, "coral", .004, rot=(90, 0, 0))]

    def bar(x, z, bw, bh, col):
        parts.append(c.box(x * w, -.011, z * h - bh * h / 2, bw * w, .012, bh * h, col, .002))
    if kind == 0:
        bar(0, .2, .76, .34, tone); bar(-.12, -.1, .5, .06, "ink"); bar(-.2, -.22, .36, .05, "stone"); bar(-.22, -.36, .3, .1, "coral")
    elif kind == 1:
        for i in (-1, 0, 1):
            bar(i * .28, .1, .22, .3, tone if i else "marigold"); bar(i * .28, -.16, .2, .05, "ink")
        bar(0, .36, .76, .07, "ink"); bar(0, -.34, .76, .1, "sand")
    else:
        bar(-.26, 0, .22, .76, tone); bar(.14, .26, .44, .2, "sky"); bar(.1, .02, .36, .06, "ink"); bar(.14, -.1, .44, .05, "stone"); bar(.06, -.3, .28, .1, "teal")
    return parts


def glowing(by_day, night):
    """The clay of a shade whose lamp is on by night."""
    return c.material("#ffb84d", .6, 0, 1.1) if night else by_day


def only_pool(at, radius, above=1.95, way=(.35, -4.4, 4.6)):
    """By night one pool of light with a hard edge around `at`, which comes from `way`. The lamps
    of the picture are seen and light nothing, and what hangs above the height `above` throws no shadow."""
    far = math.hypot(*way)
    c.put_out()
    c.only_seen()
    c.hang_clear(above)
    c.pool([a + b for a, b in zip(at, way)], at, 84 * far * far, math.degrees(2 * math.atan(radius / far)))


def past(lamp, at, front, azimuth=45, elevation=29):
    """Where the light of a pool around `at` comes from when the camera sees the pool's axis pass through the `lamp`:
    `front` metres nearer to the camera than the lamp is, so that what faces the camera is lit too."""
    a, e = math.radians(azimuth), math.radians(elevation)
    near = math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e)
    way = [u - v + front * n for u, v, n in zip(lamp, at, near)]
    return tuple(9 * w / math.hypot(*way) for w in way)


# The rooms of Our Culture are alike in size, and the camera sees their left and right corners at one height at the edges of
# the picture: side by side they touch, as a terrace of houses does.
ROOM_W, ROOM_D, ROOM_H = 5.0, 4.0, 2.8
TERRACE = dict(azimuth=math.degrees(math.atan2(ROOM_D, ROOM_W)), elevation=26, fit=None, target=(-.08, .08, 1.26), span=6.629)


def end(o, name, night, azimuth=45, elevation=29, fit=.02, moon=.3, target=(0, 0, 1.1), span=7.6):
    """Light the world and render it."""
    c.light(o.light, moon)
    os.makedirs(o.out, exist_ok=True)
    c.render(os.path.join(o.out, f"{name}.{o.light}.png"), target=target, span=span, azimuth=azimuth, elevation=elevation, samples=o.samples, size=(o.width, o.height), fit=fit)


def polar(r, degrees):
    return r * math.cos(math.radians(degrees)), r * math.sin(math.radians(degrees))

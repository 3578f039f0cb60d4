"""Digital marketing: a market day. Posters on the wall, a stall that hands out what they promise, a wren on the megaphone."""
import os
import sys
import bpy
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
tile(6.2, 4.3, "#d9c7a6", "coral", (0, .17))
for i in range(5):
    for j in range(4):                                                       # flagstones
        c.box(-2.42 + i * 1.21, -1.44 + j * 1.06, -.005, 1.15, 1.0, .018, ["#e6d6b8", "#dfcdab", "#eadcc2"][(i * 2 + j) % 3], .01)
HEART = [(math.sin(t) ** 3 * .16, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) * .01) for t in [k * math.pi / 20 for k in range(40)]]
STAR = [polar(.2 if k % 2 == 0 else .085, 90 + k * 36) for k in range(10)]


def heart(tone, k=1):
    return c.prism([(x * k, z * k) for x, z in HEART], .08, tone, bevel=.015)


def star(tone, k=1):
    return c.prism([(x * k, z * k) for x, z in STAR], .08, tone, bevel=.015)


def envelope(w=.5):
    h = w * .66
    return [c.box(0, 0, -h / 2, w, .07, h, "white", .02), *c.stick((-w / 2 + .03, -.04, h / 2 - .03), (0, -.04, -.02), .014, "stone"),
            *c.stick((w / 2 - .03, -.04, h / 2 - .03), (0, -.04, -.02), .014, "stone"), c.ball(0, -.04, -.02, .05, "coral", squash=(1, .5, 1))]


def poster(ground, parts, w=1.06, h=1.24):
    """Hangs from its middle at y = 0, faces -y; `parts` lie on it."""
    for one in parts:
        one.location.y -= .06
    return [c.box(0, 0, -h / 2, w, .05, h, ground, .015), *parts]


def funnel(profile, colour):
    """A hollow body turned about z: `profile` (r, z) runs up the outside and down the inside."""
    n, m = 72, len(profile)
    verts = [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z) for i in range(n) for r, z in profile]
    faces = [(i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + j + 1, i * m + j + 1) for i in range(n) for j in range(m - 1)]
    mesh = bpy.data.meshes.new("funnel")
    mesh.from_pydata(verts, [], faces)
    mesh.materials.append(c.material(colour))
    for face in mesh.polygons:
        face.use_smooth = True
    o = bpy.data.objects.new("funnel", mesh)
    bpy.context.scene.collection.objects.link(o)
    return o


# the wall and its posters
WX, WY = -1.12, 1.62
c.box(WX, WY + .2, 0, 3.9, .34, 3.05, "teal", .05)
c.box(WX, WY + .2, 3.0, 4.1, .5, .16, "ink", .04)
c.box(WX, WY + .17, 0, 4.0, .44, .24, "ink", .03)
rising = [c.box(-.3 + i * .2, 0, -.34, .14, .06, .2 + i * .17, ["white", "white", "white", "coral"][i], .015) for i in range(4)]
rising += c.limb((-.36, -.04, .0), (.1, -.04, .34), .026, "ink") + [c.prism([(.02, .4), (.24, .46), (.17, .25)], .06, "ink", bevel=.01)]
phone = [c.box(-.12, 0, -.38, .42, .07, .72, "ink", .05), c.box(-.12, -.03, -.3, .34, .05, .56, "sky", .02), c.box(.2, -.05, .1, .48, .08, .3, "white", .06), c.prism([(.02, .14), (.16, .14), (.0, -.02)], .07, "white", (0, -.05, 0), bevel=.01)]
phone.append(c.prism([(x * .5 + .2, z * .5 + .25) for x, z in HEART], .06, "coral", (0, -.1, 0), bevel=.01))
mail = envelope(.74)
love = [heart("coral", 2.1)]
sale = [c.ball(0, 0, .1, .33, "marigold", squash=(1, .14, 1)), star("white", 1.05), c.box(0, 0, -.42, .6, .06, .12, "white", .02)]
sale[1].location = (0, -.05, .08)
for i, (ground, parts) in enumerate((("marigold", rising), ("plum", phone), ("coral", mail), ("sky", love))):
    spot = [(1, 2.25), (2, 2.25), (1, .88), (2, .88)][i]
    g(poster(ground, parts), (WX - 1.24 + spot[0] * 1.24, WY + .01, spot[1]))
g(poster("cream", [c.box(-.12 + d, 0, .3 - i * .2, l, .06, .1, t, .02) for i, (d, l, t) in enumerate(((0, .6, "ink"), (-.05, .5, "ink"), (.05, .7, "stone"), (-.05, .5, "stone")))]), (WX - 1.24, WY + .01, .88))
fresh = g(poster("sky", sale), (WX - 1.24, WY - .02, 2.22))                   # the newest goes up, still a little crooked
fresh.rotation_euler = (math.radians(-3), math.radians(-6), 0)
# somebody pastes it from a ladder
g(ladder(1.75, "wood"), (WX - 1.5, WY - .78, .01))
g(p("marigold", "ink", 1, "bun", 0, "stand", ("up", "reach"), apron="cream"), (WX - 1.52, WY - .72, .72), 172)
g([c.rod(0, 0, 0, .14, .24, "coral", .02, r2=.17), c.rod(0, 0, .22, .14, .02, "cream", 0), *c.limb((.03, 0, .2), (.14, .04, .5), .022, "wood")], (WX - .75, WY - .75, .01))
# the stall
stall = [c.box(0, 0, 0, 1.9, .8, .84, "wood", .04), c.box(0, -.05, .84, 2.05, .98, .08, "cream", .03)]
stall += [c.box(-.74 + i * .37, -.41, .08, .32, .04, .68, "#d8ab77", .015) for i in range(5)]
stall += [c.rod(x, y, 0, .045, h, "walnut", 0) for x in (-.9, .9) for y, h in ((-.3, 2.29), (.42, 2.5))]
for i in range(9):
    t = "coral" if i % 2 == 0 else "cream"
    stall.append(c.box(-.92 + i * .23, .12, 2.44, .23, 1.2, .06, t, .01, rot=(18, 0, 0)))
    stall.append(c.rod(-.92 + i * .23, -.45, 2.27, .115, .06, t, .01, rot=(90, 0, 0)))
for i, make in enumerate((lambda: g(envelope(.36)), lambda: star("marigold", .8), lambda: heart("coral", .95))):
    x = -.6 + i * .6
    stall.append(c.box(x, -.12, .91, .5, .5, .13, "walnut", .02))
    for j in range(3):
        thing = make()
        thing.location = (x + [-.08, .09, .0][j], -.26 + j * .15, 1.13)
        thing.rotation_euler = (math.radians(-24), 0, 0)
        stall.append(thing)
# the megaphone on its roof, and the wren on the megaphone
horn = g([funnel([(.11, 0), (.14, .25), (.2, .55), (.3, .85), (.46, 1.12), (.58, 1.22), (.55, 1.25), (.4, 1.08), (.25, .82), (.15, .55), (.09, .25), (0, .2)], "marigold"), c.ring(0, 0, 1.235, .565, .05, "white", rot=(0, 0, 0)), c.rod(0, 0, -.2, .13, .24, "ink", .03)], (.1, .42, 3.1))
horn.rotation_euler = (math.radians(80), 0, math.radians(-48))
stall += [horn, *c.limb((-.0, .3, 2.5), (-.0, .3, 3.1), .07, "ink"), c.rod(0, .3, 2.48, .24, .12, "ink", .03)]
g(stall, (1.72, -.05, .01), 14)
g(c.wren(), (1.30, -.23, 3.54), 56, 1.15)
g(p("teal", "ink", 3, "curly", 3, "stand", ("wave", "hold"), apron="marigold", mouth="open"), (1.5, .62, .01), 14)
# visitors
g(p("plum", "sand", 0, "quiff", 2, "stand", ("reach", "down")), (.72, -1.02, .01), 214)
g(p("sky", "plum", 2, "scarf", 0, "stand", ("hold", "hold"), scarf="coral", look=-14), (-.75, -.45, .01), 26)
g(envelope(.4), (-.65, -.82, 1.2), 26)
g(p("coral", "ink", 1, "long", 1, "walk", ("point", "down"), glasses=True, mouth="open"), (-2.0, -.95, .01), 128)
g(c.bag("marigold"), (-2.4, -1.3, .0), 20)
g(c.cat(), (1.9, -1.75, .0), 30)
g(c.tree(1.15, "coral", 4), (2.72, 1.5, 0), 0, .9)
g(c.string_lights((WX + 1.9, WY + .1, 3.0), (2.56, .66, 2.72), 8, .2), (0, 0, 0))
LAMP = (-.9, -.5, 3.95)                                                     # the lamp of the square, on the wall
arched((WX - 1.6, WY + .2, 3.14), LAMP, 5.0, lit("marigold", night, .55), night, 1.3)
if night:
    AT = (-.3, 0, 1.3)
    only_pool(AT, 4.0, 2, past(LAMP, AT, 1.6, 28, 22))
end(o, "digital-marketing", night, azimuth=28, elevation=22)

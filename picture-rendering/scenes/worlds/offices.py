"""About: the five offices as five small buildings, each with a hint of its town. --city NAME; all at one scale, seen from the
front, each on its piece of pavement: side by side they are a street."""
import argparse
import os
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

q = argparse.ArgumentParser()
q.add_argument("--city", default="lahore", choices=["lahore", "san-francisco", "london", "berlin", "new-york"])
city = q.parse_known_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])[0].city
o, night = begin()
PANE = c.material("#39466e" if night else "#bfe0ee", .3, 0, 0 if night else .5)
WARM = c.material("#ffd48a", .3, 0, 1.7) if night else PANE     # where somebody still works, and the lights of the town's landmark


def win(x, y, z, w=.34, h=.46, turn=0, frame="white", pane=PANE):
    """A window on a face that looks to -y (turn 0) or +x (turn 90)."""
    g([c.box(0, 0, 0, w + .1, .06, h + .1, frame, .015), c.box(0, -.02, .05, w, .05, h, pane, .005), c.box(0, -.035, .05, .025, .04, h, frame, 0), c.box(0, -.04, -.03, w + .18, .1, .04, frame, .01)], (x, y, z), turn)


def door(x, y, colour, turn=0, w=.46, h=.86):
    g([c.box(0, 0, 0, w + .12, .07, h + .06, "white", .015), c.box(0, -.03, 0, w, .06, h, colour, .015), c.ball(w * .3, -.07, h * .5, .03, "marigold"), c.box(0, -.2, 0, w + .3, .34, .07, "stone", .02)], (x, y, 0), turn)


def lahore():
    tile(3.4, 3.4, "#e6cfa8", "brick")
    c.box(-.35, .25, 0, 2.0, 1.8, 2.1, "#c9694a", .03)
    c.box(-.35, .25, 1.02, 2.06, 1.86, .08, "cream", .02)
    c.box(-.35, .25, 2.1, 2.16, 1.96, .12, "cream", .02)
    for x in (-.98, -.35, .28):                                # arcade of pointed arches
        arch = [(-.2, 0), (.2, 0), (.2, .6), (.11, .76), (0, .84), (-.11, .76), (-.2, .6)]
        c.prism([(px * 1.25, pz * 1.07) for px, pz in arch], .08, "cream", (x, -.66, .06), bevel=.01)
        c.prism(arch, .1, "teal" if x == -.35 else PANE, (x, -.68, .06), bevel=.01)
    win(-1.05, -.66, 1.3, .32, .5, pane=WARM); win(.35, -.66, 1.3, .32, .5)
    bay = [c.box(0, 0, 0, .62, .34, .1, "walnut", .02), c.box(0, 0, .1, .54, .28, .62, "wood", .02), c.prism([(-.38, 0), (0, .3), (.38, 0)], .42, "teal", (0, 0, .72), bevel=.02)]
    bay += [c.box(x, -.14, .26, .15, .03, .36, WARM, .005) for x in (-.17, 0, .17)] + [c.box(.27, 0, .26, .03, .16, .36, WARM, .005)]
    g(bay, (-.35, -.78, 1.1))                                  # jharokha
    for y in (0, .65):
        win(.65, y, 1.3, turn=90)
        win(.65, y, .35, turn=90)
    for i in range(8):
        c.box(-1.28 + i * .265, -.66, 2.22, .15, .1, .14, "cream", .03)
        c.box(.66, -.6 + i * .25, 2.22, .1, .15, .14, "cream", .03)
    g(c.plant(.4, "teal", 2), (-.9, .0, 2.22), 0, .8)
    t = (1.15, .9)                                             # the minar: a flower of a base, a tapering shaft, a dome
    c.rod(*t, 0, .52, .12, "stone", .03)
    for a in range(0, 360, 60):
        x, y = polar(.3, a)
        c.ball(t[0] + x, t[1] + y, .26, .2, "cream", squash=(.8, .8, 1.5))
    c.rod(*t, .1, .34, 2.6, "#e6dac4", .02, r2=.15)
    for z, k in ((.95, .33), (1.7, .27), (2.4, .24)):
        c.rod(*t, z, k, .07, "#cdb999", .02)
    c.rod(*t, 2.7, .25, .1, "cream", .02)
    c.rod(*t, 2.8, .15, .34, WARM, .01)
    for a in range(0, 360, 60):
        x, y = polar(.17, a)
        c.rod(t[0] + x, t[1] + y, 2.8, .022, .34, "cream", 0)
    c.ball(*t, 3.16, .23, "cream", squash=(1, 1, .9))
    c.rod(*t, 3.34, .022, .26, "marigold", 0, r2=.004)
    kite = [c.prism([(-.17, 0), (0, .2), (.17, 0), (0, -.2)], .02, "coral", bevel=.003), c.prism([(-.06, -.2), (0, -.14), (.06, -.2), (0, -.3)], .02, "marigold", bevel=.003)]
    k = g(kite, (-1.0, .1, 3.3), 20)
    k.rotation_euler[1] = math.radians(18)
    c.cable([(-1.0, .1, 3.3), (-.75, .15, 2.75), (-.4, .2, 2.23)], "#a8988a", .008)
    g(c.tree(.8, None, 3), (-1.3, -1.15, -.35))
    rick(.55, -1.25)


def rick(x, y):
    """An auto rickshaw."""
    parts = [c.box(0, 0, .12, .72, .4, .22, "marigold", .06), c.box(.02, 0, .6, .62, .4, .09, "teal", .04), c.box(-.3, 0, .3, .07, .38, .36, "teal", .02), c.box(.3, 0, .3, .05, .36, .34, PANE, .01)]
    for wx, wy in ((-.24, -.2), (-.24, .2), (.28, 0)):
        parts.append(c.rod(wx, wy, .06, .1, .08, "ink", .02, rot=(90, 0, 0)))
    g(parts, (x, y, 0), -8, .95)


def san_francisco():
    tile(3.4, 3.4, "#b9cfa8", "teal")
    c.box(-.35, .45, 0, 1.7, 1.6, 2.15, "sky", .03)
    c.prism([(-1.0, 0), (0, .85), (1.0, 0)], 1.62, "plum", (-.35, .45, 2.13), bevel=.02)
    c.prism([(-.62, 0), (0, .55), (.62, 0)], .1, "white", (-.35, -.4, 2.2), bevel=.01)
    win(-.35, -.47, 2.3, .2, .26, pane=WARM)
    for x in (.95, 1.35):
        c.ball(x, 1.05, 3.53, .06, c.material("#ff6a4a", .4, 0, 2.2 if night else .3))
    for z in (.98, 0):
        c.box(-.72, -.42, z, .74, .32, .9 if z else .8, "white", .03)
        win(-.72, -.59, z + .24, .4, .42, pane=WARM if z else PANE)
    c.box(-.72, -.42, 1.9, .84, .42, .1, "plum", .02)
    door(.1, -.36, "coral"); win(.1, -.36, 1.3, .4, .5); win(.5, .2, 1.2, turn=90); win(.5, .9, 1.2, turn=90); win(.5, .55, .3, turn=90)
    for i in range(4):
        c.box(.1, -.55 - i * .13, 0, .6, .16, .2 - i * .05, "stone", .01)
    red = "#d8452a"                                              # the bridge behind
    for x in (.95, 1.35):
        c.box(x, 1.05, -.02, .13, .2, 3.5, red, .015)
    for z in (.55, 1.3, 2.1, 2.9, 3.35):
        c.box(1.15, 1.05, z, .5, .14, .16, red, .01)
    c.box(1.15, .1, .48, .5, 3.1, .09, "ink", .01)
    for x in (.93, 1.37):
        far = [(x, 1.05 - t * 2.5, 3.4 - 2.8 * (1 - (1 - t) ** 2)) for t in [k / 10 for k in range(11)]]
        c.cable(far, red, .03); c.cable([(x, 1.05, 3.4), (x, 1.57, .5)], red, .03)
        for px, py, pz in far[1::2]:
            c.cable([(px, py, .55), (px, py, pz)], red, .01)
    c.box(1.15, -1.35, -.02, .5, .3, .56, "stone", .04); c.box(1.15, 1.55, -.02, .62, .26, .58, "stone", .04); c.box(1.15, 1.0, -.02, .72, .5, .3, "stone", .04)
    car = [c.box(0, 0, .12, .86, .4, .2, "brick", .03), c.box(0, 0, .3, .62, .36, .3, "marigold", .02), c.box(0, 0, .58, .92, .42, .07, "cream", .02)] + [c.rod(x, y, .02, .09, .06, "ink", .01, rot=(90, 0, 0)) for x in (-.25, .25) for y in (-.18, .18)] + [c.box(x, -.19, .36, .14, .02, .18, PANE, 0) for x in (-.2, 0, .2)]
    g(car, (-.75, -1.35, 0), 0, 1.0); c.ball(.65, -1.35, .16, .2, "leaf"); c.ball(-1.3, .75, .25, .28, "moss"); c.ball(-1.36, .3, .18, .2, "leaf")


def london():
    tile(3.4, 3.4, "#c8cbb8", "plum")
    c.box(-.4, .35, 0, 2.0, 1.7, 2.3, "brick", .02)
    c.box(-.4, .35, 2.3, 2.1, 1.8, .12, "cream", .02); c.box(-.4, .35, .78, 2.04, 1.74, .07, "cream", .01)
    c.box(-.4, .35, 2.42, 1.7, 1.4, .38, "#4c4868", .08)
    for x in (-1.05, .25):
        c.box(x, .75, 2.7, .3, .3, .5, "brick", .02)
        for d in (-.07, .07):
            c.rod(x + d, .75, 3.2, .05, .14, "coral", .01)
    door(-.4, -.5, "teal"); c.prism([(-.42, 0), (0, .22), (.42, 0)], .2, "white", (-.4, -.56, .95), bevel=.01)
    for x in (-1.05, .25):
        win(x, -.5, .22, .38, .46); win(x, -.5, 1.05, .38, .5, pane=WARM if x < 0 else PANE); win(x, -.5, 1.7, .38, .42, pane=WARM if x > 0 else PANE)
    win(-.4, -.5, 1.15, .38, .46); win(-.4, -.5, 1.7, .38, .42, pane=WARM)
    for y in (0, .7):
        win(.6, y, 1.05, turn=90); win(.6, y, 1.7, .34, .4, turn=90)
    t = (1.2, .85)                                               # the clock tower
    c.box(*t, 0, .62, .62, 2.7, "#d9b271", .02)
    for z in (.7, 1.4, 2.1, 2.66):
        c.box(*t, z, .7, .7, .07, "#c79a55", .01)
    c.box(*t, 2.7, .74, .74, .7, "#d9b271", .02)
    for turn, dx, dy in ((0, 0, -.38), (90, .38, 0)):
        g([c.rod(0, 0, -.02, .27, .04, "ink", .005, rot=(90, 0, 0)), c.rod(0, -.02, -.02, .235, .04, c.material("#fff3cf", .4, 0, 1.3 if night else .3), .005, rot=(90, 0, 0))] + c.limb((0, -.05, 0), (0, -.05, .17), .014, "ink") + c.limb((0, -.05, 0), (.11, -.05, .02), .017, "ink"), (t[0] + dx, t[1] + dy, 3.05), turn)
    c.rod(*t, 3.4, .5, .62, "#3f5a52", .01, r2=.05); c.rod(*t, 4.0, .02, .3, "marigold", 0, r2=.004)
    bus = [c.box(0, 0, .08, 1.05, .4, .66, "coral", .06), c.box(0, 0, .42, 1.06, .41, .05, "cream", .01)] + [c.box(-.33 + i * .22, -.195, z, .17, .03, .15, PANE, .005) for i in range(4) for z in (.23, .52)] + [c.rod(x, y, .02, .1, .06, "ink", .01, rot=(90, 0, 0)) for x in (-.3, .32) for y in (-.18, .18)]
    g(bus, (-.55, -1.3, 0)); booth = [c.box(0, 0, 0, .32, .32, .78, "#c8321f", .02), c.box(0, -.15, .16, .22, .04, .5, PANE, .005), c.box(.15, 0, .16, .04, .22, .5, PANE, .005), c.ball(0, 0, .78, .17, "#c8321f", squash=(1, 1, .4))]
    g(booth, (.95, -.95, 0)); c.ball(1.35, -.1, .16, .2, "leaf"); c.ball(1.4, -1.35, .16, .2, "moss")


def berlin():
    tile(3.4, 3.4, "#c9d3b5", "marigold")
    c.box(-.3, .2, 0, 2.2, 1.7, 2.0, "#f0cf8a", .02); c.box(-.3, .2, 0, 2.24, 1.74, .3, "stone", .02); c.box(-.3, .2, 1.98, 2.32, 1.82, .12, "cream", .02)
    c.prism([(-1.0, 0), (-.6, .62), (.6, .62), (1.0, 0)], 2.2, "brick", (-.3, .2, 2.08), (0, 0, 90), .02)
    for x in (-.9, -.3, .3):
        win(x, -.66, 1.25, .34, .46, pane=WARM if x == -.9 else PANE); c.prism([(-.24, 0), (0, .26), (.24, 0)], .5, "brick", (x, -.5, 2.5), bevel=.01); c.box(x, -.52, 2.1, .36, .4, .42, "cream", .01); win(x, -.73, 2.16, .2, .24, pane=WARM if x > -.9 else PANE)
    for x in (-.9, .3):
        win(x, -.66, .5, .34, .46)
        c.box(x, -.78, 1.14, .6, .24, .05, "stone", .01); c.box(x, -.88, 1.18, .6, .04, .18, "teal", .01)
    door(-.3, -.66, "teal"); win(.8, -.15, 1.25, turn=90); win(.8, .5, 1.25, turn=90); win(.8, -.15, .5, turn=90); win(.8, .5, .5, turn=90)
    t = (1.2, .95)                                               # the television tower
    c.rod(*t, 0, .34, .5, "stone", .02, r2=.2); c.rod(*t, .4, .2, 2.3, "#cfccc6", .01, r2=.1); c.ball(*t, 2.95, .42, "steel", metal=.3, rough=.4); c.rod(*t, 2.9, .43, .09, WARM, .01)
    c.rod(*t, 3.3, .12, .2, "#cfccc6", .02)
    for i in range(4):
        c.rod(t[0], t[1], 3.48 + i * .22, .05 - i * .008, .23, "coral" if i % 2 == 0 else "white", 0)
    g(c.bicycle("coral"), (-.35, -1.2, 0), 3, .72)
    bear = [c.ball(0, 0, .26, .2, "walnut", squash=(.9, .85, 1.25)), c.ball(0, -.02, .6, .15, "walnut"), c.ball(0, -.14, .57, .07, "wood"), c.ball(0, -.2, .59, .025, "ink")]
    for s in (-1, 1):
        bear += [c.ball(s * .11, 0, .73, .05, "walnut"), c.ball(s * .055, -.145, .65, .016, "ink")] + c.limb((s * .16, 0, .4), (s * .25, -.06, .74), .055, "walnut") + [c.ball(s * .1, -.06, .07, .085, "walnut", squash=(1, 1.4, .8))]
    g(bear, (1.05, -.95, 0), 25, 1.1); c.ball(-1.36, -.85, .18, .2, "leaf"); c.ball(-1.32, -1.2, .16, .18, "moss"); c.ball(1.4, -.2, .16, .2, "leaf")


def new_york():
    tile(3.4, 3.4, "#bdbab4", "ink")
    c.box(-.55, .25, 0, 1.6, 1.6, 2.5, "#c46f4f", .02); c.box(-.55, .25, 2.5, 1.74, 1.74, .14, "cream", .02); c.box(-.55, .25, 0, 1.64, 1.64, .16, "stone", .02)
    for z in (.85, 1.42, 1.98):
        for x in (-1.1, -.55, 0):
            win(x, -.56, z, .26, .38, pane=WARM if (x, z) in ((-1.1, 1.98), (0, 1.98), (-.55, 1.42)) else PANE)
        for y in (-.1, .55):
            win(.26, y, z, .26, .38, turn=90)
    door(-.55, -.56, "ink"); win(-1.1, -.56, .22, .26, .38); win(0, -.56, .22, .26, .38)
    for z in (.78, 1.35, 1.92):                                   # fire escape
        c.box(-.28, -.74, z, .9, .3, .03, "ink", 0); c.cable([(-.72, -.88, z + .22), (.16, -.88, z + .22)], "ink", .012)
        for x in (-.72, -.28, .16):
            c.cable([(x, -.88, z), (x, -.88, z + .22)], "ink", .01)
    for z, s in ((.78, 1), (1.35, -1)):
        for d in (0, .1):
            c.cable([(-.28 - s * .35, -.72 - d, z), (-.28 + s * .35, -.72 - d, z + .57)], "ink", .012)
    for dx in (-.2, .2):
        for dy in (-.2, .2):
            c.rod(-.75 + dx, .45 + dy, 2.6, .025, .36, "ink", 0)
    c.rod(-.75, .45, 2.94, .34, .56, "walnut", .01); c.rod(-.75, .45, 3.5, .37, .28, "#4c4868", .005, r2=.01)
    t = (1.05, .85)                                               # the stepped tower
    for z, h, w, col in ((0, 1.9, 1.0, "#d9d2c2"), (1.9, .9, .78, "#d9d2c2"), (2.8, .55, .56, "#d9d2c2"), (3.35, .3, .36, "#c9c0ad")):
        c.box(*t, z, w, w, h, col, .015)
        n = max(2, int(w / .22))
        for i in range(n):
            u = -w / 2 + w * (i + .5) / n
            pane = WARM if z > 2 else PANE
            c.box(t[0] + u, t[1] - w / 2 - .005, z + .08, .07, .03, h - .16, pane, 0); c.box(t[0] + w / 2 + .005, t[1] + u, z + .08, .03, .07, h - .16, pane, 0)
    c.rod(*t, 3.65, .13, .3, "steel", .01, r2=.05); c.rod(*t, 3.9, .03, .55, "steel", 0, r2=.004)
    cab = [c.box(0, 0, .08, .86, .4, .2, "marigold", .06), c.box(-.02, 0, .26, .48, .36, .2, "marigold", .06), c.box(-.02, 0, .3, .4, .37, .11, PANE, .02), c.box(-.02, 0, .45, .16, .1, .06, "white", .01), c.box(0, -.2, .16, .5, .01, .04, "ink", 0)] + [c.rod(x, y, .03, .09, .06, "ink", .01, rot=(90, 0, 0)) for x in (-.27, .27) for y in (-.18, .18)]
    g(cab, (.1, -1.25, 0), 0, 1.1); c.rod(.95, -.9, 0, .07, .26, "coral", .02); c.ball(.95, -.9, .28, .08, "coral"); c.ball(-1.34, -.95, .2, .22, "leaf")
    g(c.tree(.75, None, 7), (1.35, -.6, -.3))


globals()[city.replace("-", "_")]()
c.box(.08, 0, -.16, 3.38, 3.42, .163, "stone", .05)
c.box(.08, .02, -.42, 3.3, 3.36, .28, "walnut", .02)


def street_lamp(x, y, top, reach):
    """On a mast, whose arm holds a shade `reach` to its left. By night it throws no shadow."""
    brass = c.material("#ffb84d", .6, 0, .55) if night else "marigold"
    iron = "#6d7391" if night and city == "new-york" else "ink"     # there it stands before the sky
    r = reach / 2
    parts = [c.rod(0, 0, 0, .075, .07, iron, .015), c.rod(0, 0, .06, .03, .3, iron, .005), c.rod(0, 0, .05, .02, top - .05, iron, 0)]
    parts += c.arc(-r, 0, top, r, 0, 180, .02, iron, n=14)
    parts += [c.rod(-reach, 0, top - .05, .045, .07, iron, .01), c.rod(-reach, 0, top - .17, .17, .13, brass, .012, r2=.045)]
    parts.append(c.ball(-reach, 0, top - .185, .092, c.material("#ffd48a", .4, 0, 5 if night else .35), squash=(1, 1, .95)))
    post = g(parts, (x, y, 0), 12)
    if night:
        c.shadowless(post)


# The mast of each stands clear of what is on its pavement.
mast = {"lahore": (.62, -.95), "san-francisco": (.48, -1.12), "london": (.38, -1.02), "berlin": (.68, -1.02)}.get(city, (.47, -1.02))
street_lamp(*mast, 1.72, .34)
if night:
    only_pool((0, -.66, 1.5), 3.4, 1.95, (.9, -6.2, 2.6))            # the whole house and its landmark, up to the roofs
    for lamp in bpy.data.lights:
        lamp.energy *= .8                                        # so near a wall it would bleach it
c.light(o.light, .3)
# A picture is 3.5 m wide: between two pieces of pavement is a gap of 12 cm.
c.render(os.path.join(o.out, f"{city}.{o.light}.png"), (.08, 0, 2.06), 3.5 * o.height / o.width, azimuth=0, elevation=13, samples=o.samples, size=(o.width, o.height))

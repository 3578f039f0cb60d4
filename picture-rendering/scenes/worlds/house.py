"""The Wrenhaus house, cut open: three rooms on each of two floors, a café on the roof, the wren on its hut. --room NAME
shows one of them alone, --view front the walls that are taken off, --view closed the house
with them, --view plan both floors from above."""
import argparse
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "kit"))
import clay as c  # noqa: E402
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import furnishings as f  # noqa: E402
import house_views as v  # noqa: E402

q = argparse.ArgumentParser()
q.add_argument("--room")
q.add_argument("--view", choices=["front", "closed", "plan"])
chosen = q.parse_known_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])[0]
room, view = chosen.room, chosen.view
o = c.options()
c.new_scene()
night = o.light == "night"
alone = room or view == "plan"                # each room has one light of its own by night
W, D, H, R = v.W, v.D, v.H, v.R               # width, depth, storey height, room width
X = [-R, 0, R]                                # room centres
g, p = c.group, c.person
B = D / 2 - .06                               # y of the inner face of the back wall
bulb_glass = c.material("#ffe2a8", .4, 0, 8 if night else 1)


def storey(z, floors, walls, lip):
    c.box(0, 0, z - .2, W + .5, D + .3, .2, lip, .03)
    c.box(0, 0, z - .235, W + .36, D + .16, .05, "gap", 0)
    for x, f in zip(X, floors):
        c.box(x, 0, z, R - .02, D, .03, f, 0)
        c.planks(R - .04, D, f, z + .03, x)
    for i, (x, w) in enumerate(zip(X, walls)):
        c.box(x, D / 2 + .02, z + .03, R, .16, H - .26, w, .01)
        c.box(x, B - .012, z + .03, R - .08, .03, .13, "gap", 0)
        c.box(x, B - .025, z + .04, R - .08, .03, .1, "white", .008)
    c.box(-W / 2 - .1, .02, z, .18, D + .1, H - .23, walls[0], .02)
    c.box(-W / 2 + .01, 0, z + .04, .03, D - .1, .1, "white", .008)
    for x in (-R / 2, R / 2):                 # half partitions, so that no room hides its neighbour
        c.box(x, D / 2 - .5, z, .12, 1.0, H - .23, "cream", .02)
        c.box(x, D / 2 - .5, z + .03, .15, 1.02, .1, "white", .008)


def garden_light(x, y, z, burns=True):
    """A knee-high lamp; by night one in the garden burns, and one on the roof."""
    glass = bulb_glass if burns else c.material("#ffe2a8", .4, 0, 0 if night else 1)
    g([c.rod(0, 0, 0, .045, .4, "ink", 0), c.rod(0, 0, .4, .08, .15, glass, .02), c.rod(0, 0, .55, .11, .05, "ink", .01, r2=.05)], (x, y, z))


def hang(colour, name):
    """A lamp in the middle of a room; from above it hangs where it hides nobody, and by night its shade shines above a larger
    bulb, which would be hidden otherwise. Alone in its room, the one above the developer's head hangs higher."""
    x, z = v.ROOMS[name]
    if view != "plan":
        drop, top = .3 if name == room == "front-end" else .5, H - (.26 if z and not alone else .23)
        return g(c.pendant(drop, colour, night, top), (x + v.HANG[name], -.1, z + .03))
    lamp = c.pendant(.5, c.material("#ffb84d", .6, 0, 1.1) if night else colour, night, H - .23)
    larger = [c.ball(0, 0, v.LAMP_Z - .32, .2, bulb_glass)] if night else []
    c.shadowless(g(lamp + larger, (x + v.ABOVE[name][0], v.ABOVE[name][1], z + .03)))


# ---- garden
c.box(.1, -.3, -.80, W + 2.5, D + 3.0, .36, "grass", .14)
c.box(.1, -.3, -.98, W + 2.2, D + 2.7, .2, "walnut", .06)
c.box(0, -.1, -.45, W + .9, D + .7, .25, "stone", .04)
c.box(-R + .2, -D / 2 - .95, -.45, 1.5, 1.2, .13, "stone", .03)
for i in range(3):
    c.rod(-R + .95 + i * .75, -D / 2 - 1.2 - (i % 2) * .1, -.46, .27, .05, "stone", .015)
g(c.bicycle("teal"), (1.6, -D / 2 - .78, -.43), 4)
g(c.tree(1.45, None, 31), (W / 2 + .8, -1.5, -.6))
g(c.tree(1.1, None, 33), (-W / 2 - .72, -1.35, -.6))
for i, (x, y, r) in enumerate([(-1.4, -2.75, .2), (-1.1, -2.72, .15), (3.6, -2.6, .24), (4.0, -2.75, .17), (5.6, -2.6, .2), (-5.7, -2.9, .22)]):
    c.ball(x, y, -.38, r, ["moss", "leaf"][i % 2], squash=(1.2, 1, .85))
for i, x in enumerate((-1.75, -1.6, 3.2, 3.35, 4.5, 4.65, 4.8)):
    c.rod(x, -2.95 + (i % 2) * .15, -.46, .012, .2, "moss", 0)
    c.ball(x, -2.95 + (i % 2) * .15, -.24, .05, ["coral", "marigold", "blush"][i % 3])
g(p("coral", "ink", 2, "short", 0, "walk", ("wave", "down"), mouth="open", jacket="teal"), (-R + .2, -D / 2 - .95, -.32), 22)
for x in (-4.75, -.35, 4.05):
    garden_light(x, -2.55, -.44, x < -4 and view != "closed")
g(c.bag("marigold"), (-R + .2, -D / 2 - .76, .62), 22, .8)

storey(0, ["wood", "walnut", "#b9bec8"], ["#efb98f", "teal", "#454063"], "sand")
storey(H, ["wood", "wood", "#e3c7a0"], ["#f6dcb4", "#ef9f83", "sky"], "sand")

# ---- ground floor left: the hall
g(c.window(-R + .95, B, .95, .95, 1.05, "back", night), (0, 0, 0))
g(c.sofa("coral", 1.6), (-R - .55, 1.25, .03))
g(p("marigold", "ink", 1, "long", 0, "sit", ("cup", "lap"), look=18), (-R - .3, 1.12, -.01), 8)
g(c.mug("white"), (-R - .13, .78, .84), 0)
g(c.cat("#d98a4a"), (-R - .98, 1.08, .47), 25, .9)
c.rod(-R - .5, .1, .03, .8, .02, "marigold", .005)
g(c.round_table(.36, .4, "cream", "ink"), (-R - .5, .1, .05))
g(c.books(3, 4), (-R - .55, .12, .45), 20, .8)
# Alone she stands further in front, where she hides nobody.
g(p("plum", "teal", 3, "scarf", 0, "stand", ("horn", "hip"), mouth="open") + f.megaphone(), *(((-R + .95, -.75, .03), 42) if room else ((-R + .62, -.35, .03), 38)))
g(c.plant(.95, "cream", 4), (-W / 2 + .42, -.7, .03))
g(f.lighthouse(night), (-R + .6, 1.2, .03), 0, 1.05)
g(f.search_field(), (-R - .72, B, 1.62))
for i, col in enumerate(("teal", "plum", "marigold")):
    g(c.jacket(col), (-W / 2 + .02, -.1 + i * .42, 1.95), 90, .95)

# ---- ground floor middle: planning round the table
c.rod(0, -.1, .03, 1.2, .02, "marigold", .005)
g(c.round_table(.72, .74), (0, -.1, .05))
for (x, y, t, who) in [(-.98, .0, 78, p("coral", "ink", 0, "bun", 2, "sit", ("desk", "point"), mouth="open")), (.98, .0, -72, p("sky", "plum", 2, "short", 3, "sit", "desk", glasses=True)),
                       (.02, .9, 4, p("cream", "teal", 1, "curly", 1, "sit", ("desk", "chin"), look=-20))]:
    g(c.chair("coral" if x < .5 else "marigold"), (x, y, .03), t)
    g(who, (x, y, .03), t)
g(c.chair("marigold"), (.5, -1.08, .03), 205)                       # the seat that is still free
for x, colour in ((-.4, "coral"), (.22, "marigold")):
    g(f.pennant(colour), (x, -.2, .79))
g(c.laptop(kind="chart"), (.05, .12, .79), 0, .8)
g(c.mug("coral"), (.42, -.35, .79))
g(c.mug("teal"), (-.42, .1, .79))
g(c.papers(4, 3), (-.15, -.42, .79), 20)
g(c.board(1.7, 1.0), (.05, B - .02, 1.15))
hang("marigold", "planning")

# ---- ground floor right: servers
for i, x in enumerate((-.95, -.25, .45)):
    g(c.rack(2.0, i + 2, night), (R + x, 1.3, .03))
    c.cable([(R + x + .1, 1.3, 2.05), (R + x + .12, 1.3, 2.4), (R + x + .3, 1.35, 2.5), (R + .9, 1.4, 2.5)], ["coral", "teal", "marigold"][i], .022)
c.cable([(R + .9, 1.4, 2.5), (R + 1.2, 1.45, 2.5), (R + 1.25, 1.45, .1), (R + 1.1, .8, .06), (R + 1.25, .2, .06)], "coral", .024)
g(p("teal", "ink", 0, "short", 1, "stand", "hold", beard=True, nod=8), (R + .42, -.2, .03), 12)
g(c.laptop("ink", kind="code", seed=4), (R + .5, -.57, 1.13), 192, .62)
g(f.sorter(), (R - .95, -.5, .03), 6)
g(p("marigold", "plum", 1, "bob", 0, "stand", ("reach", "down")), (R + 1.1, .5, .03), 205)

# ---- first floor left: design
z = H + .03
g(c.window(-R - 1.05, B, z + .9, .85, 1.0, "back", night), (0, 0, 0))
for i, col in enumerate(["coral", "teal", "marigold", "sky", "plum", "leaf", "ink", "blush", "cream"]):
    c.box(-R + .42 + (i % 3) * .36, B - .02, z + 1.15 + (i // 3) * .36, .3, .03, .3, col, .008)
for i in range(4):
    c.box(-R - .28 + (i % 2) * .3, B - .015, z + 1.15 + (i // 2) * .52, .24, .012, .42, "white", .002, rot=(0, [3, -4, -2, 5][i], 0))
    c.box(-R - .28 + (i % 2) * .3, B - .028, z + 1.3 + (i // 2) * .52, .15, .01, .14, ["coral", "teal", "sky", "marigold"][i], .02)
g(c.desk(1.5), (-R - .7, 1.3, z))
g(c.monitor(kind="design", seed=2), (-R - .8, 1.4, z + .75))
g(c.chair("teal"), (-R - .8, .62, z), 180)
g(p("coral", "plum", 2, "curly", 0, "sit", "type", look=-30), (-R - .8, .68, z), 180)
g(p("ink", "sand", 0, "long", 2, "stand", ("hold", "aside"), glasses=True, mouth="open"), (-R + .55, .55, z), 10)
g(c.papers(1, 2, "marigold"), (-R + .6, .2, z + 1.19), 10)
g(c.plant(1.05, "coral", 8), (-W / 2 + .45, -.5, z))
hang("coral", "design")
c.box(-R + .3, -.5, z, 2.3, 1.5, .02, "teal", .008)
for i in range(5):
    g(c.papers(1, i), (-R - .3 + i * .3, -.55 + (i % 3) * .22, z + .02), i * 40)

tip = g(f.pencil(), (-W / 2 + .42, .35, z), 0, .95)
tip.rotation_euler = (0, math.radians(-7), 0)
g(f.colour_wheel(), (-W / 2 + .04, -.45, z + 1.72), 90)

# ---- first floor middle: front end
for x, kind in ((-.8, "web"), (.75, "code")):
    g(c.desk(1.4), (x, 1.3, z))
    g(c.monitor(kind=kind, seed=3), (x - .1, 1.4, z + .75))
g(c.chair("marigold"), (-.9, .6, z), 180)
g(p("teal", "ink", 1, "bun", 0, "sit", "type"), (-.9, .66, z), 180)
g(c.chair("marigold"), (.25, .15, z), 215)
g(p("marigold", "plum", 3, "short", 3, "stand", ("point", "hip"), glasses=True, mouth="open", look=-35), (-.15, .62, z), 118)
g(p("white", "coral", 0, "quiff", 1, "walk", ("hold", "hold"), jacket="sky"), (1.12, -.4, z), 5)
g(f.card(), (1.16, -.78, z + .98), 5)
g(f.page(), (0, B, z + .9))
g(c.mug("coral"), (-.35, 1.15, z + .75))
hang("teal", "front-end")
g(c.plant(.5, "cream", 12), (1.42, 1.25, z + .75), 0, .6)
g(c.bag("plum"), (-1.35, .75, z), 30)

# ---- first floor right: phones, tests
for i in range(8):
    g(c.phone(seed=i + 1), (R - .75 + (i % 4) * .3, B - .03, z + 1.2 + (i // 4) * .45))
g(c.table(1.9, .75, .78, "cream"), (R + .05, .15, z))
for i, x in enumerate((-.72, -.42, .1, .4)):
    g(c.phone(tilt=-16, seed=i + 4), (R + .05 + x, -.02, z + .79), 14)
arm = [c.rod(0, 0, 0, .12, .06, "ink")] + c.limb((0, 0, .06), (0, 0, .36), .035, "coral") + c.limb((0, 0, .36), (-.26, -.05, .5), .03, "coral") + c.limb((-.26, -.05, .5), (-.36, -.07, .24), .018, "steel") + [c.ball(-.36, -.07, .22, .025, "ink"), c.ball(0, 0, .36, .05, "marigold"), c.ball(-.26, -.05, .5, .042, "marigold")]
g(arm, (R + .82, .15, z + .78), 0, 1.1)
g(c.stool("coral"), (R - .35, .85, z))
g(p("plum", "ink", 0, "bald", 0, "sit", "desk", beard=True), (R - .35, .85, z + .07), 6)
g(p("cream", "coral", 2, "bun", 0, "stand", ("hip", "cup")), (R + 1.1, -.8, z), -25)
g(c.phone(seed=9, tilt=-20), (R + .83, -1.16, z + 1.14), 20, .8)
tall = g(f.tall_phone(night), (R + 1.0, 1.25, z), 8)
tall.rotation_euler[0] = math.radians(-5)
g(c.lamp(1.5, "cream"), (R - 1.35, 1.3, z))
hang("cream", "testing")
g(c.bag("teal"), (R - 1.3, -.6, z), -20)

# ---- the roof
T = 2 * H
t = T + .05
c.box(0, 0, T - .2, W + .5, D + .3, .22, "sand", .03)
c.box(0, 0, T - .235, W + .36, D + .16, .05, "gap", 0)
c.box(0, 0, T + .02, W + .1, D - .1, .03, "#d9a877", 0)
c.planks(W + .1, D - .1, "wood", T + .053)
c.box(0, D / 2 + .06, T, W + .5, .14, .55, "cream", .03)
c.box(-W / 2 - .16, 0, T, .14, D + .2, .55, "cream", .03)
for (x, y) in [(-1.5, -1.3), (1.9, -1.3), (-1.5, 1.2), (1.9, 1.2)]:
    c.rod(x, y, t, .05, 2.3, "walnut", 0)
for y in (-1.3, 1.2):
    c.box(.2, y, t + 2.25, 3.8, .1, .12, "walnut", .02)
    c.string_lights((-1.5, y, t + 2.23), (1.9, y, t + 2.23), 10, .16, night)
for i in range(7):
    c.box(-1.4 + i * .53, -.05, t + 2.37, .08, 2.9, .08, "wood", .01)
g(c.table(2.0, .8, .74, "cream", "walnut"), (.2, -.3, t))
for (x, y, tt, who) in [(-.35, .33, 0, p("teal", "ink", 2, "long", 1, "sit", ("cup", "desk"), look=25)), (.75, .33, 0, p("plum", "sand", 0, "short", 2, "sit", ("desk", "wave"), mouth="open", look=-20)),
                        (1.55, -.35, -75, p("coral", "ink", 1, "curly", 3, "sit", "desk"))]:
    g(c.stool("marigold"), (x, y, t), tt)
    g(who, (x, y, t + .06), tt)
g(c.mug("coral"), (-.19, -.01, t + .8))
for (x, y, col) in [(.5, -.25, "teal"), (1.0, -.4, "sky")]:
    g(c.mug(col), (x, y, t + .74))
g(c.bowl("coral"), (.1, -.35, t + .74))
g(c.tree(1.7, "coral", 3), (-W / 2 + .6, 1.0, t))
g(c.tree(1.2, "teal", 5), (-W / 2 + 1.5, 1.2, t))
g(c.plant(.8, "marigold", 15), (-W / 2 + .6, -.6, t))
for i in range(4):                             # raised bed with tomatoes
    c.ball(-3.1 + i * .28, -.95, t + .48, .2, ["leaf", "moss"][i % 2])
    c.ball(-3.02 + i * .26, -1.1, t + .5, .06, "coral")
c.box(-2.7, -.95, t, 1.3, .5, .36, "walnut", .03)
g(p("sky", "ink", 3, "bun", 0, "stand", ("reach", "hold"), apron="coral"), (-2.55, -.28, t), -8)
g(c.tree(1.3, "marigold", 9), (W / 2 - .42, 1.15, t))
garden_light(-3.75, -1.35, t)

# ---- the hut and the wren
glass = c.material("#ffd48a" if night else "#cfe6f2", .3, 0, 3.0 if night else .8)
hut = [c.prism([(-.75, 0), (.75, 0), (.75, 1.3), (0, 1.92), (-.75, 1.3)], 1.7, "cream", (0, 0, 0), (0, 0, 90), .02),
       c.prism([(-.98, 1.13), (0, 1.94), (.98, 1.13), (.98, 1.27), (0, 2.08), (-.98, 1.27)], 2.0, "coral", (0, 0, 0), (0, 0, 90), .02),
       c.box(-.3, -.76, 0, .52, .06, 1.0, "teal", .02), c.ball(-.12, -.8, .5, .03, "marigold"),
       c.rod(-.3, -.82, 1.06, .08, .1, bulb_glass, .02, r2=.05),
       c.box(.38, -.75, .46, .56, .05, .56, "white", .015), c.box(.38, -.77, .51, .46, .04, .46, glass, .005), c.box(.38, -.79, .51, .03, .03, .46, "white", 0), c.box(.38, -.8, .4, .62, .12, .06, "walnut", .01)]
g(hut, (3.55, .45, t))
g(c.wren(), (3.25, .45, t + 2.06), -24, 1.35)
if not night:
    for x in X:                               # soft fill, so that rooms read
        for z0 in (0, H):
            c.fill((x, -.5, z0 + H - .3), 3.0, 2.0, 46, (1, .97, .92))
if room:
    v.isolate(room, night)
    f.complete(room, *v.ROOMS[room])
elif view in ("front", "closed"):
    v.put_on_front(night, alone=view == "front")
elif view == "plan":
    for name in ("hall", "servers") if night else ():     # by day these have none
        hang("cream", name)
    v.lay_out(night)
elif night:
    v.light_rooms()
c.light(o.light, {"closed": .5, "plan": .06}.get(view, .22))
# Few samples find the one of many lights that reaches their place.
samples = o.samples if room or view or not night else 3 * o.samples
camera = dict(azimuth=0, elevation=66, fit=.006) if view == "plan" else dict(azimuth=24, elevation=14, fit=.03 if room else .012)
c.render(os.path.join(o.out, f"{room or view or 'house'}.{o.light}.png"), samples=samples, size=(o.width, o.height), **camera)

"""The floor of the six services from above, its walls cut at the height of a table: a room for each, with its own colour."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "kit"))
import clay as c  # noqa: E402

o = c.options()
c.new_scene()
night = o.light == "night"
g, p = c.group, c.person
W, D, H, T = 12.0, 9.0, 1.15, .18             # width, depth, height and thickness of the walls
# The floor of each room: x and y of its left front corner, width, depth.
ROOMS = {"design": (-6, 1.5, 4.8, 3, "coral"), "web": (-1.2, 0, 7.2, 4.5, "sky"), "mobile": (-6, -1.5, 4.8, 3, "marigold"),
         "data": (-1.2, -4.5, 3.6, 4.5, "plum"), "search": (-6, -4.5, 4.8, 3, "sand"), "team": (2.4, -4.5, 3.6, 4.5, "teal")}
DOOR = 1.0


def wall(x, y, length, upright=False, door=None):
    """From (x, y) to the right or the back; `door` is how far along the opening begins."""
    parts = [(-T / 2, length + T / 2)] if door is None else [(-T / 2, door), (door + DOOR, length + T / 2)]
    for a, b in parts:
        w, d = (T, b - a) if upright else (b - a, T)
        at = (x, y + (a + b) / 2) if upright else (x + (a + b) / 2, y)
        c.box(*at, 0, w, d - (.02 if upright else 0), H, "cream", .02)
        c.box(*at, H - (.006 if upright else 0), w - .03, d - .03, .02, "ink", .005)


def lamp(at, to, colour="cream", watts=2000, angle=60):
    """A standing lamp; by night it throws a pool of light on the floor at `to`."""
    x, y = at
    g(c.lamp(1.45, c.material(colour, .6, 0, 1.4) if night else colour), (x, y, 0))
    if night:
        c.spot(((x + to[0]) / 2, (y + to[1]) / 2, 3.2), (*to, 0), watts, angle, (1, .78, .5), blend=.06)


c.box(0, 0, -.36, W + .5, D + .5, .3, "sand", .06)
for x, y, w, d, floor in ROOMS.values():
    c.box(x + w / 2, y + d / 2, -.06, w, d, .06, floor, 0)
wall(-6, 4.5, 12)
wall(-6, -4.5, 9, True)
wall(6, -4.5, 9, True)
wall(-1.2, 1.5, 3, True, door=.45)
wall(-6, 1.5, 4.8, door=3.5)
wall(-1.2, -4.5, 6, True, door=4.3)
wall(-6, -1.5, 4.8, door=3.5)
wall(-1.2, 0, 7.2, door=2.45)
wall(2.4, -4.5, 4.5, True, door=.6)

# ---- design: a round table with sketches, one takes a sheet from the board
g(c.board(2.3, .62, 7, 1), (-2.75, 4.38, .38))
c.rod(-3.5, 3.0, 0, 1.05, .02, "cream", .005)
g(c.round_table(.72, .74, "white"), (-3.5, 3.0, .02))
for i in range(5):
    g(c.papers(1, i + 2, ["white", "marigold", "sky", "blush", "white"][i]), (-3.85 + i * .17, 2.75 + (i * 2 % 3) * .22, .77), i * 37)
for x, y, t, who in [(-4.55, 3.0, 82, p("teal", "ink", 2, "bun", 0, "sit", "desk")), (-2.45, 2.95, -80, p("marigold", "plum", 0, "short", 2, "sit", ("point", "desk"), glasses=True))]:
    g(c.chair("white"), (x, y, 0), t)
    g(who, (x, y, 0), t)
g(p("ink", "sand", 1, "long", 1, "stand", ("reach", "hold")), (-2.0, 3.8, 0), 170)
g(c.plant(.85, "teal", 4), (-5.5, 2.5, 0))
lamp((-5.5, 3.3), (-3.6, 3.0))

# ---- web: six desks in two rows, all with work on the screen
for row, y in enumerate((3.45, 1.75)):
    for i, kind in enumerate((("web", "code", "design"), ("code", "web", "chart"))[row]):
        x = .65 + i * 1.95
        g(c.desk(1.5), (x, y, 0))
        g(c.monitor(kind=kind, seed=i + 3 * row, w=.8), (x - .1, y + .08, .75))
        g(c.chair(["coral", "marigold"][row]), (x - .1, y - .72, 0), 180)
SHIRTS = [("teal", "ink", 1, "bun", 0), ("coral", "ink", 0, "quiff", 1), ("cream", "plum", 3, "curly", 3), ("marigold", "ink", 2, "scarf", 0), ("plum", "ink", 0, "bob", 2)]
for (x, y), (shirt, legs, skin, hair, tone) in zip([(.55, 2.79), (2.5, 2.79), (4.45, 2.79), (2.5, 1.09), (4.45, 1.09)], SHIRTS):
    g(p(shirt, legs, skin, hair, tone, "sit", "type", look=-18 if y > 2 else 14), (x, y, 0), 180)
g(p("white", "coral", 1, "short", 0, "walk", ("cup", "down"), jacket="ink", beard=True), (.35, .95, 0), -20)
g(c.mug("coral"), (2.95, 3.4, .75))
g(c.plant(1.0, "coral", 9), (5.5, .6, 0))
g(c.bag("plum"), (1.35, 2.6, 0), 20)
lamp((5.6, 3.5), (3.7, 2.4), "marigold", 2600, 70)
lamp((-.6, 2.6), (1.1, 2.3), "marigold", 2600, 70)

# ---- mobile: a phone as large as a table, and a table of small ones
g([c.box(0, 0, 0, 1.15, 2.1, .14, "ink", .07), c.pane(0, 0, .146, 1.03, 1.95, c.image_material(c.drawn("app", 5), 1.0), rot=(-90, 0, 0))], (-4.75, -.2, 0), 90)
g(p("plum", "ink", 0, "bun", 3, "stand", ("point", "hold")), (-3.15, -.75, 0), 250)
g(p("teal", "ink", 3, "short", 0, "stand", ("hip", "reach"), glasses=True), (-3.45, .62, 0), 60)
g(c.table(1.35, .75, .76, "white"), (-2.05, .1, 0))
for i in range(5):
    g(c.phone(tilt=-18, seed=i + 2), (-2.57 + i * .26, -.02 + (i % 2) * .18, .77), 8)
g(c.stool("coral"), (-2.05, .72, 0))
g(p("white", "coral", 1, "bald", 0, "sit", "desk", beard=True), (-2.05, .72, .05), 0)
lamp((-5.65, .55), (-4.1, .0))

# ---- data: balls sorted into three boxes, behind them the machines
for i, x in enumerate((1.3, 1.98)):
    g(c.rack(1.5, i + 2, night), (x, -.5, 0), 0)
chute = [c.box(0, 0, .8, 1.5, .5, .12, "steel", .04), c.rod(0, 0, .9, .16, .34, "coral", .02, r2=.34), c.ball(0, 0, 1.22, .13, "marigold"), c.ball(-.14, .05, 1.2, .11, "sky"), c.ball(.15, -.03, 1.2, .11, "leaf")]
chute += [c.rod(x, 0, 0, .045, .8, "ink", 0) for x in (-.65, .65)]
g(chute, (.75, -2.2, 0))
for i, colour in enumerate(("marigold", "sky", "leaf")):
    x = .2 + i * .58
    c.box(x, -2.95, 0, .46, .46, .3, "white", .03)
    for k in range(5):
        c.ball(x - .11 + (k % 3) * .11, -3.05 + (k // 3) * .15, .31, .085, colour)
c.ball(-.6, -3.55, .12, .12, "coral")
g(p("marigold", "ink", 2, "long", 0, "stand", ("hold", "chin")), (-.5, -2.5, 0), 55)
g(p("sky", "ink", 0, "short", 1, "stand", ("reach", "down"), beard=True), (1.45, -1.5, 0), 205)
lamp((-.75, -1.5), (.7, -2.5))

# ---- search: a light that carries, and a caller
tower = [c.rod(0, 0, i * .34, .36 - i * .035, .34, ["white", "coral"][i % 2], .01, r2=.325 - i * .035) for i in range(4)]
tower += [c.rod(0, 0, 1.36, .3, .05, "ink"), c.rod(0, 0, 1.41, .15, .22, c.material("#ffe2a8", .4, 0, 9 if night else 1.2), .02), c.rod(0, 0, 1.63, .24, .2, "coral", .01, r2=.02)]
c.rod(-4.7, -3.05, 0, .95, .06, "sky", .02)
g(tower, (-4.7, -3.0, .06))
g([c.box(0, 0, 0, .5, .2, .12, "walnut", .05), c.rod(0, 0, .1, .014, .4, "ink", 0), c.prism([(0, 0), (.26, 0), (0, .3)], .02, "white", (.02, 0, .14))], (-4.15, -3.5, .06), 20)
g(c.table(1.3, .8, .74, "wood"), (-2.1, -2.75, 0))
g(c.laptop(kind="chart", seed=3), (-2.25, -2.8, .74), 12, 1.0)
g(c.papers(3, 6), (-1.75, -2.8, .74), 30)
g(c.stool("teal"), (-2.1, -2.18, 0))
g(p("coral", "ink", 1, "curly", 1, "sit", "desk"), (-2.1, -2.18, .05), 4)
g([c.rod(0, 0, 0, .05, .34, "marigold", .01, r2=.17, rot=(90, 0, 0))], (-3.3, -3.75, 1.14), -62)
g(p("teal", "plum", 3, "bob", 0, "stand", ("horn", "hip"), mouth="open"), (-3.62, -3.58, 0), 62)
if night:
    c.spot((-4.0, -3.0, 3.4), (-3.3, -3.1, 0), 2800, 72, (1, .78, .5), blend=.06)

# ---- team: two desks that face each other, and a free seat between ours and theirs
g(c.table(1.3, 2.3, .74, "cream"), (4.2, -2.1, 0))
for i, (x, y, t) in enumerate([(3.3, -1.55, 88), (3.3, -2.65, 92), (5.1, -1.55, -88), (5.1, -2.65, -92)]):
    g(c.chair(["coral", "coral", "marigold", "marigold"][i]), (x, y, 0), t)
    if i < 3:
        who = [("plum", "ink", 1, "short", 3), ("white", "ink", 3, "bun", 0), ("marigold", "ink", 0, "long", 2)][i]
        g(p(*who, "sit", ("type", "desk"), look=12), (x, y, 0), t)
    g(c.laptop(kind=["code", "chart", "web", "design"][i], seed=i + 1), (x + (.52 if x < 4 else -.52), y, .74), t + 180, .9)
g(c.mug("coral"), (4.2, -1.3, .74))
g(p("sky", "coral", 2, "quiff", 0, "walk", ("wave", "down"), mouth="open"), (3.2, -3.75, 0), 30)
g(c.plant(.9, "coral", 15), (5.5, -3.9, 0))
lamp((5.5, -.75), (4.2, -2.1), "marigold", 2200, 62)

if not night:
    c.fill((0, 0, 6), 12, 9, 260, (1, .97, .92))
c.light(o.light, .16)
c.render(os.path.join(o.out, f"floor-plan.{o.light}.png"), azimuth=0, elevation=60, samples=o.samples, size=(o.width, o.height), fit=.006)

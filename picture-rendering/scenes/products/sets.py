"""The 22 product shots and the two app pictures, as data.

Each set: ground (and wall) colour, the stage and its height, the devices, the props, the camera.
A device: (kind, x, y, turn, options). A prop: (name, options, x, y, level, turn, scale); level "g" is the ground, "t" the top of
the stage, a number is a height. The camera: (azimuth, elevation, width seen, target x, target z). By night `pool` is
(x, y): the middle of the light of the one lamp that the picture shows; a third number is how far it comes from the front, a
fourth how high its middle is. What could be a second lamp has lit=False among its options, and a lamp that would darken what
it lights shadow=False. `lamp` is the watts, how large the
lamp is (a smaller one has harder shadows), and the height above which nothing throws a shadow. `dim` is how bright screens
are by night, and `shape` the height of the picture for its width. `hung` is the colour and the form of a lamp that hangs above
the set and lights it, by night only and on a cord, or also by day on a mast whose foot follows; it is () where the set has
such a lamp of its own, or its screen is the lamp. The watts of such a lamp are for one metre, and `side` is how far to the
right of the set it hangs, for five metres of height.
"""


def S(ground, stage, h, devices, props, camera, wall=None, back=1.25, pool=None, lamp=(440, .05, .28), dim=1, shape=3 / 4, hung=None, side=0):
    return dict(ground=ground, stage=stage, h=h, devices=devices, props=props, camera=camera, wall=wall, back=back, pool=pool, lamp=lamp, dim=dim, shape=shape, hung=hung, side=side)


def L(x=0, y=0, turn=0, **kw):
    return ("laptop", x, y, turn, kw)


def P(x=0, y=0, turn=0, **kw):
    return ("phone", x, y, turn, kw)


def D(kind, x=0, y=0, turn=0, **kw):
    """One of displays.py."""
    return (kind, x, y, turn, kw)


HUNG = dict(dim=.97, lamp=(120, .012, .28))

SETS = {
    "cyber-guardians": S("#06382c", ("steps", dict(tint="#16705a", low="#f4b23a", n=2, w=1.3, d=.92)), .2,
                         [L(-.16, .04, 10), P(.5, -.24, 12, height=.6, stand="coral")],
                         [("padlock", {}, -.6, -.555, -.1, 14, .62), ("hook", {}, .81, .15, .2, 16, .8)], (14, 15, 1.92, .02, .27), hung=(), pool=(0, .02, 2.4, -.2), **HUNG),
    "takenote": S("#ffb000", ("sheets", dict(tint="#ff5c9a", w=1.34, d=.96)), .24,
                  [L(-.06, .06, -12, shell="ink", keys="#4a4658"), P(.52, -.25, -10, height=.6, shell="#ff5c9a", stand="ink")],
                  [("microphone", {}, -.74, -.3, "g", 0, 1.0)], (-14, 16, 1.94, .04, .28), hung=(), pool=(.02, .02, 2.4, -.22), side=-1.8, **HUNG),
    "iamadesigner": S("#f873ac", ("cutting_mat", dict(tint="ink", line="#4a4560")), .03, [D("tablet", -.06, .06, 0, shell="white", w=1.14)],
                      [("pencil_cup", {}, .76, .42, "t", 30, .8), ("swatches", {}, -.54, -.515, "t", 70, .54), ("cup", dict(tint="#f7d420"), .72, -.46, "t", 40, .9), ("pencil", dict(tint="coral"), -.79, -.12, "t", 78, .7), ("pencil", dict(tint="teal"), -.91, -.02, "t", 84, .6), ("desk_lamp", dict(tint="#f7d420", turn=-20), -.8, .34, "t", 0, .9)], (10, 66, 2.0, 0, 0), pool=(-.02, .02), dim=.93, lamp=(620, .012, .28)),
    "clearframe-windows": S("#a9cfe0", ("sill", dict(tint="white", frame="#1f5a4a", pane="#58b4ee")), .2, [L(.0, -.04, -5, shell="#f3efe6", keys="#1f5a4a")],
                            [("sprig", dict(tint="#3d8a5a"), -.66, -.26, "t", 0, .72), ("cat", {}, .67, -.22, "t", -30, .72)], (-7, 15, 1.84, 0, .29), "#8fbdd3", .7, hung=(), pool=(.02, -.02, 2.4, -.2), side=1.8, **HUNG),
    "pashm-and-loom": S("#7c1f35", ("table", dict(tint="#e39b1e", legs="#5a1426", r=.88)), .42, [L(.08, .08, -13, shell="#f2e4cc", keys="#7c1f35")],
                        [("shawl", {}, -.54, -.4, "t", 20, .6), ("wool", dict(tint="#24345f", r=.12), .42, -.5, "t", 0, .75), ("wool", dict(tint="#c23a52", r=.14), .7, -.1, "t", 30, .8)], (-14, 19, 1.92, 0, .315), hung=("#e39b1e", "drum"), pool=(.02, .12, 2.4, -.3), side=-2.0, **HUNG),
    "parcel-and-bow": S("#fbe3d0", ("gift", dict(tint="#d62246", ribbon="#fff3e2", w=1.4, d=.96)), .25, [L(-.12, .08, 10, shell="#fff3e2", keys="#d62246"), P(.5, -.24, 14, height=.6, shell="#117a5d", stand="#fff3e2")],
                        [("present", dict(tint="#117a5d", ribbon="#f7b6cb"), -.54, -.58, "g", 16, .8), ("present", dict(tint="#f4b23a", ribbon="#d62246", h=.18, w=.24), -.24, -.66, "g", -10, .75), ("fairy_lights", dict(a=(-.64, -.42, .01), b=(.3, -.44, .01), lit=False), 0, 0, "t", 0, 1)], (12, 16, 1.96, .02, .28), hung=(), pool=(0, .06, 2.4, -.25), side=2, **HUNG),
    "brickshare": S("#e8b08f", ("bricks", dict(tint=["#b9573c", "#c4674a", "#a64a33"], mortar="#efe3d3")), .28, [L(0, .0, -12, shell="#efe3d3", keys="#7a3a2a")],
                    [("house", dict(wall="#c4674a", roof="#35313a", door="#1e6a58", lit=False), -.66, -.42, "g", 14, .8), ("house", dict(wall="#f4e3c8", roof="#b9573c", door="#f4b23a", w=.26, h=.36, lit=False), .72, .02, "g", -12, .85), ("house", dict(wall="#f4b23a", roof="#35313a", door="#c23a1a", w=.26, h=.2), .64, -.44, "g", -20, .85)], (-13, 16, 1.92, 0, .27), hung=("#f4b23a", "dome"), pool=(0, .08, 2.4, -.28), side=3.2, **HUNG),
    "tallypay": S("#7fd9b6", ("checks", dict(tint="#b9ecd7")), .01, [P(-.32, -.42, 8, height=.9, lean=90)],
                  [("pizza", {}, .42, .16, "t", 14, 1.1), ("cup", dict(tint="#5b21e6"), -.76, .5, "t", 30, 1.1), ("cup", dict(tint="#ff77c8"), .12, -.5, "t", 200, 1.1), ("cup", dict(tint="#d9ff4a"), .9, -.36, "t", -40, 1.1), ("candle", dict(dish="#c23a1a", glow=2.4), .52, -.53, "t", 0, 1.15)], (6, 68, 1.9, .04, 0), pool=(.06, -.08), dim=.97, lamp=(440, .012, .28)),
    "hawthorn-transfer": S("#1b2a52", ("stairs", dict(tint="#ef7d2d", side=-3.3, low="#f7a35c")), .3, [L(-.04, .0, 12, shell="#f3ead8", keys="#1b2a52")],
                           [("globe", dict(lit=False), .72, -.1, -.075, 0, .66), ("plane", {}, -.5, -.6, "g", -14, .8)], (14, 16, 1.92, .04, .28), hung=("#ef7d2d", "cone"), pool=(.05, .08, 2.4, -.3), side=-3.3, **HUNG),
    "kestrel-money": S("#8d7bd6", ("bridge", dict(tint="#f0e6d8", top="#5a45a8")), .34, [L(-.1, .04, -10, shell="#efe7fb", keys="#5a45a8"), P(.5, -.22, -8, height=.58, stand="#b5502a")],
                       [("kestrel", {}, -.68, -.1, "t", 30, .75), ("nest", {}, .04, -.44, "g", 0, .95)], (-12, 14, 1.96, -.02, .25), hung=(), pool=(-.02, .3, 2.4, -.34), side=-1.8, **HUNG),
    "marlow-chauffeurs": S("#211c20", ("road", dict(tint="#b98d45", dash="#e7c987")), .2, [L(.0, .12, 10, shell="#2c262b", keys="#6b5a3a")],
                           [("car", {}, .32, -.56, "g", 8, .66)], (14, 17, 1.94, .0, .29), hung=("#d9a441", "dome", -.64, -.06, 0), pool=(0, .06, 2.4, -.2), **HUNG | dict(lamp=(210, .012, .28))),
    "lavender-row": S("#b8a3e3", ("ridges", dict(tint="#fbf1de", crop="#8a6fca")), .16, [L(.0, .0, -20, shell="#fbf1de", keys="#6b4fa0")],
                      [("lavender", {}, -.5, -.34, "t", 0, .74), ("soap", {}, .5, -.4, "t", -24, .6), ("candle", dict(tall=.09, lit=False), .1, -.46, "t", 0, .66)], (-24, 16, 1.5, -.03, .385), hung=(), pool=(-.02, 0, 2.4, -.16), side=1.8, **HUNG),
    "galerie-nord": S("#d9c3a1", ("cube", dict(tint="#e4402a", w=.8, d=.26)), .16, [D("framed", .02, .66, 0, w=1.2, z=.12)],
                      [("person", dict(shirt="#20357a", trousers="ink", hair="bun", arms=("back", "back")), -.82, .18, "g", 176, .42), ("person", dict(shirt="#f6b7bd", trousers="#20357a", hair="curly", tone=3, skin=3, arms=("point", "down")), .84, .2, "g", 150, .42), ("picture_lamp", {}, .02, .62, .99, 0, 1)], (7, 10, 2.16, .02, .34), "#f4f1ea", .68, pool=(.0, .5, 2.6, .42), dim=.97, lamp=(600, .012, .9)),
    "hotel-belmar": S("#8fd0bf", ("arch", dict(tint="#efdcb8", wall="#f08a6e", r=.78)), .24, [L(.0, -.02, 12, shell="#fff3de", keys="#1b6f78")],
                      [("bell", {}, -.44, -.62, "g", 0, .75), ("key", {}, .585, -.22, "t", -78, .5), ("palm", dict(pot="#1b6f78", tall=.72), .74, -.2, "g", 40, .85)], (14, 16, 1.92, .04, .27), hung=("#f4b23a", "globe"), pool=(.02, .06, 2.4, -.24), side=3.0, **HUNG),
    "open-well-foundation": S("#d99a3d", ("terrace", dict(tints=["#f3dfb8", "#b8692e", "#2456a6"], r=.68)), .24, [L(-.1, .02, -12, shell="#f3e6cc", keys="#2456a6")],
                              [("well", {}, .68, -.3, -.08, -14, .66)], (-12, 17, 1.98, .07, .27), hung=("#f2a33a", "cone"), pool=(.08, .06, 2.4, -.24), side=1.8, **HUNG),
    "loudhailer": S("#ffd400", ("bare", {}), .5, [D("hoarding", .1, .1, -10, foot=.5, lamp="#ff1f8f", alone=1)],
                    [("megaphone", {}, -.74, -.5, "g", 24, .95), ("person", dict(shirt="#ff1f8f", trousers="ink", hair="quiff", skin=2, arms=("horn", "hip"), mouth="open"), .72, -.42, "g", 24, .4)], (-10, 14, 2.12, .04, .2), hung=(), pool=(.05, .0, 2.4, -.5), **HUNG),
    "coinharbour": S("#0d5c63", ("quay", dict(tint="#e6d7ba", water="#1a8f93")), .22, [L(.02, .06, 12, shell="#0b2a4a", keys="#ff9a3d")],
                     [("ship", dict(lit=False), .42, -.6, -.19, 8, .6), ("coins", dict(n=7), .62, .04, "t", 0, .75), ("coins", dict(n=4), .66, -.16, "t", 0, .7)], (14, 17, 1.92, .04, .295), hung=(), pool=(.06, .04, 2.4, -.22), side=-1.8, **HUNG),
    "harbour-wallet": S("#16255c", ("disc", dict(tint="#2f5ce0", r=.62, rim="#ffdf5a")), .2, [P(.0, .0, -14, height=.94, stand="#ff5a43")],
                        [("lighthouse", dict(lit=False), -.56, .0, -.11, 0, .95), ("lifebuoy", {}, .44, -.2, "t", -14, .95)], (-16, 12, 1.84, -.02, .46), hung=("#ffdf5a", "cone"), pool=(.05, .3, 2.4, -.2), side=-2.0, **HUNG),
    "twosome": S("#ffb59a", ("bare", {}), .6, [D("held_phone", .02, -.2, 8, shell="white", skin=2, sleeve="#7a1537")],
                 [("chair", dict(tint="#7a1537"), -.62, 2.5, "g", 62, 1.15), ("cafe_table", {}, -.1, 2.7, "g", 0, 1.1), ("cup", {}, -.14, 2.62, -.2, 30, .9), ("candle", dict(tall=.14, lit=False), .06, 2.6, -.2, 0, 1.2)], (10, 15, 1.7, .03, .3), hung=("#f4b23a", "globe"), pool=(.22, 1.0, 5, -.1), **HUNG),
    "railhop": S("#cfd0d6", ("track", dict(tint="#a9abb5", rail="#4a4752", sleeper="#7d6a5d")), .2, [D("departures", .06, .26, 0, w=1.28, z=.34)],
                 [("train", dict(stripe="#ffffff"), .16, -.68, -.14, 0, .6), ("person", dict(shirt="#6a3df0", trousers="ink", hair="bob", skin=1, arms=("down", "hip"), pose="stand"), -.8, .1, "t", 20, .34), ("bag", dict(colour="coral"), -.66, -.05, "t", 0, .4), ("pendant", dict(colour="#f4b23a", drop=1.1, top=3.2), -.78, .02, "t", 0, .45)], (10, 13, 2.1, .02, .5), pool=(-.5, -.2, 1.2, .3), dim=.97, lamp=(440, .012, .28)),
    "homeward": S("#5ea04f", ("books", dict(tints=["#c23a1a", "#f6c33c"], w=.8, d=.62)), .2, [P(.0, .02, -13, height=.94, stand="#f6c33c")],
                  [("barrel", {}, -.54, .04, "g", 16, 1.0), ("envelope_up", {}, .52, -.22, "g", -18, .9), ("palm", dict(tall=.7, pot="#5a1f3d"), .6, .1, "g", 0, .95)], (-14, 13, 1.88, .0, .45), hung=("#f6c33c", "drum"), pool=(.05, .3, 2.4, -.2), side=2.0, **HUNG),
    "kismet-and-co": S("#9c1f5c", ("niche", dict(tint="#e9b44a", wall="#b52d70")), .22, [L(.0, .0, 8, shell="#f7d9d2", keys="#7a1537")],
                       [("rings", {}, -.64, -.3, "t", 8, .58), ("garland", dict(a=(-.42, -.44, .045), b=(.72, -.4, .045), sag=0, n=12, size=.05), 0, 0, 0, 0, 1), ("garland", dict(a=(-.8, .38, .83), b=(.8, .38, .83), sag=.055, n=22, size=.05), 0, 0, 0, 0, 1), ("candle", dict(tall=.05, dish="#c9973f", glow=5), .64, -.2, "t", 0, .9), ("candle", dict(tall=.05, lit=False), -.42, -.3, "t", 0, .9)], (9, 14, 1.9, .0, .31), "#8d1b54", 1.1, pool=(.06, -.2, 1.4, .28), dim=.97, lamp=(440, .012, .28)),
}

APPS = {
    "wren-vpn": S("#12756b", ("disc", dict(tint="#ff6b3d", r=.34, rim="#f4d35e")), .16, [P(.0, .06, 14, height=1.0, stand="#0b2f2a")],
                  [("wren", {}, -.33, -.27, -.09, 130, .46), ("umbrella", {}, -.36, -.2, -.09, -10, .58), ("gooseneck", dict(tall=1.9, reach=.42, shadow=False), .3, .16, -.09, -40, .42)], (16, 13, 1.24, .02, .4), pool=(-.08, -.06, .9), dim=.97),
    "wren-studio": S("#3c1763", ("steps", dict(tint="#ff77c8", low="#ffc7a0", n=2, w=.84, d=.6, grow=.16)), .18, [P(.0, .06, -14, height=1.0, stand="#3c1763")],
                     [("wren", {}, .34, -.16, "t", 60, .48), ("pencil_cup", dict(tint="#6fd3d0"), -.36, .0, "t", 0, .55), ("pebble", dict(tint="#f7d96b", r=.06), -.2, -.24, "t", 0, 1), ("gooseneck", dict(tall=1.5, reach=.85, shadow=False), .33, .2, "t", -85, .42)], (-16, 13, 1.24, -.02, .4), pool=(.08, -.06, .9), dim=.97),
}

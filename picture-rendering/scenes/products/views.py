"""The views of an interface in the case studies: each in the set of its client, near, on another device. Data as in sets.py."""
from sets import D, S

NEAR = dict(shape=.7, dim=.97)

VIEWS = {
    "takenote-view-1": S("#ffb000", ("sheets", dict(tint="#ff5c9a", n=6, w=1.5, d=.8)), .16, [D("tablet", 0, -.16, -3, lean=12, shell="#ff5c9a")],
                         [("binders", dict(n=6, tints=("#2d4bff", "#ff5c9a", "cream", "#2d4bff", "ink")), -.3, .3, "t", 0, 1), ("lantern", dict(tint="#ffd92e", glow=5), .52, -.42, "t", 0, .42), ("pencil", dict(tint="#2d4bff"), -.36, -.36, "t", 4, .5)],
                         (-4, 9, 1.22, -.01, .265), pool=(.04, -.2, 1.2, .24), **NEAR | dict(lamp=(560, .012, .28))),
    "takenote-view-2": S("#ffb000", ("worktop", dict(tint="#ff5c9a", edge="#d83a78")), .6, [D("desktop", 0, 0, 4, shell="#2d4bff", foot="#2d4bff")],
                         [("keyboard", {}, 0, -.36, "t", 3, 1), ("mushroom", dict(tint="#ffd92e"), .48, -.22, "t", 0, .42), ("magnifier", {}, -.5, -.3, "t", 0, .55)],
                         (5, 10, 1.22, 0, .375), pool=(.04, -.12, 1.2, .3), **NEAR | dict(lamp=(560, .012, .28))),
    "cyber-guardians-view-1": S("#06382c", ("steps", dict(tint="#16705a", low="#1f8f74", n=2, w=.86, d=.8, grow=.12)), .24, [D("held_tablet", 0, -.1, -4, z=.1)],
                                [("lantern", dict(tint="#f0532d"), .16, -.33, "t", 0, .48), ("padlock", {}, -.18, -.34, "t", 12, .4)],
                                (-4, 12, 1.26, 0, .358), pool=(0, -.2), **NEAR | dict(lamp=(560, .012, .28))),
    "cyber-guardians-view-2": S("#f4b23a", ("bare", {}), 1.0, [D("framed", 0, .6, 0, w=1.0, z=.1, frame="#f4b23a", mat="#0b2a4a")],
                                [("picture_lamp", {}, 0, .56, .84, 0, 1), ("person", dict(shirt="coral", hair="bun", skin=1), -.42, -.1, -.61, 166, .4),
                                 ("person", dict(shirt="teal", hair="short", tone=2, skin=3), -.1, -.1, -.61, 176, .4), ("person", dict(shirt="marigold", hair="curly", tone=3, skin=2), .36, -.1, -.61, 192, .4)],
                                (4, 6, 1.26, 0, .47), "#06382c", .64, pool=(0, .6, 3, .46), **NEAR | dict(lamp=(1100, .012, .8))),
    "iamadesigner-view-1": S("#f873ac", ("bare", {}), .6, [D("easel", 0, .2, -5, frame="#2a2ad1")],
                             [("paint_jar", {}, .46, -.1, -.2, 0, .6), ("paint_jar", dict(tint="#2a2ad1", brushes=("teal", "sky")), .36, -.2, -.22, 0, .55), ("desk_lamp", dict(tint="#f7d420", turn=10, aim=(0, -105, 10)), -.5, -.1, -.26, 0, .5)],
                             (-6, 9, 1.24, 0, .3), "#f873ac", .32, pool=(-.06, .2, 6, .24), **NEAR | dict(lamp=(2300, .012, .28))),
    "iamadesigner-view-2": S("#f873ac", ("cutting_mat", dict(tint="ink", line="#4a4560", w=1.7, d=1.6)), .03, [D("tablet", 0, -.28, 3, shell="white", lean=60, rim=.05)],
                             [("drawing_hand", {}, .4, -.2, .1, 0, .72), ("pear", {}, -.17, -.5, "t", 0, .66), ("lantern", dict(tint="#e2371f", glow=5), -.46, -.5, "t", 0, .64)],
                             (4, 50, 1.28, 0, .015), pool=(0, -.22, 1.2), **NEAR | dict(lamp=(440, .012, .28))),
}

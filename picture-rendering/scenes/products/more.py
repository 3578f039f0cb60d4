"""More props: vehicles, animals, plants and rooms in miniature. Each stands on z = 0 around the origin, facing -y."""
import math
import random
import bpy
import clay as c
from devices import shade
from objects import GOLD, curve
from surface_of import solid, turned


def globe(sea="#3f86b5", land="#f2a33a", stand="#b9772c", lit=False):
    """On a stand; a lamp inside shines when `lit`."""
    out = [turned([(.001, 0), (.15, 0), (.15, .03), (.05, .06), (.03, .12), (.001, .12)], 40, stand), c.ball(0, 0, .34, .2, sea, glow=2.6 if lit else 0)]
    rnd = random.Random(11)
    for lat, lon, n in ((35, -20, 9), (5, -35, 8), (45, -95, 8), (-15, -75, 6), (30, 50, 9), (-20, 20, 6)):
        for _ in range(n):
            a, b = math.radians(lon + rnd.uniform(-17, 17)), math.radians(lat + rnd.uniform(-15, 15))
            out.append(c.ball(.187 * math.cos(b) * math.sin(a), -.187 * math.cos(b) * math.cos(a), .34 + .187 * math.sin(b), .034, land))
    return out + c.arc(0, 0, .34, .232, -95, 95, .014, stand, n=20, **GOLD)


def plane(tint="white", high=.3):
    """A paper plane, nose towards -x, hovering on a thin wire."""
    v = [(-.3, 0, 0), (.24, -.22, .05), (.24, -.035, .05), (.24, 0, -.11), (.24, .035, .05), (.24, .22, .05)]
    paper = solid("plane", v, [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)], tint, 5)
    mod = paper.modifiers.new("thick", "SOLIDIFY")
    mod.thickness = .008
    root = c.group([paper], (0, 0, high))
    root.rotation_euler = (math.radians(-16), math.radians(16), 0)
    return [root, c.rod(.06, 0, 0, .1, .02, "ink", .006)] + c.limb((.06, 0, 0), (.06, 0, high - .02), .006, "steel")


def kestrel(back="#b5502a", belly="#f0d9b5", head="#8d97a3"):
    """A small falcon, perched, wings folded."""
    body = c.ball(0, 0, .2, .14, back, squash=(.82, .85, 1.35), rot=(-12, 0, 0))
    out = [body, c.ball(0, -.035, .19, .125, belly, squash=(.78, .8, 1.25), rot=(-12, 0, 0)), c.ball(0, -.05, .41, .1, head)]
    for s in (-1, 1):
        out += [c.ball(s * .095, .03, .2, .14, shade(back, .75), squash=(.32, .6, 1.5), rot=(-16, s * 6, 0)), c.ball(s * .045, -.132, .425, .018, "ink", rough=.2), c.ball(s * .05, -.147, .431, .006, "white", glow=.5)]
        out += c.limb((s * .045, -.02, .06), (s * .045, -.03, .0), .015, "marigold") + c.limb((s * .045, -.03, .012), (s * .055, -.08, .01), .012, "marigold")
    for i in range(7):
        a = i * 2.3
        out.append(c.ball(.06 * math.cos(a), -.125 + .02 * abs(math.cos(a)), .12 + .03 * i, .011, shade(back, .5), squash=(1, .5, 1.5)))
    tail = c.box(0, .14, -.02, .11, .03, .24, head, .012, rot=(-28, 0, 0))
    return out + [tail, c.box(0, .165, -.04, .112, .032, .06, "ink", .01, rot=(-28, 0, 0)), c.rod(0, -.155, .37, .026, .065, "marigold", 0, r2=.002, rot=(112, 0, 0))]


def car(tint="#6d1f33", trim="#c9973f", glass="#f3d9a0"):
    """A limousine in profile, bonnet towards +x, .95 long."""
    out = [c.box(0, 0, .07, .95, .36, .13, tint, .05, rough=.4), c.box(0, 0, .05, .97, .34, .05, trim, .015, **GOLD)]
    out.append(c.prism([(-.36, .19), (.27, .19), (.14, .335), (-.24, .335)], .31, tint, bevel=.03, rough=.4))
    for s in (-1, 1):
        for x0, x1, k0, k1 in ((-.285, -.05, -.215, -.05), (-.01, .205, -.01, .115)):
            out.append(c.prism([(x0, .205), (x1, .205), (k1, .312), (k0, .312)], .006, glass, (0, s * .1545, 0), bevel=.002, rough=.3))
        for x in (-.3, .3):
            out += [c.rod(x, s * .165, 0, .098, .06, "ink", .015, rot=(90, 0, 0)), c.rod(x, s * .195, 0, .052, .02, trim, .006, rot=(90, 0, 0), **GOLD)]
            for o in out[-2:]:
                o.location.z = .098
        out += [c.ball(.475, s * .12, .15, .035, "#ffe9b0", squash=(.5, 1, 1), glow=1.5), c.box(-.475, s * .12, .13, .02, .06, .04, "coral", .006)]
        out.append(c.box(-.0, s * .182, .16, .05, .01, .012, trim, .003, **GOLD))
    return out + [c.box(.478, 0, .09, .02, .13, .07, trim, .005, **GOLD)]


def lavender(n=26, jar="cream", band="#6b4fa0", spread=.3):
    rnd = random.Random(9)
    out = [turned([(.001, 0), (.1, 0), (.125, .05), (.125, .15), (.09, .22), (.1, .25), (.085, .25), (.07, .2), (.001, .2)], 40, jar), c.rod(0, 0, .195, .1, .02, band, .004)]
    for i in range(n):
        a, k = i * 2.4, math.sqrt((i + .5) / n)
        tip = (math.cos(a) * spread * k, math.sin(a) * spread * k * .8, .74 - .16 * k + rnd.uniform(-.05, .05))
        foot = (math.cos(a) * .04 * k, math.sin(a) * .04 * k, .2)
        out += c.limb(foot, tip, .008, "#6f8f5a")
        d = [(t - f) for t, f in zip(tip, foot)]
        for j in range(6):
            p = [t - q * (.05 * j) for t, q in zip(tip, d)]
            s = .021 + .012 * math.sin(math.pi * (j + .6) / 6.5)
            out.append(c.ball(*p, s, rnd.choice(["#7a5cc0", "#8f72d6", "#6546a8"]), squash=(1, 1, .95)))
    return out


def bottle(tint="#6a4bb0", label="cream", top="ink"):
    return [turned([(.001, 0), (.1, 0), (.115, .02), (.115, .25), (.1, .3), (.045, .345), (.045, .4), (.001, .4)], 48, tint, rough=.3), c.rod(0, 0, .39, .055, .1, top, .012),
            c.rod(0, 0, .07, .1165, .15, label, .002), c.ball(0, -.118, .15, .026, tint, squash=(1, .2, 1.4))]


def soap(tint="#f4d35e"):
    return [c.box(0, 0, 0, .24, .15, .08, tint, .03, rough=.5), c.box(0, 0, -.001, .08, .156, .084, "cream", .02)]


def canvas(kind=0, w=.5, h=.42, frame="ink"):
    """A framed abstract, hanging with its lower edge at z = 0."""
    out = [c.box(0, 0, 0, w, .05, h, frame, .008), c.box(0, -.016, .03, w - .06, .03, h - .06, ("#f3efe6", "#e4402a", "#f2b632")[kind], .002)]
    if kind == 0:
        disc = c.rod(-.07, -.034, h * .55 - .005, .1, .01, "#e4402a", .002, rot=(90, 0, 0))
        out += [disc, c.box(.1, -.034, .05, .1, .01, h * .5, "#20357a", .002)]
    elif kind == 1:
        out += [c.box(0, -.034, .05, w - .1, .01, .08, "#20357a", .002), c.rod(.06, -.034, h * .6, .08, .01, "#f6b7bd", .002, rot=(90, 0, 0))]
    else:
        out += [c.prism([(-.16, .06), (.02, .06), (-.07, h - .1)], .012, "#16141d", (0, -.034, 0), bevel=.002), c.prism([(0, .06), (.17, .06), (.1, h - .18)], .012, "#e4402a", (0, -.036, 0), bevel=.002)]
    return out


def bell(tint="#e8b23a", foot="ink"):
    """A reception bell."""
    return [turned([(.001, 0), (.17, 0), (.17, .03), (.15, .045), (.001, .045)], 40, foot), turned([(.15, .05), (.145, .09), (.12, .14), (.07, .175), (.001, .185)], 40, tint, **GOLD),
            c.rod(0, 0, .18, .016, .04, tint, .003, **GOLD), c.ball(0, 0, .23, .026, tint, **GOLD)]


def key(tint="#e8b23a", tag="coral"):
    """Lying, with a tag."""
    out = [c.ring(-.16, 0, .025, .07, .02, tint, rot=(0, 0, 0), **GOLD), c.rod(0, 0, 0, .018, .26, tint, .003, **GOLD)]
    out[1].rotation_euler, out[1].location = (0, math.radians(90), 0), (.03, 0, .025)
    out += [c.box(.11, -.035, .012, .03, .06, .026, tint, .004, **GOLD), c.box(.15, -.03, .012, .022, .05, .026, tint, .004, **GOLD)]
    return out + curve([(-.2, 0, .04), (-.27, -.05, .03), (-.32, -.14, .012)], .006, "cream") + [c.box(-.36, -.24, 0, .13, .22, .02, tag, .008, rot=(0, 0, -18))]


def palm(tall=.62, pot="coral"):
    out, top = [], None
    out.append(turned([(.001, 0), (.09, 0), (.13, .17), (.11, .17), (.001, .15)], 32, pot))
    for i in range(8):
        t = i / 7
        top = (.09 * t * t, 0, .15 + (tall - .15) * t)
        out.append(c.rod(top[0], 0, top[2] - .04, .034 - .008 * t, .09, "#b98a55", .006, r2=.04 - .008 * t))
    for i in range(8):
        a = math.pi * 2 * i / 8 + .2
        pts = [(top[0] + math.cos(a) * r, math.sin(a) * r, top[2] + .06 + z) for r, z in ((0, 0), (.1, .06), (.2, .04), (.28, -.05), (.32, -.16))]
        for k, (p, q) in enumerate(zip(pts, pts[1:])):
            leaf = c.ball(*((u + v) / 2 for u, v in zip(p, q)), .075, "#3f8f5a" if i % 2 else "#57a86b", squash=(1.05, (.5, .62, .5, .3)[k], .18))
            leaf.rotation_euler = (0, -math.atan2(q[2] - p[2], .1), a)
            out.append(leaf)
    return out


def well(stone=("#d9cbb3", "#c9b899", "#e6dac6"), roof="#2456a6", wood="#8a5a3b"):
    rnd, out = random.Random(7), [c.rod(0, 0, 0, .25, .3, shade(stone[1], .7), 0), c.rod(0, 0, .25, .2, .052, "#2b6fc4", 0)]
    for j in range(4):
        for i in range(14):
            a = math.radians(i * 360 / 14 + (13 if j % 2 else 0))
            b = c.box(math.cos(a) * .245, math.sin(a) * .245, j * .08, .08, .105, .076, rnd.choice(stone), .016)
            b.rotation_euler[2] = a
            out.append(b)
    for s in (-1, 1):
        out.append(c.box(s * .25, 0, .2, .045, .045, .52, wood, .008))
    out += [c.prism([(-.38, 0), (.38, 0), (0, .2)], .42, roof, (0, 0, .7), bevel=.012)]
    bar = c.rod(0, 0, 0, .022, .6, wood, .004)
    bar.rotation_euler, bar.location = (0, math.radians(90), 0), (0, 0, .58)
    out += [bar] + c.limb((.04, 0, .57), (.04, 0, .44), .008, "cream")
    return out + [turned([(.001, .33), (.055, .33), (.075, .44), (.06, .44), (.001, .36)], 30, "#e2a033")] + c.limb((.3, 0, .58), (.36, 0, .58), .014, wood) + c.limb((.36, 0, .58), (.36, 0, .48), .014, wood)


def megaphone(cone="ink", rim="#ff1f8f", grip="white"):
    """Mouth towards -y, lifted a little."""
    horn = [turned([(.001, -.22), (.05, -.22), (.055, .02), (.06, .05), (.2, .42), (.225, .44), (.215, .455), (.19, .44), (.05, .1), (.001, .1)], 48, cone), c.ring(0, 0, .445, .212, .022, rim, rot=(0, 0, 0)), c.rod(0, 0, -.24, .075, .14, grip, .02), c.rod(0, 0, .12, .03, .2, rim, .01, r2=.06)]
    root = c.group(horn, (0, 0, .3))
    root.rotation_euler[0] = math.radians(72)
    return [root, c.box(0, .03, 0, .06, .08, .26, cone, .02), c.rod(0, .03, 0, .13, .03, grip, .008)]


def pizza(r=.4, pull=.06):
    """Cut in three, each slice pulled `pull` away from the middle."""
    out = []
    for k, top in enumerate(("basil", "olive", "salami")):
        mid = math.radians(90 + 120 * k)
        at = (math.cos(mid) * pull, math.sin(mid) * pull)
        angles = [mid + math.radians(a) for a in range(-58, 59, 4)]
        for z, k_r, t, tint in ((.012, 1, .04, "#d9a05b"), (.045, .9, .014, "#d8432b"), (.056, .84, .014, "#ffe1a0")):
            outline = [(0, 0)] + [(math.cos(a) * r * k_r, -math.sin(a) * r * k_r) for a in reversed(angles)]
            out.append(c.prism(outline, t, tint, (at[0], at[1], z + t / 2), (90, 0, 0), .004))
        for i in range(5):
            a, q = mid + math.radians(-44 + 22 * i), r * (.62 if i % 2 else .38)
            x, y = at[0] + math.cos(a) * q, at[1] + math.sin(a) * q
            if top == "salami":
                out.append(c.rod(x, y, .07, .052, .008, "#b3272f", .003))
            elif top == "olive":
                out.append(c.ring(x, y, .078, .026, .013, "#35313a", rot=(0, 0, 0)))
            else:
                out.append(c.ball(x, y, .08, .05, "#2f8a4b", squash=(1.2, .7, .16), rot=(0, 0, 50 * i)))
    return out + [c.rod(0, 0, 0, r + .12, .014, "#fffdf8", .006)]


def lifebuoy(tint="#ff5a43", r=.17):
    """Stands upright."""
    out = [c.ring(0, 0, r + .055, r, .055, "white")]
    for start in (20, 110, 200, 290):
        out += c.arc(0, 0, r + .055, r, start, start + 50, .058, tint, n=6)
    return out


def nest(eggs=3):
    out = [c.ring(0, 0, .035 + .028 * i, .13 + .012 * i, .03, t, rot=(0, 0, 0)) for i, t in enumerate(("#8a5a3b", "#a9744a", "#8f6140"))]
    return out + [c.ball(.055 * math.cos(2.1 * i), .055 * math.sin(2.1 * i), .1, .05, "#efe3d3", squash=(1, 1, 1.25)) for i in range(eggs)]


def barrel(tint="#2456a6", label="cream"):
    """A drum in which presents travel by ship."""
    out = [c.rod(0, 0, 0, .17, .46, tint, .02), c.rod(0, 0, .45, .178, .035, "ink", .01)]
    return out + [c.ring(0, 0, z, .17, .014, tint, rot=(0, 0, 0)) for z in (.15, .3)] + [c.box(0, -.168, .16, .16, .02, .12, label, .004)]


def umbrella(tint="#ff6b3d", stick="#0b2f2a", tall=.62):
    """Open and upright."""
    roof = turned([(.001, tall), (.1, tall - .012), (.2, tall - .055), (.27, tall - .12), (.3, tall - .19), (.29, tall - .19), (.19, tall - .075), (.001, tall - .02)], 40, tint)
    return [roof, c.rod(0, 0, .03, .012, tall, stick, 0)] + c.arc(.04, 0, .035, .04, 180, 360, .013, stick)

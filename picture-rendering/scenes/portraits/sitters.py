"""The eight people who recommend us, and our three founders. Each function builds one bust and returns nothing; GROUND names the colour behind it."""
import math
import clay as c
from bust import arch, body, chest, crew, face, glasses, mirrored, neck, oval, patch, posed, shade, width
from surface import Head, cap, ease, hairline, lock, skin, tufts

GROUND = {"amara-okafor": "coral", "jonas-weber": "teal", "sadia-malik": "marigold", "daniel-reyes": "sky",
          "mei-lin-chen": "plum", "tomasz-nowak": "sand", "priya-raman": "moss", "eleanor-hart": "ink",
          "usman-tariq": "sky", "hina-javed": "coral", "bilal-aslam": "marigold"}


def lapels(colour, deep=-2.75):
    """The two turned edges of a jacket."""
    for side in (1, -1):
        for pts, out in (([(.0, deep - .1), (.04, deep), (.3, -1.9), (.36, -1.42), (.6, -1.5), (.9, -1.78), (.66, -2.06)], .06), ([(.28, -1.16), (.56, -1.24), (.8, -1.6), (.62, -1.66), (.36, -1.5)], .1)):
            patch(pts if side > 0 else mirrored(pts), colour, out, .06, rough=.8)


def shirt_collar(colour, open_=.1):
    for side in (1, -1):
        pts = [(.06 + open_, -1.5), (.3, -1.18), (.48, -1.26), (.56, -1.46), (.34, -1.82)]
        patch(pts if side > 0 else mirrored(pts), colour, .1, .06, rough=.8)


def stubble(d):
    """The distance of a short beard from the centre of the head, in the direction `d`."""
    side = abs(d[0])
    line = -.31 - .16 * ease((side - .22) / .2) + .55 * ease((side - .55) / .34)
    low = ease((line - d[2]) / .07) * ease((-d[1] + .1) / .2)
    mouth = ease((math.hypot(d[0] / .3, (d[2] + .46) / .075) - .8) / .4)
    return .95 + .085 * low * (mouth if d[2] > -.58 else 1)


def amara_okafor():
    tone, hair = "#7a4a2e", "#1d1513"
    head = Head(jaw=.3)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, hair, "open", lashes=True, lips="#a33a3a", brow_size=.03)
    grows = hairline(.52, .1, -.35)
    parts += [cap(head, grows, .3, hair, rough=.95)] + tufts(head, hairline(.56, .16, -.3), .2, hair, n=380, out=1.32, seed=4, rough=.95)
    for s in (-1, 1):
        ear = head.at((s, .0, -.3))
        parts.append(c.ring(ear.x + s * .08, -.02, -.5, .15, .03, "#e8a93a", rot=(90, 0, 20 * s), rough=.3, metal=.6))
    neck(tone)
    body("teal", rough=.85)
    crew(shade("#12756b", 1.2), -1.2, .42, .07)
    posed(parts, 10, -4)


def jonas_weber():
    tone, hair = "#f0ae8a", "#c08d4e"
    head = Head(jaw=.22, tall=1.03)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, "#9c6f3a", "wide", brow_lift=.02)
    parts.append(cap(head, hairline(.5, .06, -.42, sweep=.14), .1, hair, 26, .018, .2, .5, rough=.8))
    parts += glasses(head, "ink", r=.235, thick=.03)
    parts.append(head.mesh("beard", stubble, "#a9783e", (120, 84), rough=.95))
    neck(tone)
    body("#f0ead9", rough=.9)
    crew("#e6dcc4", -1.16, .4, .1)
    posed(parts, -12, 3)


def sadia_malik():
    tone = "#c27e52"
    head = Head(jaw=.34)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, "#2a1a16", "wide", lashes=True, lips="#b5524a")

    def scarf(d):
        if d[1] > .15:
            return 1.14 + .05 * max(0, -d[2])
        p = (d[0] / .8, (d[2] + .1) / .8)
        edge = math.hypot(*p)
        fold = .012 * math.sin(16 * math.atan2(d[0], d[2] + .2) + 5 * edge)
        return .92 + (.2 + fold) * ease((edge - .9) / .1)
    parts.append(head.mesh("scarf", scarf, "plum", (160, 110), rough=.9))
    n, rows, verts = 90, 30, []
    for j in range(rows):
        t = j / (rows - 1)
        for i in range(n):
            a = 2 * math.pi * i / n
            z = -.66 - (.95 + .42 * max(0, -math.sin(a)) ** 2) * t
            w, deep = width(z)
            snug = .66 + .25 * max(0, z + 1.12) ** 1.5
            fold = .03 * math.sin(9 * t + 2.2 * math.sin(a + .6)) + .02 * math.sin(5 * a + 6 * t) * t
            verts.append((math.cos(a) * (max(snug, w + .06) + fold), math.sin(a) * (max(snug * .95, deep + .06) + fold) + .08, z))
    faces = [(j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n) for j in range(rows - 1) for i in range(n)]
    skin("drape", verts, faces, "plum", rough=.9)
    neck(tone)
    body("#f6ead6", rough=.85)
    posed(parts, 8, 4)


def daniel_reyes():
    tone, hair = "#cf8c5a", "#241916"
    head = Head(jaw=.2, wide=1.02)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, hair, "side", brow_size=.046, nose=1.1)
    parts.append(cap(head, hairline(.5, .02, -.45, sweep=-.06), .06, hair, 22, .03, .1, .3, heaps=[((.22, -.62, .75), .26, 5), ((-.15, -.35, .93), .16, 5)], rough=.7))
    parts += head.stroke([(-.27 + .54 * t, -.395 + .055 * math.sin(math.pi * t) - .04 * abs(2 * t - 1)) for t in (i / 10 for i in range(11))], lambda t: .026 + .05 * math.sin(math.pi * t), hair, .0, rough=.95)
    neck(tone)
    body("coral", rough=.85)
    patch([(-.36, -1.12), (.36, -1.12), (0, -1.9)], shade(tone, .97), .03, .04)
    shirt_collar("#ff7a58", .05)
    posed(parts, -9, -4)


def mei_lin_chen():
    tone, hair = "#f2b890", "#17141c"
    head = Head(jaw=.36)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, hair, "wide", lashes=True, lips="#d8544f", nose=.82, brow_lift=-.01, brow_size=.024)

    def bob(d):
        x, y, z = d
        flat = math.hypot(x, y) or 1e-6
        f = -y / flat
        edge = .37 if f > .62 else -.78
        long = ease((z - edge) / .05) if f > .62 else ease((z + .72) / .05)
        flare = .1 * ease(-z * 1.3) if f < .7 else 0
        shine = .006 * math.sin(40 * math.atan2(x, -y))
        return .93 + (.2 + flare + shine) * long
    parts.append(head.mesh("bob", bob, hair, (200, 120), rough=.42))
    neck(tone)
    body("#f3efe6", rough=.85)
    patch([(-.34, -1.12), (.34, -1.12), (.0, -2.2)], "sky", .04, .05)
    lapels("#ffffff", -2.5)
    posed(parts, 11, 3)


def tomasz_nowak():
    tone, hair = "#f0a684", "#a5502a"
    head = Head(jaw=.16, wide=1.04)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, hair, "soft", brow_size=.044, nose=1.15)

    def beard(d):
        x, y, z = d
        side = abs(x)
        line = -.27 - .12 * ease((side - .25) / .2) + .5 * ease((side - .55) / .36)
        low = ease((line - z) / .09) * ease((-y + .05) / .18)
        mouth = ease((math.hypot(x / .25, (z + .45) / .08) - .8) / .35)
        curl = .018 * math.sin(30 * x + 9 * z) * math.sin(24 * z)
        thick = .1 + .1 * ease(-y - .1) + .2 * ease(-z - .25) + curl
        return .93 + thick * low * (mouth if z > -.56 else 1)
    parts.append(head.mesh("beard", beard, hair, (200, 140), rough=.95))
    neck(tone)
    body("#1f2740", rough=.9)
    for k in range(2):
        parts_ = c.ring(0, .07, -1.2 + k * .13, .41 - k * .015, .1, "#27304d", rot=(4, 0, 0), rough=.9)
        parts_.scale = (1, .95, .9)
    posed(parts, -8, 2)


def priya_raman():
    tone, hair = "#9a5c36", "#1e1412"
    head = Head(jaw=.34)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, hair, "open", lashes=True, lips="#b0413e", nose=.9, brow_size=.032)
    parts.append(cap(head, hairline(.5, -.2, -.8, part=.16), .12, hair, 30, .012, .04, .3, rough=.5))
    for s in (-1, 1):                                   # lengths of hair in front of the shoulders
        for k in range(3):
            q = .09 * k
            parts += lock([(s * (.74 + q * .4), .12 + q, .45), (s * (.94 + q * .5), .0 + q, -.2), (s * (1.0 + q * .6), -.1 + q, -.8), (s * (.96 + q), -.42 + q, -1.4), (s * (.8 + q), -.66 + q, -1.95), (s * (.74 + q), -.66 + q, -2.4)],
                          [.17, .2, .21, .2, .16, .07], hair, rough=.5)
        parts.append(c.rod(s * .83, -.42, -.62, .06, .2, "#e8a93a", .02, r2=.02, rough=.3, metal=.6))
    neck(tone)
    body("marigold", rough=.85)
    patch([(-.34, -1.1), (.34, -1.1), (.2, -1.62), (0, -1.74), (-.2, -1.62)], shade(tone, .97), .035, .04)
    for i in range(11):
        x = -.3 + .06 * i
        c.ball(*chest(x, -1.36 - .2 * (1 - (x / .3) ** 2), .0), .035, "coral", rough=.4)
    posed(parts, -11, -4)


def eleanor_hart():
    tone, hair = "#f4b498", "#d9d6d8"
    head = Head(jaw=.27)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, "#a9a3a6", "wide", lips="#c4565a", lines=True, brow_size=.026)
    parts.append(cap(head, hairline(.5, -.05, -.5, sweep=-.12), .13, hair, 22, .022, .16, -.4, rough=.7))
    parts += [c.ball(.06, .3, 1.36, .4, hair, squash=(1.1, 1, .85), rough=.7)]
    parts += [c.ring(.06, .3, 1.36 + .08 * k, .37 - .07 * k, .035, shade(hair, .93), rot=(0, 12 - 12 * k, 0), rough=.7) for k in (-1, 0, 1, 2)]
    parts += glasses(head, "coral", r=.23, kind="wide", thick=.03)
    for s in (-1, 1):
        parts.append(c.ball(s * .98, -.06, -.3, .06, "white", rough=.25))
    neck(tone)
    body("#8d4a78", rough=.9)
    patch([(-.34, -1.12), (.34, -1.12), (.1, -2.4), (.14, -3.2), (-.14, -3.2), (-.1, -2.4)], "cream", .06, .06)
    for i in range(13):
        a = math.pi * i / 12
        x, z = math.cos(a) * .3, -1.2 - .2 * math.sin(a)
        p = chest(x, z, .06)
        c.ball(p[0], p[1] + .06, z, .046, "#fffaf0", rough=.25)
    lapels("#7b3f68", -2.7)
    posed(parts, 9, -3)


def usman_tariq():
    tone, hair = "#bd7d4f", "#1c1614"
    head = Head(jaw=.2, tall=1.02)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, hair, "side", brow_size=.04)
    parts.append(cap(head, hairline(.5, .0, -.45, sweep=-.12), .1, hair, 24, .02, .16, .4, rough=.75))
    parts += glasses(head, "ink", r=.22, kind="wide", thick=.028)
    parts.append(head.mesh("beard", stubble, "#2a201c", (120, 84), rough=.95))
    neck(tone)
    body("#1f4d48", rough=.9)
    patch([(-.34, -1.12), (.34, -1.12), (0, -1.8)], "cream", .04, .05)
    shirt_collar("#2b6a62", .06)
    posed(parts, 10, 3)


def hina_javed():
    tone, hair = "#c98a5c", "#2b1a14"
    head = Head(jaw=.35)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, hair, "wide", lashes=True, lips="#b8474a", nose=.9, brow_size=.03)
    parts.append(cap(head, hairline(.5, -.1, -.6, sweep=.16), .13, hair, 28, .016, .12, .5, rough=.55))
    parts += [c.ball(-.2, .34, 1.28, .36, hair, squash=(1.1, 1, .9), rough=.55)]
    parts.append(c.rod(-.52, .2, 1.5, .03, 1.0, "marigold", .01, rot=(0, 68, 0), rough=.6))      # a pencil holds the knot
    for s in (-1, 1):
        parts.append(c.ball(s * .98, -.06, -.36, .075, "teal", rough=.3))
    neck(tone)
    body("ink", rough=.9)
    patch([(-.34, -1.12), (.34, -1.12), (.1, -2.2), (-.1, -2.2)], "cream", .05, .05)
    lapels("#2c2a38", -2.6)
    posed(parts, -9, 4)


def bilal_aslam():
    tone, hair = "#a96d44", "#8d8a90"
    head = Head(jaw=.18, wide=1.03)
    parts = [head.mesh("skin", lambda d: 1, tone)] + face(head, tone, "#5f5b60", "open", brow_size=.044, nose=1.1, lines=True)
    parts.append(cap(head, hairline(.56, .06, -.4, sweep=.08), .05, hair, 22, .014, .06, .2, rough=.85))
    parts += head.stroke([(-.27 + .54 * t, -.395 + .055 * math.sin(math.pi * t) - .04 * abs(2 * t - 1)) for t in (i / 10 for i in range(11))], lambda t: .03 + .055 * math.sin(math.pi * t), hair, .0, rough=.95)
    neck(tone)
    body("plum", rough=.9)
    crew(shade("#6d3b5e", 1.2), -1.18, .41, .09)
    posed(parts, 9, -3)

"""Screens that are no laptop: a tablet, a desktop, a picture on a wall or an easel, a hoarding, a board under a roof, a phone in a hand."""
import math
import clay as c
from devices import phone, rounded, screen, shade
from objects import finger

RATIO = 1000 / 1600


def tablet(picture, shell="ink", w=1.0, lean=90, rim=.035):
    """Lies on its back, its middle at the origin; by a smaller `lean` it leans back from there, its foot at y = 0."""
    h = w * RATIO
    edge = c.prism(rounded(w + 2 * rim, h + 2 * rim, .05), .035, shell, (0, 0, -rim), bevel=.012, rough=.45)
    flat = lean == 90
    body = c.group([edge, screen(picture, w, h, .012, -.019, 0)], (0, -h / 2, .018) if flat else (0, 0, rim))
    body.rotation_euler[0] = -math.radians(lean)
    return [body]


def held_tablet(picture, shell="ink", skin=2, sleeve="coral", w=1.0):
    """A tablet in two hands that come from below, its lower edge at the origin."""
    s, x, parts = c.SKIN[skin], w / 2, tablet(picture, shell, w, 8, .05)
    for k in (-1, 1):
        parts += c.limb((k * (x + .17), .3, -.5), (k * (x + .09), .12, -.02), .15, sleeve, r2=.125) + c.limb((k * (x + .09), .12, -.02), (k * (x + .07), .09, .12), .09, s, r2=.085)
        parts += [c.ball(k * (x + .065), .07, .17, .105, s, squash=(.8, .75, 1.25))] + finger([(k * (x + .09), .02, .12), (k * (x + .075), -.035, .21), (k * (x + .02), -.03, .31)], .042, s)
    return parts


def desktop(picture, shell="ink", foot="steel", w=1.0):
    """On a foot, which stands on the origin."""
    h, rim, up = w * RATIO, .028, .13
    body = c.group([c.prism(rounded(w + 2 * rim, h + .04 + 2 * rim, .035), .05, shell, (0, 0, -rim - .04), bevel=.01, rough=.45), screen(picture, w, h, .008, -.0265, 0)], (0, 0, up))
    body.rotation_euler[0] = -math.radians(3)
    return [body, c.box(0, .06, 0, .17, .03, up + .1, foot, .01), c.prism(rounded(.36, .26, .05), .018, foot, (0, .17, .009), (90, 0, 0), .006)]


def easel(picture, wood="#c58a55", frame="ink", w=1.0):
    """A screen on an easel, its lower edge at the origin."""
    h = w * RATIO
    parts = framed(picture, frame, w, frame)
    for k in (-1, 1):
        parts += [c.box(k * w * .3, .07, -.7, .06, .04, h + 1, wood, .01, rot=(0, -k * 7, 0)), c.box(k * w * .36, -.02, -.075, .05, .16, .02, wood, .005)]
    return parts + [c.box(0, .0, -.1, w * 1.02, .2, .045, wood, .012), c.box(0, -.105, -.09, w * 1.02, .03, .05, shade(wood, .9), .006), c.box(0, .0, h + .03, .14, .14, .07, wood, .012)]


def framed(picture, frame="ink", w=1.2, mat="white"):
    """Hangs with its lower edge at the origin."""
    h, m = w * RATIO, .05
    return [c.box(0, .02, -m, w + 2 * m, .05, h + 2 * m, frame, .008), c.box(0, 0, -.022, w + .044, .05, h + .044, mat, .002),
            screen(picture, w, h, .002, -.027, 0)]


def hoarding(picture, frame="ink", w=1.3, foot=.5, lamp="marigold", lit=False, alone=None):
    """On two posts that are `foot` long, with a walkway below and three lamps above, which shine when `lit`; or `alone` one of them."""
    h = w * RATIO
    parts = framed(picture, frame, w, frame)
    parts += [c.box(s * w * .32, .08, -foot, .07, .07, foot + h, frame, .01) for s in (-1, 1)]
    parts.append(c.box(0, -.1, -.12, w + .1, .22, .03, frame, .006))
    for i, x in enumerate((-w / 3, 0, w / 3)):
        burns = lit and alone in (None, i)
        parts += c.path([(x, .02, h + .04), (x, -.05, h + .17), (x, -.2, h + .15)], .011, frame)
        parts.append(c.rod(x, -.2, h + .08, .055, .07, lamp, .006, r2=.02, glow=1.5 if burns else 0))
        if burns:
            parts.append(c.ball(x, -.2, h + .075, .034, "#fff1c0", glow=2.4))
    return parts


def departures(picture, frame="ink", w=1.4, roof="steel"):
    """Hangs from the roof of a station."""
    h = w * RATIO
    body = framed(picture, frame, w, frame)
    return body + [c.rod(s * w * .36, .02, h, .02, 1.2, roof, 0) for s in (-1, 1)]


def held_phone(picture, shell="ink", skin=1, sleeve="teal", height=.94):
    """A phone in a right hand that comes from below."""
    s, k = c.SKIN[skin], height / .94
    body = c.group(phone(picture, shell, lean=5, height=.94))
    hand = [c.ball(.06, .13, .22, .2, s, squash=(1.05, .5, 1.2))]
    hand += c.limb((.07, .15, -.34), (.06, .13, .14), .105, s, r2=.14)
    hand += c.limb((.14, .22, -.95), (.08, .16, -.24), .19, sleeve, r2=.16)
    for z, reach in ((.12, -.02), (.225, .01), (.33, .012), (.43, 0)):
        hand += c.path([(.1, .13, z - .02), (.235, .09, z), (.268, .02, z + .004), (.256 - reach, -.045, z + .008), (.226 - reach, -.062, z + .01)], .052, s)
    hand += c.limb((-.06, .13, .12), (-.24, .08, .26), .085, s, r2=.064)
    hand += c.limb((-.24, .08, .26), (-.225, -.05, .37), .064, s, r2=.05)
    return [c.group([body, c.group(hand)], scale=k)]

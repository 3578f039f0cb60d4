"""Clay people. A person is 1.7 m tall, faces -y at turn 0 and stands (or sits) at the origin."""
import math
from palette import HAIR, SKIN
from shapes import arc, ball, box, limb, ring, rod, stick

# Elbow and hand for a right arm, from a shoulder at (.2, 0, 0): x outward, -y forward, z up.
ARMS = dict(
    down=((.27, .0, -.26), (.27, -.07, -.5)), desk=((.28, -.13, -.24), (.15, -.42, -.22)), type=((.28, -.13, -.24), (.1, -.44, -.23)),
    hold=((.27, -.08, -.26), (.1, -.3, -.14)), wave=((.37, -.03, .04), (.4, -.06, .36)), point=((.3, -.22, -.06), (.34, -.52, .1)),
    aside=((.4, -.08, -.16), (.6, -.22, -.02)), hip=((.42, .05, -.2), (.23, -.05, -.42)), up=((.3, -.1, .18), (.26, -.18, .5)),
    chin=((.25, -.2, -.24), (.08, -.25, -.01)), reach=((.27, -.24, -.14), (.2, -.55, -.1)), lap=((.27, -.08, -.27), (.13, -.3, -.38)),
    cup=((.27, -.12, -.25), (.16, -.32, -.05)), back=((.26, .12, -.22), (.08, .2, -.4)), cross=((.27, -.1, -.24), (-.08, -.24, -.2)),
    horn=((.32, -.18, -.12), (.1, -.36, .13)), lift=((.34, -.18, .1), (.3, -.34, .42)), push=((.25, -.26, -.12), (.17, -.6, -.02)),
)
HAIRCUT = dict(
    short=[(0, .08, .06, .195, (1, 1, .92))], bun=[(0, .08, .06, .195, (1, 1, .95)), (0, .1, .29, .085, (1, 1, 1))],
    long=[(0, .085, .05, .2, (1.02, 1, 1)), (0, .14, -.16, .17, (1.05, .6, 1.25))], bob=[(0, .085, .05, .205, (1.05, .98, 1)), (-.13, .05, -.08, .1, (.8, 1.1, 1.2)), (.13, .05, -.08, .1, (.8, 1.1, 1.2))],
    curly=[(math.cos(k * .9) * .12, .095 + math.sin(k * .9) * .1, .14, .1, (1, 1, 1)) for k in range(7)] + [(0, .095, .1, .19, (1, 1, .9))],
    quiff=[(0, .08, .06, .195, (1, 1, .92)), (.03, -.06, .19, .1, (1.3, .8, .6))], bald=[],
    scarf=[(0, .07, .03, .215, (1, 1, 1.03)), (0, .1, -.2, .2, (1.05, .85, .7))],
)


def _face(parts, head, s, hair, brow, glasses, beard, mouth):
    for sx in (-1, 1):
        parts.append(ball(sx * .066, -.176, head + .025, .019, "ink", squash=(1, .7, 1.15)))
        parts.append(ball(sx * .185, 0, head, .037, s))
        tilt = 8 * sx
        parts.append(box(sx * .067, -.176, head + .074, .056, .022, .013, brow, .006, rot=(-14, tilt, sx * 18)))
    parts.append(ball(0, -.192, head - .025, .024, s, squash=(.9, 1, 1)))
    if beard:
        parts.append(ball(0, -.052, head - .098, .152, hair, squash=(.98, .92, .72)))
    if mouth == "smile":
        y = -.178 if not beard else -.186
        parts += arc(0, y, head - .045, .058, 215, 325, .0095, "#4a2019" if not beard else "#e9b9a0", n=5)
    elif mouth == "open":
        parts.append(ball(0, -.168, head - .086, .034, "#6d2a22", squash=(1.25, .5, .72)))
        parts.append(ball(0, -.176, head - .076, .026, "white", squash=(1.2, .5, .35)))
    if glasses:
        for sx in (-1, 1):
            parts.append(ring(sx * .066, -.19, head + .025, .05, .008, "ink"))
            parts += stick((sx * .115, -.185, head + .03), (sx * .185, -.03, head + .03), .006, "ink")
        parts += stick((-.018, -.195, head + .03), (.018, -.195, head + .03), .006, "ink")


def _hand(parts, elbow, hand, side, s):
    d = [h - e for h, e in zip(hand, elbow)]
    n = math.sqrt(sum(v * v for v in d)) or 1
    d = [v / n for v in d]
    palm = [h + v * .02 for h, v in zip(hand, d)]
    parts.append(ball(*palm, .058, s, squash=(1, 1, .95)))
    parts += limb((palm[0] - side * .03, palm[1] - .01, palm[2] + .03), (palm[0] - side * .045 + d[0] * .04, palm[1] + d[1] * .05, palm[2] + .05 + d[2] * .03), .02, s)


def person(shirt="teal", trousers="ink", skin=0, hair="short", tone=0, pose="stand", arms="down", glasses=False, beard=False,
           mouth="smile", jacket=None, look=0, nod=0, scarf="marigold", shoes="white", apron=None):
    """pose: stand, sit (on a seat .46 high), walk; arms: one name of ARMS for both, or a pair (right, left as the person has them
    when seen from behind: x+, x-); `look` turns the head (degrees, + to the person's left), `nod` lowers it."""
    s, hcol, parts = SKIN[skin], HAIR[tone], []
    sit = pose == "sit"
    hip = .46 if sit else .82
    for sx in (-1, 1):
        if sit:
            parts += limb((sx * .1, 0, hip + .1), (sx * .12, -.42, hip + .08), .09, trousers, r2=.08)
            parts += limb((sx * .12, -.42, hip + .07), (sx * .12, -.43, .1), .075, trousers, r2=.06)
            foot = (sx * .12, -.48, .055)
        elif pose == "walk":
            parts += limb((sx * .1, 0, hip), (sx * .1, -.1 - sx * .12, .46), .09, trousers, r2=.075)
            parts += limb((sx * .1, -.1 - sx * .12, .46), (sx * .1, -.02 - sx * .2, .12), .075, trousers, r2=.06)
            foot = (sx * .1, -.08 - sx * .2, .06)
        else:
            parts += limb((sx * .1, 0, hip), (sx * .11, 0, .11), .09, trousers, r2=.07)
            foot = (sx * .11, -.05, .055)
        parts.append(ball(*foot, .088, shoes, squash=(.95, 1.55, .62)))
        parts.append(ball(foot[0], foot[1], foot[2] - .032, .09, "ink" if shoes == "white" else "white", squash=(.95, 1.52, .22)))
    coat = jacket or shirt
    parts.append(ball(0, 0, hip + .03, .19, trousers, squash=(1, .88, .6)))
    parts.append(rod(0, 0, hip + .02, .205, .54, coat, .09, r2=.165))
    parts.append(ball(0, 0, hip + .5, .17, coat, squash=(1.14, .95, .8)))
    if jacket:
        parts += limb((0, -.142, hip + .1), (0, -.112, hip + .5), .072, shirt, r2=.062)
    if apron:
        parts.append(box(0, -.165, hip - .17, .29, .085, .5, apron, .04, rot=(-4, 0, 0)))
    neck = hip + .58
    parts.append(rod(0, 0, neck - .02, .065, .12, s))
    parts.append(ring(0, 0, neck - .005, .07, .022, shirt, rot=(0, 0, 0)))
    head, face = neck + .24, []
    face.append(ball(0, 0, head, .19, s, squash=(.95, .95, 1.08)))
    _face(face, head, s, hcol, hcol if hair != "bald" or beard else "#5b3a22", glasses, beard, mouth)
    for (x, y, z, r, sq) in HAIRCUT[hair]:
        face.append(ball(x, y, head + z, r, hcol if hair != "scarf" else scarf, squash=sq))
    if look or nod:
        parts.append(_turned(face, neck + .06, look, nod))
    else:
        parts += face
    sh = hip + .5
    pair = (arms, arms) if isinstance(arms, str) else arms
    if pair == ("wave", "wave"):
        pair = ("wave", "down")
    for side, name in zip((1, -1), pair):
        elbow, hand = [(x * side, y, z + sh) for x, y, z in ARMS[name]]
        parts += limb((.2 * side, 0, sh), elbow, .068, coat, r2=.058)
        cuff = tuple(e + (h - e) * .55 for e, h in zip(elbow, hand))
        if jacket or sit and name in ("hold", "cup"):
            parts += limb(elbow, cuff, .058, coat, r2=.054)
        parts += limb(elbow, hand, .05, s, r2=.042)
        _hand(parts, elbow, hand, side, s)
    return parts


def _turned(face, pivot, look, nod):
    """The head turned about the neck."""
    import bpy
    root = bpy.data.objects.new("head", None)
    bpy.context.scene.collection.objects.link(root)
    for o in face:
        o.parent = root
        o.location.z -= pivot
    root.location.z = pivot
    root.rotation_euler = (math.radians(nod), 0, math.radians(look))
    return root

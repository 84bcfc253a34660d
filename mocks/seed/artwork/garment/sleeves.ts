import type { Sleeve } from '../design.ts'
import type { Knot, Point } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import { band, corner, ending, type Ending, type Place } from './cuffs.ts'
import type { Fold, Layer, Limb, Piece } from './piece.ts'

/** Shape of a sleeve: degrees from the vertical, and factors of its length and width. */
type Fall = {
  angle: number
  length?: number
  width?: number
  end?: Ending
}

type Measures = { length: number; cuff: number; bulge: number; angle: number }

const measures: Record<Exclude<Sleeve, 'none'>, Measures> = {
  short: { length: 178, cuff: 132, bulge: 7, angle: 34 },
  long: { length: 452, cuff: 82, bulge: 10, angle: 15 },
  puff: { length: 190, cuff: 86, bulge: 44, angle: 30 },
  bell: { length: 350, cuff: 176, bulge: 2, angle: 24 },
}

function folds(place: Place, length: number, cuff: number, kind: Sleeve, luck: Chance): Fold[] {
  if (kind === 'puff') {
    const gathers = [0.12, 0.28, 0.44, 0.6, 0.76, 0.9].flatMap((part): Fold[] => [
      {
        spine: [
          place(length * 0.94, cuff * part),
          place(length * 0.66, cuff * (part * 1.5 - 0.25)),
          place(length * 0.36, cuff * (part * 1.5 - 0.25) + luck.between(-8, 8)),
        ],
        width: luck.between(9, 14),
        crisp: true,
        depth: 0.75,
      },
      {
        spine: [
          place(8, cuff * (part * 1.3)),
          place(length * 0.26, cuff * (part * 1.5 - 0.3)),
          place(length * 0.46, cuff * (part * 1.5 - 0.3)),
        ],
        width: luck.between(8, 12),
        crisp: true,
        depth: 0.6,
      },
    ])
    return gathers
  }
  const elbow = kind === 'long' ? 0.5 : 0.62
  const long: Fold[] = [
    {
      spine: [
        place(14, cuff * 0.34),
        place(length * 0.5, cuff * luck.between(0.3, 0.42)),
        place(length, cuff * 0.46),
      ],
      width: 24,
      tail: kind === 'bell' ? 1 : 0.6,
      depth: 0.7,
    },
    {
      spine: [
        place(length * 0.3, cuff * 1.16),
        place(length * 0.38, cuff * 0.66),
        place(length * 0.4, cuff * 0.3),
      ],
      width: 13,
      depth: 0.75,
    },
  ]
  if (kind === 'short') return long
  const creases = [-0.05, 0.03, 0.1].map((offset): Fold => ({
    spine: [
      place(length * (elbow + offset), cuff * 1.12),
      place(length * (elbow + offset + 0.03), cuff * 0.62),
      place(length * (elbow + offset + luck.between(-0.01, 0.03)), cuff * 0.22),
    ],
    width: luck.between(9, 14),
    depth: 0.7,
    crisp: offset > 0,
  }))
  const drop: Fold[] =
    kind === 'bell'
      ? [0.24, 0.5, 0.76].map((part) => ({
          spine: [
            place(length * 0.5, cuff * (0.2 + part * 0.34)),
            place(length * 0.78, cuff * (part * 0.9)),
            place(length + 4, cuff * part),
          ],
          width: 22,
          tail: 1,
          depth: 0.75,
        }))
      : []
  return [...long, ...creases, ...drop]
}

/**
 * One sleeve, from the tip of the shoulder to the armpit. `side` is 1 for the viewer's right. Drawn before the
 * body, which covers where they join.
 */
export function sleeve(
  kind: Sleeve,
  side: -1 | 1,
  shoulder: Point,
  armpit: Point,
  fall: Partial<Fall>,
  luck: Chance,
): Layer[] {
  if (kind === 'none') return []
  const base = measures[kind]
  const length = base.length * (fall.length ?? 1)
  const cuff = base.cuff * (fall.width ?? 1)
  const turn = ((fall.angle ?? base.angle) * Math.PI) / 180
  const down: Point = [Math.sin(turn), Math.cos(turn)]
  const inward: Point = [-Math.cos(turn), Math.sin(turn)]
  const place: Place = (s, t) => [
    side * (shoulder[0] + down[0] * s + inward[0] * t),
    shoulder[1] + down[1] * s + inward[1] * t,
  ]
  const under: Knot = [side * (armpit[0] - 26), armpit[1] - 8, 1]
  const wide = cuff / 2
  const hem: Knot[] =
    kind === 'bell'
      ? [
          place(length + 4, cuff * 0.18),
          place(length - 5, cuff * 0.36),
          place(length + 9, cuff * 0.56),
          place(length - 3, cuff * 0.78),
        ]
      : [place(length + 5, wide)]
  const outer: Knot[] =
    kind === 'puff'
      ? [
          place(-2, -16),
          place(length * 0.3, -base.bulge),
          place(length * 0.66, -base.bulge * 0.96),
          place(length * 0.9, -14),
        ]
      : [
          place(length * 0.16, -base.bulge),
          place(length * 0.5, -base.bulge * (kind === 'long' ? 0.4 : 0.7)),
          place(length * 0.8, -1),
        ]
  const inner: Knot[] =
    kind === 'puff'
      ? [place(length * 0.86, cuff + 16), place(length * 0.6, cuff + base.bulge)]
      : [place(length * 0.72, kind === 'bell' ? cuff * 0.82 : cuff + 6)]
  const armpitKnot: Knot = [side * (armpit[0] + 1), armpit[1] + 4]
  const piece: Piece = {
    outline: [
      [side * (shoulder[0] - 24), shoulder[1] - 4, 1],
      corner(place(0, 0)),
      ...outer,
      corner(place(length, 0)),
      ...hem,
      corner(place(length - 4, cuff)),
      ...inner,
      armpitKnot,
      under,
    ],
    grain: { angle: (-side * turn * 180) / Math.PI },
    folds: folds(place, length, cuff, kind, luck),
    lift: 3,
    sheer: true,
    stitches:
      kind === 'short' || kind === 'bell' || fall.end === 'hem' || fall.end === 'coat'
        ? [[place(length - 11, 0), place(length - 8, wide), place(length - 14, cuff)]]
        : [],
  }
  const inside: Layer[] =
    kind === 'bell'
      ? [
          {
            outline: [
              corner(place(length - 30, 6)),
              place(length + 10, cuff * 0.34),
              place(length + 2, cuff * 0.56),
              place(length + 8, cuff * 0.8),
              corner(place(length - 34, cuff - 4)),
            ],
            tone: -0.2,
            flat: true,
            plain: true,
          },
        ]
      : []
  const parts: Layer[] =
    kind === 'puff'
      ? [piece, band(place, length, cuff, 20, -4)]
      : kind === 'long'
        ? [piece, ...ending(fall.end ?? 'cuff', place, length, cuff)]
        : [...inside, piece]
  const joint = (s: number): Point => {
    const [x, y] = place(s, wide)
    return [x, y]
  }
  const arm: Limb = { side, root: joint(0), joint: joint(length * 0.5) }
  return parts.map((part) => ({ ...part, arm }))
}

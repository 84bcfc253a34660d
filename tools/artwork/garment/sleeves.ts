import type { Sleeve } from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import type { Knot, Point } from '../geometry.ts'
import { drawing, type Layer, type Piece, type Fold, type Limb } from './piece.ts'

/**
 * Changes of a sleeve's usual shape: the angle from the vertical in degrees, and factors of length and width.
 */
type Fall = {
  angle: number
  length?: number
  width?: number
  /** The factor of how far a gathered sleeve stands away from the arm. */
  fullness?: number
  end?: Ending
}

type Measures = { length: number; cuff: number; bulge: number; angle: number }

const measures: Record<Exclude<Sleeve, 'none'>, Measures> = {
  short: { length: 178, cuff: 132, bulge: 7, angle: 34 },
  long: { length: 452, cuff: 82, bulge: 10, angle: 15 },
  puff: { length: 190, cuff: 86, bulge: 44, angle: 30 },
  bell: { length: 350, cuff: 176, bulge: 2, angle: 24 },
}

/**
 * A sleeve to draw: the function that places its points on the garment, its measures, and its source of
 * random numbers.
 */
type Cut = {
  kind: Exclude<Sleeve, 'none'>
  place: Place
  length: number
  cuff: number
  bulge: number
  luck: Chance
}

/**
 * Returns the gathers of a puffed sleeve: folds that begin at the cuff, and folds that begin at the shoulder.
 */
function puffFolds({ place, length, cuff, luck }: Cut): Fold[] {
  return [0.12, 0.28, 0.44, 0.6, 0.76, 0.9].flatMap((part): Fold[] => [
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
}

/** Returns a fold along the sleeve, and a fold across it. */
function longFolds({ kind, place, length, cuff, luck }: Cut): Fold[] {
  return [
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
}

function elbowFolds({ kind, place, length, cuff, luck }: Cut): Fold[] {
  const elbow = kind === 'long' ? 0.5 : 0.62
  return [-0.05, 0.03, 0.1].map((offset): Fold => ({
    spine: [
      place(length * (elbow + offset), cuff * 1.12),
      place(length * (elbow + offset + 0.03), cuff * 0.62),
      place(length * (elbow + offset + luck.between(-0.01, 0.03)), cuff * 0.22),
    ],
    width: luck.between(9, 14),
    depth: 0.7,
    crisp: offset > 0,
  }))
}

/** Returns folds that become wider towards the hem of a bell sleeve. */
function bellFolds({ place, length, cuff }: Cut): Fold[] {
  return [0.24, 0.5, 0.76].map((part) => ({
    spine: [
      place(length * 0.5, cuff * (0.2 + part * 0.34)),
      place(length * 0.78, cuff * (part * 0.9)),
      place(length + 4, cuff * part),
    ],
    width: 22,
    tail: 1,
    depth: 0.75,
  }))
}

function foldsOf(cut: Cut): Fold[] {
  if (cut.kind === 'puff') return puffFolds(cut)
  const long = longFolds(cut)
  if (cut.kind === 'short') return long
  return [...long, ...elbowFolds(cut), ...(cut.kind === 'bell' ? bellFolds(cut) : [])]
}

function hemOf({ kind, place, length, cuff }: Cut): Knot[] {
  return kind === 'bell'
    ? [
        place(length + 4, cuff * 0.18),
        place(length - 5, cuff * 0.36),
        place(length + 9, cuff * 0.56),
        place(length - 3, cuff * 0.78),
      ]
    : [place(length + 5, cuff / 2)]
}

function outerOf({ kind, place, length, bulge }: Cut): Knot[] {
  return kind === 'puff'
    ? [
        place(-2, -16),
        place(length * 0.3, -bulge),
        place(length * 0.66, -bulge * 0.96),
        place(length * 0.9, -14),
      ]
    : [
        place(length * 0.16, -bulge),
        place(length * 0.5, kind === 'bell' ? 12 : -bulge * (kind === 'long' ? 0.4 : 0.7)),
        place(length * 0.8, kind === 'bell' ? 8 : -1),
      ]
}

function innerOf({ kind, place, length, cuff, bulge }: Cut): Knot[] {
  return kind === 'puff'
    ? [place(length * 0.86, cuff + 16), place(length * 0.6, cuff + bulge)]
    : kind === 'bell'
      ? [place(length * 0.82, cuff * 0.8), place(length * 0.56, cuff * 0.62)]
      : [place(length * 0.72, cuff + 6)]
}

function bellInside({ place, length, cuff }: Cut): Piece {
  return {
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
  }
}

function partsOf(piece: Piece, cut: Cut, end: Ending = 'cuff'): Layer[] {
  const { place, length, cuff } = cut
  if (cut.kind === 'puff') return [piece, band(place, length, cuff, 20, -4)]
  if (cut.kind === 'long') return [piece, ...ending(end, place, length, cuff)]
  return cut.kind === 'bell' ? [bellInside(cut), piece] : [piece]
}

/** Returns the function that maps a sleeve's own coordinates (see `Place`) to the garment. */
function placeOn(side: -1 | 1, shoulder: Point, turn: number): Place {
  const down: Point = [Math.sin(turn), Math.cos(turn)]
  const inward: Point = [-Math.cos(turn), Math.sin(turn)]
  return (s, t) => [
    side * (shoulder[0] + down[0] * s + inward[0] * t),
    shoulder[1] + down[1] * s + inward[1] * t,
  ]
}

/**
 * Returns one sleeve, from the tip of the shoulder to the armpit. `side` is 1 for the viewer's right. The
 * sleeve is drawn before the body, because the body covers the place where they join.
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
  const place = placeOn(side, shoulder, turn)
  const bulge = base.bulge * (fall.fullness ?? 1)
  const cut: Cut = { kind, place, length, cuff, bulge, luck }
  const hemmed = kind === 'short' || kind === 'bell' || fall.end === 'hem' || fall.end === 'coat'
  const piece: Piece = {
    outline: [
      [side * (shoulder[0] - 24), shoulder[1] - 4, 1],
      corner(place(0, 0)),
      ...outerOf(cut),
      corner(place(length, 0)),
      ...hemOf(cut),
      corner(place(length - 4, cuff)),
      ...innerOf(cut),
      [side * (armpit[0] + 1), armpit[1] + 4],
      [side * (armpit[0] - 26), armpit[1] - 8, 1],
    ],
    grain: { angle: (-side * turn * 180) / Math.PI },
    folds: foldsOf(cut),
    lift: 3,
    sheer: true,
    stitches: hemmed
      ? [[place(length - 11, 0), place(length - 8, cuff / 2), place(length - 14, cuff)]]
      : [],
  }
  const [rootX, rootY] = place(0, cuff / 2)
  const [jointX, jointY] = place(length * 0.5, cuff / 2)
  const arm: Limb = { side, root: [rootX, rootY], joint: [jointX, jointY] }
  return drawing(`${kind} sleeves`, partsOf(piece, cut, fall.end)).map((part) => ({ ...part, arm }))
}

/** How a long sleeve ends: with a buttoned cuff, a plain hem, a hem with small buttons, or ribbing. */
type Ending = 'cuff' | 'hem' | 'coat' | 'rib'

/**
 * Maps coordinates of a sleeve to the garment. `s` runs down the sleeve from the shoulder, and `t` runs
 * across it, inwards.
 */
type Place = (s: number, t: number) => Knot

function corner(knot: Knot): Knot {
  return [knot[0], knot[1], 1]
}

/**
 * Returns a band around the end of a sleeve. `inset` is how much narrower than the sleeve the band is at each
 * edge.
 */
function band(place: Place, length: number, cuff: number, height: number, inset: number): Piece {
  return {
    outline: [
      corner(place(length - height, inset)),
      place(length - height / 2, inset - 1),
      corner(place(length, inset)),
      place(length + 3, cuff / 2),
      corner(place(length - 1, cuff - inset)),
      place(length - height / 2, cuff - inset + 1),
      corner(place(length - height - 1, cuff - inset)),
      place(length - height + 3, cuff / 2),
    ],
    flat: true,
    lift: 2,
  }
}

function ending(end: Ending, place: Place, length: number, cuff: number): Layer[] {
  switch (end) {
    case 'cuff':
      return [
        {
          ...band(place, length, cuff, 38, 5),
          stitches: [
            [place(length - 33, 7), place(length - 31, cuff / 2), place(length - 34, cuff - 7)],
          ],
        },
        { trim: 'button', at: [place(length - 19, cuff * 0.22)], size: 4.6 },
      ]
    case 'coat':
      return [
        {
          trim: 'button',
          at: [16, 32, 48].map((rise) => place(length - rise, cuff * 0.86)),
          size: 4.8,
        },
      ]
    case 'rib': {
      const ribs = Array.from({ length: 8 }, (_, index): Knot[] => {
        const across = 10 + ((cuff - 20) * index) / 7
        return [place(length - 42, across), place(length - 3, across)]
      })
      return [{ ...band(place, length, cuff, 44, 7), plain: true, tone: -0.02, seams: ribs }]
    }
    case 'hem':
      return []
  }
}

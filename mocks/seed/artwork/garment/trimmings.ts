import type { Knot } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import type { Layer, Piece } from './piece.ts'

/** A buttoned band down the centre front. */
export function placket(from: number, to: number, luck: Chance, x = 0): Layer[] {
  const half = 14
  const rows: Knot[] = []
  const steps = 6
  for (let step = 0; step <= steps; step++) rows.push([x, from + ((to - from) * step) / steps])
  const edge = (side: number): Knot[] => rows.map(([at, y]): Knot => [at + side, y])
  const right = edge(half)
  const left = edge(-half).reverse()
  const close = (knots: Knot[]): Knot[] =>
    knots.map(([at, y], index): Knot =>
      index === 0 || index === knots.length - 1 ? [at, y, 1] : [at, y],
    )
  const count = Math.max(3, Math.round((to - from) / 74))
  const buttons = Array.from({ length: count }, (_, index): Knot => [
    x + luck.between(-0.8, 0.8),
    from + 26 + ((to - from - 56) * index) / (count - 1),
  ])
  return [
    {
      outline: [...close(right), ...close(left)],
      flat: true,
      lift: 1.5,
      stitches: [edge(half - 4), edge(-half + 4)],
    },
    { trim: 'button', at: buttons, size: 6.6 },
  ]
}

/** A patch pocket whose top edge is centred on a point. */
export function patchPocket(x: number, y: number, width: number, height: number): Piece {
  const half = width / 2
  return {
    outline: [
      [x - half, y, 1],
      [x, y + 1.5],
      [x + half, y, 1],
      [x + half - 1, y + height * 0.5],
      [x + half - 2, y + height - 9, 1],
      [x, y + height, 1],
      [x - half + 2, y + height - 9, 1],
      [x - half + 1, y + height * 0.5],
    ],
    flat: true,
    lift: 2,
    stitches: [
      [
        [x - half, y + 12],
        [x, y + 13],
        [x + half, y + 12],
      ],
      [
        [x - half + 4, y + 14],
        [x - half + 5, y + height - 12, 1],
        [x, y + height - 5, 1],
        [x + half - 5, y + height - 12, 1],
        [x + half - 4, y + 14],
      ],
    ],
  }
}

/** One pocket on the wearer's left breast, or two. */
export function chestPocket(x: number, y: number): Layer[] {
  return [patchPocket(x, y, 82, 92)]
}

/** A welt pocket: a slim slanting band. */
export function weltPocket(x: number, y: number, width: number, slant: number): Piece {
  const half = width / 2
  return {
    outline: [
      [x - half, y - slant, 1],
      [x + half, y + slant, 1],
      [x + half, y + slant + 17, 1],
      [x - half, y - slant + 17, 1],
    ],
    flat: true,
    lift: 2.5,
  }
}

/** A soft bow with two loops and two falling ends. */
export function bow(y: number, size: number): Layer[] {
  const s = size
  const tail = (side: number, drop: number): Layer => ({
    outline: [
      [side * 3, y + 2, 1],
      [side * 16 * s, y + 40 * s],
      [side * 22 * s, y + drop * 0.6 * s],
      [side * 40 * s, y + drop * s, 1],
      [side * 15 * s, y + (drop + 12) * s, 1],
      [side * 4 * s, y + drop * 0.6 * s],
      [-side * 2, y + 34 * s],
    ],
    folds: [
      {
        spine: [
          [side * 5, y + 8],
          [side * 14 * s, y + drop * 0.5 * s],
          [side * 26 * s, y + drop * s],
        ],
        width: 9,
        tail: 0.6,
        crisp: true,
      },
    ],
    flat: true,
    lift: 4,
  })
  const loop = (side: number): Layer => ({
    outline: [
      [0, y - 4, 1],
      [side * 26 * s, y - 30 * s],
      [side * 66 * s, y - 30 * s],
      [side * 78 * s, y - 4 * s],
      [side * 60 * s, y + 20 * s],
      [side * 24 * s, y + 14 * s],
      [0, y + 5, 1],
    ],
    folds: [
      {
        spine: [
          [side * 6, y],
          [side * 30 * s, y - 8 * s],
          [side * 56 * s, y - 12 * s],
        ],
        width: 11 * s,
        crisp: true,
      },
      {
        spine: [
          [side * 6, y + 2],
          [side * 28 * s, y + 5 * s],
          [side * 46 * s, y + 4 * s],
        ],
        width: 7 * s,
        crisp: true,
      },
    ],
    flat: true,
    lift: 4,
    grain: { angle: side * 70 },
  })
  return [
    tail(-1, 148),
    tail(1, 166),
    loop(-1),
    loop(1),
    {
      outline: [
        [-9 * s, y - 11 * s],
        [0, y - 13 * s],
        [10 * s, y - 10 * s],
        [11 * s, y + 2],
        [9 * s, y + 12 * s],
        [-1, y + 14 * s],
        [-10 * s, y + 11 * s],
        [-11 * s, y],
      ],
      flat: true,
      lift: 3,
    },
  ]
}

/** A tied belt over the waist, its ends hanging to one side. */
export function tiedBelt(
  y: number,
  half: number,
  height: number,
  extra: Partial<Piece> = {},
): Layer[] {
  const band: Layer = {
    outline: [
      [-half, y, 1],
      [0, y + 5],
      [half, y, 1],
      [half + 1, y + height / 2],
      [half, y + height, 1],
      [0, y + height + 5],
      [-half, y + height, 1],
      [-half - 1, y + height / 2],
    ],
    flat: true,
    lift: 3,
    grain: { angle: 90 },
    ...extra,
  }
  const x = half * 0.34
  const end = (lean: number, drop: number): Layer => ({
    outline: [
      [x - 6, y + height * 0.5, 1],
      [x + lean * 0.4 + 6, y + drop * 0.5],
      [x + lean + 11, y + drop, 1],
      [x + lean - 10, y + drop + 7, 1],
      [x + lean * 0.4 - 12, y + drop * 0.5],
    ],
    flat: true,
    lift: 4,
    ...extra,
  })
  const loop = (side: number): Layer => ({
    outline: [
      [x, y + height * 0.5, 1],
      [x + side * 22, y - 10],
      [x + side * 50, y - 4],
      [x + side * 54, y + 16],
      [x + side * 26, y + height * 0.9],
    ],
    flat: true,
    lift: 3,
    grain: { angle: 80 },
    ...extra,
  })
  const centre = y + height * 0.55
  return [
    band,
    end(-22, 168),
    end(20, 142),
    loop(-1),
    loop(1),
    {
      outline: [
        [x - 10, centre - 11],
        [x + 9, centre - 12],
        [x + 12, centre],
        [x + 8, centre + 13],
        [x - 9, centre + 12],
        [x - 12, centre],
      ],
      flat: true,
      lift: 2,
      ...extra,
    },
  ]
}

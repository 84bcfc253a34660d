import type { Layer, Piece } from '../garment/piece.ts'
import { leaf, ribbon, symmetric, type Knot } from '../pen/geometry.ts'

const leather = '#8c5a38'
const gold = '#c79f5d'

/** A small structured hand bag of leather, about 240 wide. */
export function handbag(colour = leather): Layer[] {
  const handle: Knot[] = [
    [-62, -62],
    [-66, -120],
    [-36, -164],
    [0, -174],
    [36, -164],
    [66, -120],
    [62, -62],
  ]
  const body: Knot[] = symmetric([
    [0, -76],
    [92, -74],
    [104, -66, 1],
    [117, 18],
    [124, 92],
    [112, 108],
    [0, 112],
  ])
  const flap: Knot[] = symmetric([
    [0, -80],
    [94, -78],
    [106, -68, 1],
    [110, -20],
    [92, 16],
    [40, 30],
    [0, 33],
  ])
  return [
    { outline: ribbon(handle, 13), colour, flat: true, lift: 3 },
    {
      outline: body,
      colour,
      lift: 3,
      stitches: [
        [
          [-114, 80],
          [-104, 98],
          [0, 103],
          [104, 98],
          [114, 80],
        ],
      ],
      folds: [
        {
          spine: [
            [-70, 40],
            [-40, 80],
            [-30, 108],
          ],
          width: 22,
          depth: 0.5,
        },
        {
          spine: [
            [60, 40],
            [70, 80],
            [64, 108],
          ],
          width: 26,
          depth: 0.6,
        },
      ],
    },
    {
      outline: flap,
      colour,
      tone: 0.02,
      lift: 5,
      stitches: [
        [
          [-100, -64],
          [-102, -22],
          [-86, 9],
          [-38, 22],
          [0, 25],
          [38, 22],
          [86, 9],
          [102, -22],
          [100, -64],
        ],
      ],
    },
    {
      outline: [
        [-13, 14, 1],
        [13, 14, 1],
        [14, 40],
        [9, 50],
        [-9, 50],
        [-14, 40],
      ],
      colour: gold,
      flat: true,
      lift: 2,
    },
  ]
}

/** One sandal from above, heel down, about 80 wide and 210 high; `side` 1 is a right foot. */
function sandal(side: -1 | 1, colour: string): Layer[] {
  const flip = (knots: Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [side * x, y, corner])
  const sole: Knot[] = flip([
    [6, -104],
    [34, -78],
    [38, -34],
    [26, 14],
    [27, 66],
    [18, 98],
    [-4, 104],
    [-23, 90],
    [-25, 48],
    [-24, 6],
    [-35, -38],
    [-26, -86],
  ])
  const inner = sole.map(([x, y]): Knot => [x * 0.88, y * 0.95])
  const strap = (from: Knot, over: Knot, to: Knot, width: number): Piece => ({
    outline: ribbon(flip([from, over, to]), width),
    colour,
    flat: true,
    lift: 3.5,
  })
  return [
    { outline: sole, colour, tone: -0.12, flat: true, lift: 2 },
    { outline: inner, colour: '#d9b88f', flat: true },
    strap([-37, -40], [0, -62], [40, -36], 17),
    strap([-30, -6], [2, -30], [34, -8], 14),
    strap([-27, 62], [0, 40], [29, 60], 11),
  ]
}

/** The sandals of a pair, to be laid one by one. */
export function sandals(colour = '#7b4a2e'): readonly [Layer[], Layer[]] {
  return [sandal(-1, colour), sandal(1, colour)]
}

/** One slim pump from above, about 70 wide and 220 high. */
function pump(side: -1 | 1, colour: string): Layer[] {
  const flip = (knots: Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [side * x, y, corner])
  return [
    {
      outline: flip([
        [2, -112],
        [24, -82],
        [35, -40],
        [28, 20],
        [26, 70],
        [16, 102],
        [-3, 107],
        [-20, 98],
        [-25, 66],
        [-25, 16],
        [-32, -42],
        [-20, -86],
      ]),
      colour,
      lift: 2,
    },
    {
      outline: flip([
        [0, -34],
        [20, -18],
        [20, 24],
        [18, 70],
        [10, 92],
        [-3, 96],
        [-14, 90],
        [-18, 66],
        [-18, 20],
        [-19, -20],
      ]),
      colour: '#d8bd9a',
      tone: -0.04,
      flat: true,
    },
    {
      outline: flip([
        [-24, -28],
        [-12, -42],
        [0, -44],
        [14, -41],
        [25, -26],
        [14, -31],
        [0, -34],
        [-14, -31],
      ]),
      colour,
      tone: 0.03,
      flat: true,
      lift: 1,
    },
  ]
}

/** A pair of pumps, to be laid one by one. */
export function pumps(colour = '#2b2624'): readonly [Layer[], Layer[]] {
  return [pump(-1, colour), pump(1, colour)]
}

/** Sunglasses, about 170 wide, arms folded. */
export function sunglasses(colour = '#4a2f22'): Layer[] {
  const rim = (side: number): Knot[] => [
    [side * 12, -18, 1],
    [side * 46, -27],
    [side * 82, -24, 1],
    [side * 80, 8],
    [side * 54, 29],
    [side * 24, 22],
    [side * 12, 2],
  ]
  const glass = (side: number): Knot[] =>
    rim(side).map(([x, y, corner]): Knot => [side * 47 + (x - side * 47) * 0.8, y * 0.8, corner])
  const arm = (side: number): Knot[] =>
    ribbon(
      [
        [side * 80, -20],
        [side * 30, -44],
        [-side * 34, -40],
      ],
      6,
    )
  return [
    { outline: arm(-1), colour, flat: true, lift: 2 },
    { outline: arm(1), colour, flat: true, lift: 2 },
    ...[-1, 1].flatMap((side): Layer[] => [
      { outline: rim(side), colour, flat: true, lift: 3 },
      { outline: glass(side), colour: '#5f4a3b', flat: true },
    ]),
    {
      outline: ribbon(
        [
          [-13, -10],
          [0, -16],
          [13, -10],
        ],
        6,
      ),
      colour,
      flat: true,
      lift: 2,
    },
  ]
}

function circle(x: number, y: number, radius: number): Knot[] {
  return Array.from({ length: 12 }, (_, index): Knot => {
    const turn = (index / 12) * Math.PI * 2
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
}

/** Two bangles of jade lying half over one another, about 190 across. */
export function bangles(colour = '#8fb29b'): Layer[] {
  const ring = (x: number, y: number, jade: string): Layer[] => {
    const round = [...circle(x, y, 52), [x + 52, y] as const]
    const veil = circle(x, y, 52).slice(6, 10)
    return [
      { outline: ribbon(round, 15), colour: jade, flat: true, lift: 5 },
      { outline: leaf(veil, 5), colour: '#eef4ea', flat: true },
    ]
  }
  return [...ring(-34, -12, colour), ...ring(36, 14, '#b8cdb5')]
}

/** A saucer with a pair of pearl earrings, about 120 across. */
export function earrings(): Layer[] {
  const pair = (x: number, y: number): Layer[] => [
    { outline: circle(x, y - 15, 6.5), colour: gold, flat: true, lift: 2 },
    {
      outline: ribbon(
        [
          [x, y - 9],
          [x + 1, y + 4],
        ],
        2.4,
      ),
      colour: gold,
      flat: true,
      lift: 1,
    },
    { outline: circle(x + 1, y + 13, 11), colour: '#f6efe3', flat: true, lift: 3 },
  ]
  return [
    { outline: circle(0, 0, 62), colour: '#a9bfae', lift: 4 },
    { outline: circle(0, 1, 46), colour: '#b9ccbb', tone: 0.01, flat: true },
    ...pair(-16, -4),
    ...pair(18, 8),
  ]
}

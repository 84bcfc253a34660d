import type { Fold, Layer } from '../garment/piece.ts'
import { ribbon, symmetric, type Knot } from '../geometry.ts'

const leather = '#8c5a38'
const gold = '#c79f5d'

const handle: Knot[] = [
  [-62, -62],
  [-66, -120],
  [-36, -164],
  [0, -174],
  [36, -164],
  [66, -120],
  [62, -62],
]

function bagBody(colour: string): Layer {
  return {
    outline: symmetric([
      [0, -76],
      [92, -74],
      [104, -66, 1],
      [117, 18],
      [124, 92],
      [112, 108],
      [0, 112],
    ]),
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
      bagFold(22, 0.5, [-70, 40], [-40, 80], [-30, 108]),
      bagFold(26, 0.6, [60, 40], [70, 80], [64, 108]),
    ],
  }
}

function bagFold(width: number, depth: number, ...spine: Knot[]): Fold {
  return { spine, width, depth }
}

function bagFlap(colour: string): Layer {
  return {
    outline: symmetric([
      [0, -80],
      [94, -78],
      [106, -68, 1],
      [110, -20],
      [92, 16],
      [40, 30],
      [0, 33],
    ]),
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
  }
}

const lock: Layer = {
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
}

/** Returns a small, stiff handbag of leather, about 240 wide. */
export function handbag(colour = leather): Layer[] {
  return [
    { outline: ribbon(handle, 13), colour, flat: true, lift: 3 },
    bagBody(colour),
    bagFlap(colour),
    lock,
  ]
}

function rim(side: number): Knot[] {
  return [
    [side * 12, -18, 1],
    [side * 46, -27],
    [side * 82, -24, 1],
    [side * 80, 8],
    [side * 54, 29],
    [side * 24, 22],
    [side * 12, 2],
  ]
}

function glass(side: number): Knot[] {
  return rim(side).map(([x, y, corner]): Knot => [
    side * 47 + (x - side * 47) * 0.8,
    y * 0.8,
    corner,
  ])
}

/** Returns sunglasses with folded arms, about 170 wide. */
export function sunglasses(colour = '#4a2f22'): Layer[] {
  const bar = (width: number, lift: number, ...spine: Knot[]): Layer => ({
    outline: ribbon(spine, width),
    colour,
    flat: true,
    lift,
  })
  return [
    bar(6, 2, [-80, -20], [-30, -44], [34, -40]),
    bar(6, 2, [80, -20], [30, -44], [-34, -40]),
    ...[-1, 1].flatMap((side): Layer[] => [
      { outline: rim(side), colour, flat: true, lift: 3 },
      { outline: glass(side), colour: '#5f4a3b', flat: true },
    ]),
    bar(6, 2, [-13, -10], [0, -16], [13, -10]),
  ]
}

import type { Layer } from '../garment/piece.ts'
import { ribbon, symmetric, type Knot } from '../pen/geometry.ts'

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

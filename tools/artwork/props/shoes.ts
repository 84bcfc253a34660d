import type { Layer, Piece } from '../garment/piece.ts'
import { ribbon, type Knot } from '../geometry.ts'

/**
 * Returns one sandal from above, with the heel at the bottom, about 80 wide and 210 high. `side` is 1 for a
 * right foot.
 */
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

export function sandals(colour = '#7b4a2e'): readonly [Layer[], Layer[]] {
  return [sandal(-1, colour), sandal(1, colour)]
}

/** The outlines of a right pump: the shoe, the sole, and the edge around the toes. */
const pumpShoe: readonly Knot[] = [
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
]
const pumpSole: readonly Knot[] = [
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
]
const pumpEdge: readonly Knot[] = [
  [-24, -28],
  [-12, -42],
  [0, -44],
  [14, -41],
  [25, -26],
  [14, -31],
  [0, -34],
  [-14, -31],
]

/** Returns one slim pump from above, about 70 wide and 220 high. */
function pump(side: -1 | 1, colour: string): Layer[] {
  const flip = (knots: readonly Knot[]): Knot[] =>
    knots.map(([x, y, corner]): Knot => [side * x, y, corner])
  return [
    { outline: flip(pumpShoe), colour, lift: 2 },
    { outline: flip(pumpSole), colour: '#d8bd9a', tone: -0.04, flat: true },
    { outline: flip(pumpEdge), colour, tone: 0.03, flat: true, lift: 1 },
  ]
}

export function pumps(colour = '#2b2624'): readonly [Layer[], Layer[]] {
  return [pump(-1, colour), pump(1, colour)]
}

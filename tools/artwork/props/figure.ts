import type { Piece } from '../garment/piece.ts'
import { mirrored, shifted, symmetric, type Knot, type Point, type Warp } from '../geometry.ts'

/*
 * The figure that shows how a garment falls. It is 165 cm tall, in shoes of 3 cm, and has the units of
 * `lengths.ts`. The high point of its shoulder is at y = 0. It has no face, because the pictures end at its
 * chin.
 */

const plaster = '#c3a78f'

const torso: readonly Knot[] = symmetric([
  [0, -150],
  [40, -140],
  [54, -100],
  [46, -62],
  [41, -44],
  [41, -26],
  [47, -6],
  [70, 10],
  [122, 34],
  [138, 58],
  [124, 120],
  [114, 170],
  [108, 222],
  [95, 280],
  [91, 318],
  [98, 366],
  [118, 440],
  [126, 508],
  [124, 580],
  [0, 588],
])

const face: readonly Knot[] = symmetric([
  [0, -170],
  [54, -140],
  [55, -104],
  [48, -74],
  [31, -46],
  [0, -36],
])

/** A hanging hand with its wrist at (0, 0). */
const hand: readonly Knot[] = [
  [-11, -16],
  [12, -18],
  [16, 14],
  [22, 44],
  [23, 78],
  [19, 108],
  [11, 124],
  [3, 122],
  [-3, 100],
  [-6, 84],
  [-11, 78],
  [-17, 58],
  [-15, 30],
]

/** The middle of the wrist of a bare arm. */
const wrist: Point = [178, 458]

/** The bare arm on the viewer's right, with its hand. */
const bareArm: readonly Knot[] = [
  [96, 32],
  [126, 40],
  [144, 66],
  [151, 110],
  [156, 170],
  [160, 230],
  [166, 276],
  [176, 340],
  [186, 410],
  ...shifted(hand, ...wrist).slice(2),
  [167, 452],
  [157, 400],
  [145, 336],
  [134, 276],
  [126, 216],
  [116, 160],
  [106, 110],
]

const rightLeg: readonly Knot[] = [
  [0, 560],
  [60, 520],
  [126, 500],
  [124, 580],
  [113, 670],
  [101, 740],
  [97, 780],
  [101, 836],
  [97, 900],
  [83, 980],
  [70, 1040],
  [70, 1070],
  [76, 1100],
  [26, 1100],
  [32, 1070],
  [31, 1040],
  [25, 980],
  [16, 900],
  [13, 846],
  [19, 790],
  [17, 740],
  [10, 670],
  [3, 600],
]

/** The part of a leg that shows below trousers. */
const rightAnkle: readonly Knot[] = [
  [30, 930, 1],
  [80, 930, 1],
  [83, 980],
  [70, 1040],
  [70, 1070],
  [76, 1100],
  [26, 1100],
  [32, 1070],
  [31, 1040],
  [27, 980],
]

const rightShoe: readonly Knot[] = [
  [27, 1066, 1],
  [34, 1094],
  [52, 1110],
  [68, 1094],
  [75, 1066, 1],
  [84, 1096],
  [83, 1122],
  [72, 1144],
  [58, 1160],
  [46, 1158],
  [32, 1140],
  [21, 1118],
  [20, 1094],
]

function both(right: readonly Knot[], rest: Omit<Piece, 'outline'>): Piece[] {
  return [mirrored(right), [...right]].map((outline) => ({ outline, still: true, ...rest }))
}

const skin: Omit<Piece, 'outline'> = { colour: plaster, still: true }

/**
 * Returns the pieces of the figure without its arms, from the bottom up. `shoes` is the colour of its shoes.
 * Trousers hide its legs except the ankles.
 */
export function figure(shoes: string, trousers = false): Piece[] {
  return [
    ...both(trousers ? rightAnkle : rightLeg, skin),
    ...both(rightShoe, { colour: shoes, still: true, lift: 2 }),
    { ...skin, outline: torso },
    { ...skin, outline: face, lift: 6 },
  ]
}

/**
 * Returns the arms of the figure. Long sleeves hide the arms except the hands. `sleeveEnd` is then the middle
 * of the right cuff.
 */
export function armsOf(sleeveEnd?: Point): Piece[] {
  return both(sleeveEnd ? shifted(hand, ...sleeveEnd) : bareArm, skin)
}

/**
 * The width of a garment on the body as a share of its width laid flat, by height. It is smaller on the body,
 * because the cloth also goes around the body's depth.
 */
const shares: readonly Point[] = [
  [0, 0.93],
  [60, 0.93],
  [180, 0.8],
  [318, 0.76],
  [420, 0.79],
  [508, 0.81],
  [680, 0.82],
]

function shareAt(y: number): number {
  const next = shares.findIndex(([height]) => height > y)
  const [from, to] = [shares.at(next - 1), shares[next]]
  if (next === 0 || !from || !to) return (next === 0 ? shares[0] : shares.at(-1))?.[1] ?? 1
  return from[1] + ((to[1] - from[1]) * (y - from[0])) / (to[0] - from[0])
}

/**
 * Returns the highest place where cloth can lie at the distance `x` from the middle. The shoulder slopes, so
 * a wide neck lies on it and does not stand off.
 */
function shoulderAt(x: number): number {
  return x > 60 && x < 140 ? 5 + (x - 70) * 0.46 : -Infinity
}

/** The height at which a top ends that is tucked in. */
const waist = 344

/**
 * Half the width of the trunk. Cloth beyond it belongs to the sleeves, which are moved closer to the body.
 */
const trunk = 132

/**
 * Returns the map from a flat garment to the figure. Heights stay unchanged, so that a hem is where its size
 * chart says. `from` is the height on the body where the garment's pattern starts.
 */
export function onFigure(from: number, tucked: boolean): Warp {
  return ([x, flat]) => {
    const y = flat + from
    const wide = Math.abs(x) * shareAt(y)
    const beside = y < 600 ? 0.7 : Math.min(0.7 + (y - 600) / 260, 1)
    const near = wide > trunk && y > 60 ? trunk + (wide - trunk) * beside : wide
    if (!tucked) return [Math.sign(x) * near, Math.max(y, shoulderAt(near)) - from]
    const inside = Math.min(Math.max((y - 236) / 70, 0), 1)
    const held = near + (Math.min(near, 90) - near) * inside * inside
    return [
      Math.sign(x) * held,
      (y > waist ? waist + (y - waist) * 0.02 : Math.max(y, shoulderAt(near))) - from,
    ]
  }
}

import type { Knot } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import type { Fold, Layer } from './piece.ts'

/** Silk trousers below, wide, in ivory or, under a pale tunic, in the tunic's own shade. */
export function silkTrousers(
  m: { waist: number; legs: number },
  colour: string,
  luck: Chance,
): Layer[] {
  const leg = (side: number, sway: number): Layer => {
    const flip = ([x, y, corner]: Knot): Knot => [side * x, y, corner]
    const outer: Knot[] = [
      [-6, 300, 1],
      [m.waist - 6, 300, 1],
      [m.waist + 24, 400],
      [m.waist + 50, 640],
      [194 + sway, m.legs - 160],
      [212 + sway, m.legs, 1],
      [164 + sway, m.legs + 12],
      [112 + sway, m.legs + 2],
      [60 + sway, m.legs + 11],
      [8 + sway, m.legs - 2, 1],
      [0, 700],
    ]
    const folds: Fold[] = [34, 84, 132, 180].map((x) => ({
      spine: [
        [x * 0.7, 560],
        [x * 0.86, m.legs - 220],
        [x + sway + luck.between(-4, 4), m.legs + 6],
      ],
      width: luck.between(22, 34),
      tail: 0.9,
      depth: 0.85,
    }))
    return {
      outline: outer.map(flip),
      colour,
      folds: folds.map((fold) => ({ ...fold, spine: fold.spine.map(flip) })),
      lift: 3,
    }
  }
  return [leg(-1, 2), leg(1, luck.between(6, 14))]
}

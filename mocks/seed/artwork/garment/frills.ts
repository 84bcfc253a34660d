import type { Knot } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import type { Fold, Layer } from './piece.ts'
import type { TopShape } from './top.ts'

/** Waves of the loose edge of a frill. */
const waves = 9
const wide = 58

/** Returns the seam of a frill, from the neck over the shoulder down to the chest. */
function seam({ neck, shoulder, armpit }: TopShape, side: -1 | 1): (part: number) => Knot {
  const knots: Knot[] = [
    [neck + 5, 3],
    [(neck + shoulder[0]) / 2 + 2, shoulder[1] * 0.9],
    [shoulder[0] * 0.74, armpit[1] * 0.62],
    [shoulder[0] * 0.66, armpit[1] + 46],
  ]
  return (part) => {
    const place = Math.min(part, 0.999) * (knots.length - 1)
    const [from, to] = [knots[Math.floor(place)] ?? [0, 0], knots[Math.floor(place) + 1] ?? [0, 0]]
    const share = place % 1
    return [side * (from[0] + (to[0] - from[0]) * share), from[1] + (to[1] - from[1]) * share]
  }
}

/** A gathered band along each shoulder: sewn on at the inner edge, waving at the outer one. */
export function frills(shape: TopShape, luck: Chance): Layer[] {
  return ([-1, 1] as const).map((side): Layer => {
    const at = seam(shape, side)
    const steps = waves * 2
    const edge = (part: number): Knot => {
      const [x, y] = at(part)
      const out = wide * Math.min(0.45 + part * 1.6, 1, (1.12 - part) * 2.4)
      const wave = Math.round(part * steps) % 2 ? 7 : -5
      return [x + side * (out + wave), y - out * 0.22 + part * 14]
    }
    const parts = Array.from({ length: steps + 1 }, (_, step) => step / steps)
    const folds = parts.slice(1, -1).map((part, index): Fold => {
      const [inside, outside] = [at(part), edge(part)]
      return {
        spine: [
          inside,
          [(inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2 + luck.between(-3, 3)],
          outside,
        ],
        width: index % 2 ? 13 : 10,
        tail: 0.9,
        depth: index % 2 ? 1 : 0.6,
      }
    })
    return {
      outline: [...parts.map(at), ...parts.toReversed().map(edge)],
      folds,
      still: true,
      grain: { angle: side * 20 },
      lift: 4,
      stitches: [parts.map((part): Knot => [at(part)[0] + side * 5, at(part)[1]])],
    }
  })
}

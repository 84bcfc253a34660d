import type { Layer } from '../garment/piece.ts'
import { leaf, ribbon, type Knot } from '../geometry.ts'

const gold = '#c79f5d'

function circle(x: number, y: number, radius: number): Knot[] {
  return Array.from({ length: 12 }, (_, index): Knot => {
    const turn = (index / 12) * Math.PI * 2
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
}

/** Returns two overlapping bangles of jade, about 190 wide. */
export function bangles(colour = '#8fb29b'): Layer[] {
  const ring = (x: number, y: number, jade: string): Layer[] => {
    const round = [...circle(x, y, 52), [x + 52, y] as const]
    const veil = circle(x, y, 52).slice(6, 10)
    return [
      { outline: ribbon(round, 15), colour: jade, flat: true, lift: 5 },
      { outline: leaf(veil, 5), colour: '#eef4ea', flat: true },
      {
        outline: ribbon(
          [
            [x + 51, y - 9],
            [x + 52, y],
            [x + 51, y + 9],
          ],
          17,
        ),
        colour: gold,
        flat: true,
        lift: 1,
      },
    ]
  }
  return [...ring(-34, -12, colour), ...ring(36, 14, '#b8cdb5')]
}

/** Returns a pair of earrings, each a pearl on a gold chain, about 120 wide. */
export function earrings(): Layer[] {
  const one = (x: number, y: number): Layer[] => [
    { outline: circle(x, y - 34, 9), colour: gold, flat: true, lift: 3 },
    {
      outline: ribbon(
        [
          [x, y - 28],
          [x + 3, y],
          [x, y + 10],
        ],
        3.4,
      ),
      colour: gold,
      flat: true,
      lift: 2,
    },
    { outline: circle(x, y + 26, 20), colour: '#f6efe3', lift: 5 },
  ]
  return [...one(-30, -6), ...one(32, 10)]
}

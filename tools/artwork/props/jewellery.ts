import type { Layer } from '../garment/piece.ts'
import { leaf, ribbon, type Knot } from '../geometry.ts'

const gold = '#c79f5d'

function circle(x: number, y: number, radius: number): Knot[] {
  return Array.from({ length: 12 }, (_, index): Knot => {
    const turn = (index / 12) * Math.PI * 2
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
}

/** Two overlapping bangles of jade, about 190 across. */
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

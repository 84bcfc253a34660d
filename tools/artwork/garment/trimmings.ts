import type { Chance } from '../../../mocks/seed/chance.ts'
import type { Knot } from '../geometry.ts'
import { drawing, type Layer, type Piece } from './piece.ts'

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

/** Returns an embroidered lotus whose flower has its middle at the point `at`. */
export function lotus(at: Knot, size: number): Layer[] {
  return drawing('lotus', [{ trim: 'lotus', at: [at], size }])
}

/** Returns a patch pocket. The point (x, y) is the middle of its top edge. */
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

export function chestPocket(x: number, y: number): Layer[] {
  return [patchPocket(x, y, 82, 92)]
}

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

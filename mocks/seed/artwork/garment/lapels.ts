import { mirrored, symmetric, type Knot } from '../pen/geometry.ts'
import type { CoatShape } from './coat-shape.ts'
import type { Fold, Layer, Piece } from './piece.ts'

/** A notched collar and its lapels; `wide` scales them. */
export function lapels(shape: CoatShape, wide: number): Layer[] {
  const { neck, opening, overlap } = shape
  const reach = (neck + 56) * wide
  const notch = opening * 0.34
  const lapel: Knot[] = [
    [-overlap + 2, opening + 2, 1],
    [reach * 0.52, opening * 0.72],
    [reach, notch + 12, 1],
    [reach * 0.72, notch - 4, 1],
    [neck - 2, 20, 1],
    [neck * 0.5, opening * 0.38],
  ]
  const collar: Knot[] = [
    [neck - 22, 34, 1],
    [reach * 0.7, notch - 2, 1],
    [reach * 0.98, notch - 26, 1],
    [neck + 34, 6],
    [neck + 12, -18],
    [neck - 4, -30, 1],
    [neck - 12, -8],
  ]
  const roll: Fold[] = [
    {
      spine: [
        [neck - 4, 30],
        [neck * 0.5 + 8, opening * 0.42],
        [-overlap + 10, opening - 8],
      ],
      width: 16,
      depth: 0.6,
    },
  ]
  const left = (knots: Knot[]): Knot[] => mirrored(knots)
  const flip = (fold: Fold): Fold => ({
    ...fold,
    spine: fold.spine.map(([x, y, corner]): Knot => [-x, y, corner]),
  })
  const edge: Knot[] = [
    [-overlap + 7, opening - 8],
    [reach * 0.5, opening * 0.7 - 5],
    [reach - 10, notch + 12],
  ]
  const piece = (outline: Knot[], extra: Partial<Piece>): Piece => ({ outline, lift: 5, ...extra })
  const behind: Piece = {
    outline: symmetric([
      [0, -26],
      [neck * 0.55, -31],
      [neck - 3, -30, 1],
      [neck * 0.9, 6],
      [0, 18],
    ]),
    tone: -0.06,
    flat: true,
    lift: 2,
  }
  return [
    behind,
    piece(left(lapel), {
      folds: roll.map(flip),
      grain: { angle: 14 },
      stitches: [edge.map(([x, y]): Knot => [-x, y])],
    }),
    piece(left(collar), { flat: true, grain: { angle: -50 } }),
    piece(lapel, { folds: roll, grain: { angle: -14 }, stitches: [edge] }),
    piece(collar, { flat: true, grain: { angle: 50 } }),
  ]
}

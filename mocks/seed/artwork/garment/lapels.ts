import { mirrored, symmetric, type Knot } from '../pen/geometry.ts'
import type { CoatShape } from './coat-shape.ts'
import type { Fold, Layer, Piece } from './piece.ts'

/** Measures that the pieces of a lapel share: how far it reaches to the side, and where its notch is. */
type Reach = CoatShape & { reach: number; notch: number }

function lapelOutline({ neck, opening, overlap, reach, notch }: Reach): Knot[] {
  return [
    [-overlap + 2, opening + 2, 1],
    [reach * 0.52, opening * 0.72],
    [reach, notch + 12, 1],
    [reach * 0.72, notch - 4, 1],
    [neck - 2, 20, 1],
    [neck * 0.5, opening * 0.38],
  ]
}

function collarOutline({ neck, reach, notch }: Reach): Knot[] {
  return [
    [neck - 22, 34, 1],
    [reach * 0.7, notch - 2, 1],
    [reach * 0.98, notch - 26, 1],
    [neck + 34, 6],
    [neck + 12, -18],
    [neck - 4, -30, 1],
    [neck - 12, -8],
  ]
}

/** The fold along which a lapel rolls over. */
function roll({ neck, opening, overlap }: Reach): Fold {
  return {
    spine: [
      [neck - 4, 30],
      [neck * 0.5 + 8, opening * 0.42],
      [-overlap + 10, opening - 8],
    ],
    width: 16,
    depth: 0.6,
  }
}

/** The stitches along the edge of a lapel. */
function edge({ opening, overlap, reach, notch }: Reach): Knot[] {
  return [
    [-overlap + 7, opening - 8],
    [reach * 0.5, opening * 0.7 - 5],
    [reach - 10, notch + 12],
  ]
}

function behind(neck: number): Piece {
  return {
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
}

/** A notched collar and its lapels; `wide` scales them. */
export function lapels(shape: CoatShape, wide: number): Layer[] {
  const side: Reach = {
    ...shape,
    reach: (shape.neck + 56) * wide,
    notch: shape.opening * 0.34,
  }
  const flip = ([x, y, corner]: Knot): Knot => [-x, y, corner]
  const fold = roll(side)
  const stitches = edge(side)
  return [
    behind(shape.neck),
    {
      outline: mirrored(lapelOutline(side)),
      lift: 5,
      folds: [{ ...fold, spine: fold.spine.map(flip) }],
      grain: { angle: 14 },
      stitches: [stitches.map(flip)],
    },
    { outline: mirrored(collarOutline(side)), lift: 5, flat: true, grain: { angle: -50 } },
    {
      outline: lapelOutline(side),
      lift: 5,
      folds: [fold],
      grain: { angle: -14 },
      stitches: [stitches],
    },
    { outline: collarOutline(side), lift: 5, flat: true, grain: { angle: 50 } },
  ]
}

import type { Knot } from '../pen/geometry.ts'

/** A fold on a piece: a soft, leaf-shaped shadow with light on its other side. */
export type Fold = {
  spine: readonly Knot[]
  width: number
  /** Share of its width at its end: 0 fades out, 1 runs over the hem. */
  tail?: number
  /** Strength; 1 by default. */
  depth?: number
  /** True for a pressed crease, which has a hard edge. */
  crisp?: boolean
}

/** Direction of the threads of a piece: `angle` in degrees, `fan` the spread per pixel of height. */
type Grain = { angle?: number; fan?: number; at?: readonly [number, number] }

/** One piece of cloth. */
export type Piece = {
  outline: readonly Knot[]
  grain?: Grain
  folds?: readonly Fold[]
  /** Lightness added to the cloth: the inside of a collar is darker, a folded edge lighter. */
  tone?: number
  /** A plain cloth that replaces the garment's own. */
  colour?: string
  seams?: readonly (readonly Knot[])[]
  stitches?: readonly (readonly Knot[])[]
  /** Height above the piece below it, in pixels; it sets the shadow. */
  lift?: number
  /** True for small or flat pieces, which need no rounded shading. */
  flat?: boolean
  /** True for a piece without the pattern, such as a plain band. */
  plain?: boolean
}

/** A trimming at some knots, drawn by its name. */
export type Trim = {
  trim: 'button' | 'snap' | 'buckle' | 'label' | 'knot' | 'blossoms' | 'zip' | 'eyelet' | 'scallop'
  at: readonly Knot[]
  size: number
  colour?: string
}

export type Layer = Piece | Trim

/** The visible face of the garment. */
export type Face = 'front' | 'back'

export function isPiece(layer: Layer): layer is Piece {
  return 'outline' in layer
}

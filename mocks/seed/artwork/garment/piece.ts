import type { Knot } from '../pen/geometry.ts'

/** A fold lying on a piece: a soft leaf of shadow with light on its other side. */
export type Fold = {
  spine: readonly Knot[]
  width: number
  /** How wide it still is at its end: 0 dies away, 1 runs over the hem. */
  tail?: number
  /** Strength, 1 as usual. */
  depth?: number
  /** Pressed in rather than rolling. */
  crisp?: boolean
}

/** How the threads of a piece run: `angle` in degrees, `fan` widening per pixel of height. */
type Grain = { angle?: number; fan?: number; at?: readonly [number, number] }

/** One cut of cloth. */
export type Piece = {
  outline: readonly Knot[]
  grain?: Grain
  folds?: readonly Fold[]
  /** Lightness added to the cloth: the inside of a collar is darker, a folded edge lighter. */
  tone?: number
  /** Another cloth than the garment's own, without pattern. */
  colour?: string
  seams?: readonly (readonly Knot[])[]
  stitches?: readonly (readonly Knot[])[]
  /** How far it lies above what is under it, in pixels. */
  lift?: number
  /** Small or flat pieces need no rolling shade. */
  flat?: boolean
  /** The pattern is left out, as on a plain band. */
  plain?: boolean
}

/** Something sewn on at a knot, drawn by name. */
export type Trim = {
  trim: 'button' | 'snap' | 'buckle' | 'label' | 'knot' | 'blossoms' | 'zip' | 'eyelet' | 'scallop'
  at: readonly Knot[]
  size: number
  colour?: string
}

export type Layer = Piece | Trim

/** Which face of the garment is seen. */
export type Face = 'front' | 'back'

export function isPiece(layer: Layer): layer is Piece {
  return 'outline' in layer
}

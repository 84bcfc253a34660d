import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import type { GarmentPart } from '../../../mocks/seed/catalogue/parts.ts'
import type { Knot, Point } from '../geometry.ts'

/** A fold on a piece of cloth. Its shape is a leaf along `spine`. */
export type Fold = {
  spine: readonly Knot[]
  width: number
  /**
   * The share of the width that is left at the end of the fold. With 0 the fold fades out, and with 1 it runs
   * over the hem.
   */
  tail?: number
  /** The strength of the fold. The default is 1. */
  depth?: number
  /** True for a pressed crease, which has a hard edge. */
  crisp?: boolean
}

/**
 * The direction of the threads of a piece. `angle` is in degrees. `fan` is how much wider the threads lie for
 * each pixel of height.
 */
type Grain = { angle?: number; fan?: number; at?: readonly [number, number] }

/**
 * The two joints of a sleeve or trouser leg: the root where it begins, and the joint where it can be bent.
 */
export type Limb = { side: -1 | 1; root: Point; joint: Point }

/** One piece of cloth. */
export type Piece = {
  /**
   * The parts of the garment that this piece draws. Texts about the product may name only parts that are
   * drawn.
   */
  parts?: readonly GarmentPart[]
  outline: readonly Knot[]
  grain?: Grain
  folds?: readonly Fold[]
  /**
   * The lightness that is added to the cloth. For example, the inside of a collar is darker, and a folded
   * edge is lighter.
   */
  tone?: number
  /** The colour of a plain cloth that replaces the garment's own cloth. */
  colour?: string
  /** The fibre of the cloth that replaces the garment's own. The default is silk. */
  fibre?: Fibre
  /** The arm that this piece belongs to. The pieces of a bent arm lie over the body. */
  arm?: Limb
  /** The joints of the trouser leg, if this piece is a leg. */
  leg?: Limb
  /** True if `folds` has all folds of the piece, so that the drape adds none. */
  still?: boolean
  /** True for the inside of the garment. A body in the garment hides this piece. */
  inner?: boolean
  /** True for a single layer of cloth. If the cloth is sheer, the pieces below show through it. */
  sheer?: boolean
  seams?: readonly (readonly Knot[])[]
  stitches?: readonly (readonly Knot[])[]
  /** The colour of the stitches. The default is a darker shade of the cloth. */
  thread?: string
  /** The height above the piece below, in pixels. The shadow of the piece depends on this height. */
  lift?: number
  /** True for a small or flat piece, which gets no rounded shading. */
  flat?: boolean
  /** True for a piece without the pattern of the cloth, such as a plain band. */
  plain?: boolean
}

/** A trimming of one kind at one or more points, such as the buttons of a shirt. */
export type Trim = {
  parts?: readonly GarmentPart[]
  trim:
    | 'button'
    | 'snap'
    | 'buckle'
    | 'label'
    | 'knot'
    | 'lotus'
    | 'cranes'
    | 'fringe'
    | 'zip'
    | 'eyelet'
    | 'rivet'
    | 'scallop'
  at: readonly Knot[]
  size: number
  colour?: string
  arm?: Limb
}

export type Layer = Piece | Trim

export type Face = 'front' | 'back'

/** Returns the layers with a mark that they draw this part of the garment. */
export function drawing(part: GarmentPart, layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => ({ ...layer, parts: [...(layer.parts ?? []), part] }))
}

export function isPiece(layer: Layer): layer is Piece {
  return 'outline' in layer
}

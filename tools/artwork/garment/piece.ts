import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import type { Part } from '../../../mocks/seed/catalogue/parts.ts'
import type { Knot, Point } from '../geometry.ts'

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

/** The joints of a sleeve or of a trouser leg, where it can be bent. */
export type Limb = { side: -1 | 1; root: Point; joint: Point }

/** One piece of cloth. */
export type Piece = {
  /** The parts of the model that it draws; texts may name no other. */
  parts?: readonly Part[]
  outline: readonly Knot[]
  grain?: Grain
  folds?: readonly Fold[]
  /** Lightness added to the cloth: the inside of a collar is darker, a folded edge lighter. */
  tone?: number
  /** A plain cloth that replaces the garment's own. */
  colour?: string
  /** The fibre of that cloth; silk by default. */
  fibre?: Fibre
  /** The arm that this piece belongs to; a bent arm lies over the body. */
  arm?: Limb
  /** The leg of the trousers, if this piece is one. */
  leg?: Limb
  /** True where all folds are given, and the drape adds none. */
  still?: boolean
  /** True for the inside of the back, which a body in the garment hides. */
  inner?: boolean
  /** True for a single layer that one sees through, if its cloth is sheer. */
  sheer?: boolean
  seams?: readonly (readonly Knot[])[]
  stitches?: readonly (readonly Knot[])[]
  /** Colour of the stitches; a deeper shade of the cloth by default. */
  thread?: string
  /** Height above the piece below it, in pixels; it sets the shadow. */
  lift?: number
  /** True for small or flat pieces, which need no rounded shading. */
  flat?: boolean
  /** True for a piece without the pattern, such as a plain band. */
  plain?: boolean
}

/** A trimming at some knots, drawn by its name. */
export type Trim = {
  parts?: readonly Part[]
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

/** Returns layers as what draws a part of the model. */
export function drawing(part: Part, layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => ({ ...layer, parts: [...(layer.parts ?? []), part] }))
}

export function isPiece(layer: Layer): layer is Piece {
  return 'outline' in layer
}

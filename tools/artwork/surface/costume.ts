import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import type { Point } from '../geometry.ts'

/** A fold on a piece, in pixels of a picture 720 wide; `line` runs along its top. */
export type Crest = {
  line: readonly Point[]
  width: number
  height: number
  /** Share of its height at its end. */
  tail: number
  /** True for a pressed pleat, which is steep on one side. */
  pleat: boolean
}

/** What the light needs to know about one piece. */
export type PieceSurface = {
  crests: readonly Crest[]
  /** Direction of the threads, in radians. */
  angle: number
  /** True for a small, flat piece with a thin edge. */
  flat: boolean
  /** Its cloth, if it is not the garment's own. */
  fibre?: Fibre
}

/** A garment that is cut, draped and placed, but not yet lit. All of it is data, so that it can be compared. */
export type Costume = {
  /** The dyed pieces and their trimmings, as SVG without light. */
  colours: string
  /** The same pieces, each filled with its number. */
  plan: string
  pieces: readonly PieceSurface[]
  fibre: Fibre
  seed: string
  /** Scale of the threads: 1 at life size, smaller where the whole garment shows. */
  threads: number
  /** Magnification of the garment: 1 where the whole of it shows. */
  zoom: number
  /** The body below: the middle and half the width of it in the picture, and how far it swells. */
  round?: { x: number; half: number; swell: number }
}

import type { Colour, GarmentDesign } from '../design.ts'
import type { Fibre } from '../surface/fibre.ts'

/** The part of a product that its pictures depend on. */
export type Sitter = {
  slug: string
  design: GarmentDesign
  cloth: Fibre
  colours: readonly Colour[]
}

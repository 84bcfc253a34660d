import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { body } from '../../../mocks/seed/catalogue/lengths.ts'
import { skirtBand } from '../garment/skirt.ts'

type Kind = GarmentDesign['kind']

/** How the body stands in a picture 720 wide: its scale, and the height of its shoulders. */
export type Framing = { scale: number; shoulder: number }

/** Where on the body the pattern of a garment starts: a skirt's band ends at the waist. */
export const origins: Readonly<Record<Kind, number>> = {
  dress: 0,
  'ao-dai': 0,
  shirt: 0,
  outerwear: 0,
  skirt: body.waist - skirtBand,
  pants: body.waist,
}

/**
 * The scale of the body in a scene, one for all garments of a category: beside a bag and shoes, on a form or a table, they are as
 * large as they are to each other.
 */
const scales: Readonly<Record<Kind, number>> = {
  dress: 0.72,
  'ao-dai': 0.72,
  shirt: 0.83,
  outerwear: 0.83,
  skirt: 0.81,
  pants: 0.81,
}

export function inScene({ kind }: GarmentDesign): number {
  return scales[kind]
}

/** How the body stands in the pictures that show how long a garment is: one scale and one ground line for all. */
export const figureFrame: Framing = { scale: 0.76, shoulder: 60 }

import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { body } from '../../../mocks/seed/catalogue/lengths.ts'
import { skirtBand } from '../garment/skirt.ts'

type Kind = GarmentDesign['kind']

/** How the body stands in a picture of 720 px: its scale, and the height of its shoulders. */
export type Framing = { scale: number; shoulder: number }

/**
 * The height on the body where the pattern of a garment starts. A skirt starts above the waist, because its
 * band ends there.
 */
export const origins: Readonly<Record<Kind, number>> = {
  dress: 0,
  'ao-dai': 0,
  shirt: 0,
  outerwear: 0,
  skirt: body.waist - skirtBand,
  pants: body.waist,
}

/**
 * The scale of the body in a scene, for each category. All garments of a category have the same scale, so
 * that their sizes can be compared.
 */
const scales: Readonly<Record<Kind, number>> = {
  dress: 0.72,
  'ao-dai': 0.72,
  shirt: 0.83,
  outerwear: 0.83,
  skirt: 0.81,
  pants: 0.81,
}

export function sceneScaleOf({ kind }: GarmentDesign): number {
  return scales[kind]
}

/**
 * How the body stands in the pictures that show the length of a garment. All of them have the same scale and
 * ground line.
 */
export const figureFrame: Framing = { scale: 0.76, shoulder: 60 }

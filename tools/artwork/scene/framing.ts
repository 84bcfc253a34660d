import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { body } from '../../../mocks/seed/catalogue/lengths.ts'
import { skirtBand } from '../garment/skirt.ts'

type Kind = GarmentDesign['kind']

/** How the body stands in a picture 720 wide: its scale, and the height of its shoulders. */
export type Framing = { scale: number; shoulder: number }

const whole: Framing = { scale: 0.8, shoulder: 66 }
const lower: Framing = { scale: 0.94, shoulder: -163 }

/**
 * The body below the garments of a category, which is one body: the camera comes nearer and sinks for a category, never
 * for a garment, so that a wall of them reads as one size table.
 */
export const framings: Readonly<Record<Kind, Framing>> = {
  dress: whole,
  'ao-dai': whole,
  shirt: { scale: 0.97, shoulder: 172 },
  outerwear: { scale: 0.97, shoulder: 112 },
  skirt: lower,
  pants: lower,
}

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
 * The same body in a scene, whose camera stands a little further back, for all garments of a category alike: beside a bag and
 * shoes, on a form or a table, a piece is the size that its front has shown.
 */
export function inScene({ kind }: GarmentDesign): number {
  return framings[kind].scale * (kind === 'dress' || kind === 'ao-dai' ? 0.9 : 0.86)
}

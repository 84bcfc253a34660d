import type { GarmentDesign, Length } from './garment.ts'

/**
 * The body that all garments are cut for, as distances below the shoulder in the units of a paper pattern.
 * Drawings and size charts both use it, so a drawn hem has the length that its chart says.
 */
export const body = { waist: 318, hip: 508, knee: 764, ankle: 1044, floor: 1108 } as const

const unitsPerCm = 7.75

/** The hems of dresses and skirts: above the knee, on the calf, and above the ankle. */
export const hems: Record<Length, number> = { mini: 648, midi: 878, maxi: 1008 }

/**
 * The lengths of garments that have only one length, measured from the shoulder, or for trousers from the
 * waist.
 */
export const lengths = {
  shirt: { relaxed: 520, fitted: 478, cropped: 384, tunic: 596 },
  pants: { wide: 790, straight: 790, cropped: 640, tapered: 760 },
  'ao-dai': { classic: 964, modern: 846 },
  outerwear: { blazer: 552, trench: 800, cardigan: 504, bomber: 478 },
} as const

function unitsOf(design: GarmentDesign): number {
  switch (design.kind) {
    case 'shirt':
      return lengths.shirt[design.cut]
    case 'pants':
      return lengths.pants[design.cut]
    case 'ao-dai':
      return lengths['ao-dai'][design.cut]
    case 'outerwear':
      return lengths.outerwear[design.cut]
    case 'dress':
      return hems[design.length ?? 'midi']
    case 'skirt':
      return hems[design.length ?? 'midi'] - body.waist
  }
}

/** Returns the length of a garment in whole centimetres. */
export function lengthOf(design: GarmentDesign): number {
  return Math.round(unitsOf(design) / unitsPerCm)
}

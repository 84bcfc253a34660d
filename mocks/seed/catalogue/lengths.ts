import type { GarmentDesign, Length } from './garment.ts'

/**
 * The body that all garments are cut for: 165 cm tall, in shoes of 3 cm. The numbers are distances below the
 * shoulder, in the units of a paper pattern. Drawings and size charts use the same numbers, so a drawn hem is
 * as long as the size chart says.
 */
export const body = { waist: 318, hip: 508, knee: 764, ankle: 1044, floor: 1108 } as const

const unitsPerCm = 7.75

/** The hems of dresses and skirts: above the knee, on the calf, and above the ankle. */
export const hems: Record<Length, number> = { mini: 648, midi: 878, maxi: 1008 }

/**
 * The lengths of garments with only one length. They are measured from the shoulder, or from the waist for
 * trousers.
 */
export const lengths = {
  shirt: { relaxed: 520, fitted: 478, cropped: 384, tunic: 596 },
  pants: { wide: 790, straight: 790, cropped: 640, tapered: 760 },
  'ao-dai': { classic: 964, modern: 846 },
  outerwear: { blazer: 552, trench: 800, cardigan: 504, bomber: 478 },
} as const

/** The places of the body, such as the knee, from which the texts measure a hem. */
const places: readonly (readonly [name: string, at: number])[] = [
  ['eo', body.waist],
  ['hông', body.hip],
  ['gối', body.knee],
  ['mắt cá', body.ankle],
  ['gót giày', body.floor],
]

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
export function lengthInCm(design: GarmentDesign): number {
  return Math.round(unitsOf(design) / unitsPerCm)
}

/** Returns where the hem falls on a body of 165 cm, for example "Dưới gối 15 cm". */
export function hemText(design: GarmentDesign): string {
  const isFromWaist = design.kind === 'skirt' || design.kind === 'pants'
  const hem = unitsOf(design) + (isFromWaist ? body.waist : 0)
  const [[name, at] = ['', 0]] = places.toSorted(
    ([, one], [, other]) => Math.abs(hem - one) - Math.abs(hem - other),
  )
  const cm = Math.round((hem - at) / unitsPerCm)
  if (Math.abs(cm) < 2) return `Ngang ${name}`
  return `${cm < 0 ? 'Trên' : 'Dưới'} ${name} ${Math.abs(cm)} cm`
}

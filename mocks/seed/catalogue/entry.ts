import type { ProductStatus } from '@/api/generated/model'
import type { CategorySlug } from './categories.ts'
import type { Colour, Fibre, GarmentDesign, Pattern } from './garment.ts'

/** Which variants have no stock: all of them, or those of a colour, or single ones as `[colour, size]`. */
export type SoldOut =
  | { scope: 'all' }
  | { scope: 'colour'; colour: string }
  | { scope: 'variants'; variants: readonly (readonly [colour: string, size: string])[] }

/** One product of the catalogue. Prices are integer VND. */
export type CatalogueEntry = {
  slug: string
  name: string
  category: CategorySlug
  design: GarmentDesign
  colours: readonly Colour[]
  sizes: readonly string[]
  price: number
  originalPrice?: number
  /** What a size costs on top of `price`. */
  surcharge?: Readonly<Record<string, number>>
  soldOut?: SoldOut
  hasPictures: boolean
  status: ProductStatus
  isFeatured: boolean
  cloth: Fibre
  lead: string
  /** HTML appended to the description as it is, to test that the shop sanitises it. */
  rawHtml?: string
}

type Defaulted = 'hasPictures' | 'status' | 'isFeatured'

export function entry(
  values: Omit<CatalogueEntry, Defaulted> & Partial<Pick<CatalogueEntry, Defaulted>>,
): CatalogueEntry {
  return { hasPictures: true, status: 'active', isFeatured: false, ...values }
}

export const sizes = {
  short: ['S', 'M', 'L'],
  usual: ['S', 'M', 'L', 'XL'],
  full: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['26', '27', '28', '29', '30'],
  longWaist: ['26', '27', '28', '29', '30', '32'],
} as const

type Kind = GarmentDesign['kind']

type Shape<K extends Kind> = Omit<Extract<GarmentDesign, { kind: K }>, 'kind' | 'pattern'> & {
  pattern?: Pattern
}

const pattern = 'plain' as const

export const garment = {
  shirt: (shape: Shape<'shirt'>): GarmentDesign => ({ kind: 'shirt', pattern, ...shape }),
  dress: (shape: Shape<'dress'>): GarmentDesign => ({ kind: 'dress', pattern, ...shape }),
  skirt: (shape: Shape<'skirt'>): GarmentDesign => ({ kind: 'skirt', pattern, ...shape }),
  pants: (shape: Shape<'pants'>): GarmentDesign => ({ kind: 'pants', pattern, ...shape }),
  outerwear: (shape: Shape<'outerwear'>): GarmentDesign => ({
    kind: 'outerwear',
    pattern,
    ...shape,
  }),
  aoDai: (shape: Shape<'ao-dai'>): GarmentDesign => ({
    kind: 'ao-dai',
    pattern,
    collar: 'stand',
    sleeve: 'long',
    length: 'maxi',
    ...shape,
  }),
}

import type { ProductStatus } from '@/api/generated/model'
import type { View } from '../artwork/manifest.ts'
import type { Colour, Fibre, GarmentDesign } from './garment.ts'
import { clothColours } from './palette.ts'

/**
 * The variants without stock: all variants, the variants of a colour, or single variants as `[colour, size]`.
 */
export type SoldOut =
  | { scope: 'all' }
  | { scope: 'colour'; colour: string }
  | { scope: 'variants'; variants: readonly (readonly [colour: string, size: string])[] }

/** One product of the mock shop. Prices are whole VND. */
export type CatalogueEntry = {
  slug: string
  name: string
  englishName: string
  /** The slug of a category in categories.json. */
  category: string
  design: GarmentDesign
  colours: readonly Colour[]
  sizes: readonly string[]
  price: number
  originalPrice?: number
  surcharge?: Readonly<Record<string, number>>
  soldOut?: SoldOut
  hasPictures: boolean
  /**
   * Views without a picture, because their drawing is not good enough. A few good pictures are better than
   * all pictures.
   */
  without?: readonly View[]
  status: ProductStatus
  isFeatured: boolean
  cloth: Fibre
  lead: string
  englishLead: string
  /** HTML that is added unchanged to the description. The shop has to remove its dangerous parts. */
  rawHtml?: string
}

type Defaulted = 'hasPictures' | 'status' | 'isFeatured'

/** A product as a JSON file lists it. Colours and sizes are names, and usual values are left out. */
export type WrittenProduct = Omit<CatalogueEntry, Defaulted | 'colours' | 'sizes'> &
  Partial<Pick<CatalogueEntry, Defaulted>> & {
    colours: ReadonlyArray<keyof typeof clothColours | Colour>
    sizes?: keyof typeof sizes
  }

const usual = { hasPictures: true, isFeatured: false, status: 'active' } as const

export function catalogueEntry(product: WrittenProduct): CatalogueEntry {
  const colours = product.colours.map((colour) =>
    typeof colour === 'string' ? clothColours[colour] : colour,
  )
  return { ...usual, ...product, colours, sizes: sizes[product.sizes ?? 'usual'] }
}

const sizes = {
  short: ['S', 'M', 'L'],
  usual: ['S', 'M', 'L', 'XL'],
  full: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['26', '27', '28', '29', '30'],
  longWaist: ['26', '27', '28', '29', '30', '32'],
} as const

import type { ProductStatus } from '@/api/generated/model'
import type { View } from '../artwork/manifest.ts'
import type { CategorySlug } from './categories.ts'
import type { Colour, Fibre, GarmentDesign, Length } from './garment.ts'

/**
 * The variants without stock: all variants, the variants of a colour, or single variants as `[colour, size]`.
 */
export type SoldOut =
  | { scope: 'all' }
  | { scope: 'colour'; colour: string }
  | { scope: 'variants'; variants: readonly (readonly [colour: string, size: string])[] }

/** One product of the catalogue. Prices are integer VND. */
export type CatalogueEntry = {
  slug: string
  name: string
  englishName: string
  category: CategorySlug
  design: GarmentDesign
  colours: readonly Colour[]
  sizes: readonly string[]
  price: number
  originalPrice?: number
  surcharge?: Readonly<Record<string, number>>
  soldOut?: SoldOut
  hasPictures: boolean
  /**
   * Views to leave out, because they are not drawn well. A few good pictures are better than all pictures.
   */
  without?: readonly View[]
  status: ProductStatus
  isFeatured: boolean
  cloth: Fibre
  lead: string
  englishLead: string
  /** HTML that is added unchanged to the description, to test that the shop removes dangerous parts of it. */
  rawHtml?: string
}

type Defaulted = 'sizes' | 'hasPictures' | 'status' | 'isFeatured'
type Named = 'category' | 'cloth' | 'name' | 'englishName'

type Written = Omit<CatalogueEntry, Defaulted | Named> &
  Partial<Pick<CatalogueEntry, Defaulted>> & {
    names: readonly [vietnamese: string, english: string]
  }

export function entry(
  category: CategorySlug,
  cloth: Fibre,
  { names: [name, englishName], ...values }: Written,
): CatalogueEntry {
  const usual = {
    sizes: sizes.usual,
    hasPictures: true,
    isFeatured: false,
    status: 'active',
  } as const
  return { ...usual, ...values, category, cloth, name, englishName }
}

export const sizes = {
  short: ['S', 'M', 'L'],
  usual: ['S', 'M', 'L', 'XL'],
  full: ['S', 'M', 'L', 'XL', 'XXL'],
  waist: ['26', '27', '28', '29', '30'],
  longWaist: ['26', '27', '28', '29', '30', '32'],
} as const

type Shape = Partial<Omit<GarmentDesign, 'kind' | 'cut'>>
type Long = Shape & { length?: Length }
type CutOf<Kind> = Extract<GarmentDesign, { kind: Kind }>['cut']

const plain = { pattern: 'plain' } as const
const ofCoats = { ...plain, sleeve: 'long' } as const
const ofAoDai = { ...plain, collar: 'stand', sleeve: 'long' } as const

export const garment = {
  shirt: (cut: CutOf<'shirt'>, shape: Shape) => ({ kind: 'shirt', cut, ...plain, ...shape }),
  dress: (cut: CutOf<'dress'>, shape: Long) => ({
    kind: 'dress',
    cut,
    ...plain,
    length: 'midi',
    ...shape,
  }),
  skirt: (cut: CutOf<'skirt'>, shape: Long) => ({ kind: 'skirt', cut, ...plain, ...shape }),
  pants: (cut: CutOf<'pants'>, shape?: Shape) => ({ kind: 'pants', cut, ...plain, ...shape }),
  outerwear: (cut: CutOf<'outerwear'>, shape: Shape) => ({
    kind: 'outerwear',
    cut,
    ...ofCoats,
    ...shape,
  }),
  aoDai: (cut: CutOf<'ao-dai'>, shape?: Shape) => ({ kind: 'ao-dai', cut, ...ofAoDai, ...shape }),
} satisfies Record<string, (...given: never[]) => GarmentDesign>

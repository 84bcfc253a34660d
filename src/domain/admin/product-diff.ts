import { type ProductForm, soldVariants } from './product-form'

/** What is compared and chosen as one: variants are nothing without their colours and sizes. */
export type ProductPart = Exclude<keyof ProductForm, 'colors' | 'sizes'>

/** In the order of the form. */
const productParts = [
  'name',
  'category_id',
  'brand',
  'description',
  'images',
  'variants',
  'size_chart',
  'tags',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'price',
  'stock',
  'weight',
  'length',
  'width',
  'height',
  'shipping_notes',
  'status',
  'is_featured',
  'internal_notes',
] as const satisfies ProductPart[]

/** The parts in which two forms differ. Price and stock of a product with variants are theirs. */
export function differingParts(one: ProductForm, other: ProductForm): ProductPart[] {
  return productParts.filter((part) => !isSame(one, other, part))
}

function isSame(one: ProductForm, other: ProductForm, part: ProductPart): boolean {
  const variants = [soldVariants(one), soldVariants(other)] as const
  if (part === 'variants') return offered(one, variants[0]) === offered(other, variants[1])
  const derived = variants.every(({ length }) => length > 0)
  if (derived && (part === 'price' || part === 'stock')) return true
  const [mine, theirs] = [one[part], other[part]]
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mine === theirs
  return mine.length === theirs.length && mine.every((value, index) => value === theirs[index])
}

/** Colours, sizes and variants as a text, whatever order they came in. */
function offered({ colors, sizes }: ProductForm, variants: ProductForm['variants']): string {
  const rows = variants.map(({ id, color, size, price, original_price, stock, image_url }) =>
    JSON.stringify([id, color, size, price, original_price, stock, image_url ?? null]),
  )
  const options = colors.map(({ name, color_code }) => [name, color_code])
  return JSON.stringify([options, sizes, rows.toSorted()])
}

/** Whose value a part takes. */
export type Side = 'mine' | 'theirs'
export type Sides = Partial<Record<ProductPart, Side>>

/** Two versions of one product, and the one that both began from, where it is still known. */
export type Versions = { base: ProductForm | null; mine: ProductForm; theirs: ProductForm }

/** What is offered first: of each part that differs the side that changed it, mine where both did. */
export function likelySides({ base, mine, theirs }: Versions): Sides {
  if (!base) return {}
  const changedByMe = differingParts(base, mine)
  return Object.fromEntries(
    differingParts(mine, theirs).map((part) => [
      part,
      changedByMe.includes(part) ? 'mine' : 'theirs',
    ]),
  )
}

/** One form of two: their version, with the parts that stay mine. */
export function mergedForm(mine: ProductForm, theirs: ProductForm, sides: Sides): ProductForm {
  const kept = productParts.filter((part) => sides[part] === 'mine')
  const merged = { ...theirs, ...Object.fromEntries(kept.map((part) => [part, mine[part]])) }
  return kept.includes('variants') ? { ...merged, colors: mine.colors, sizes: mine.sizes } : merged
}

/** A form after saving: as the server has it, but for what was typed while it was being saved. */
export function settledForm(current: ProductForm, sent: ProductForm, saved: ProductForm) {
  const typed = Object.entries(current).filter(([name, value]) => Reflect.get(sent, name) !== value)
  return { ...saved, ...Object.fromEntries(typed) }
}

import { type ProductForm, soldVariants } from './product-form'

/** What is compared and chosen as one: variants are nothing without their colours and sizes. */
export type ProductPart = Exclude<keyof ProductForm, 'colors' | 'sizes'>

/** In the order of the form. */
export const productParts = [
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
  return productParts.filter((part) => compared(one, part) !== compared(other, part))
}

function compared(form: ProductForm, part: ProductPart): string {
  const variants = soldVariants(form)
  if (part === 'variants') {
    const rows = variants.map(({ id, color, size, price, original_price, stock, image_url }) =>
      JSON.stringify([id, color, size, price, original_price, stock, image_url ?? null]),
    )
    const colors = form.colors.map(({ name, color_code }) => [name, color_code])
    return JSON.stringify([colors, form.sizes, rows.toSorted()])
  }
  if ((part === 'price' || part === 'stock') && variants.length > 0) return ''
  return JSON.stringify(form[part])
}

/** Whose value a part takes. */
export type Side = 'mine' | 'theirs'
export type Sides = Partial<Record<ProductPart, Side>>

/** Two versions of one product, and the one that both began from. */
export type Versions = { base: ProductForm; mine: ProductForm; theirs: ProductForm }

/** What is offered first: of each part that differs the side that changed it, mine where both did. */
export function likelySides({ base, mine, theirs }: Versions): Sides {
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

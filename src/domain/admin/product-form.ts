import type { AdminProduct, AdminProductRequest, ProductStatus } from '@/api/generated/model'
import { amountOf } from '@/lib/vnd-input'
import { groupVnd } from '@/lib/money'
import { tidyText } from '@/lib/text'
import { picturedVariants, savedNotes } from './image-notes'
import { isBlankHtml } from './rich-text'

/** The contract's request with every field required. */
type FullRequest = Required<Omit<AdminProductRequest, 'updated_at'>>

/** Numbers that stay text as typed until they are sent. */
type Typed = 'price' | 'stock' | 'weight' | 'length' | 'width' | 'height'

/**
 * The product form (Product §3). Its fields have the contract's names, so that the server's errors match them.
 * Variants of an option that was unticked stay until the form is sent (Product §10.4).
 */
export type ProductForm = Omit<FullRequest, Typed> & Record<Typed, string>

export const emptyProductForm: ProductForm = {
  name: '',
  category_id: null,
  brand: '',
  description: '',
  images: [],
  image_notes: [],
  colors: [],
  sizes: [],
  variants: [],
  size_chart: '',
  tags: [],
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  price: '',
  stock: '',
  sku: '',
  weight: '',
  length: '',
  width: '',
  height: '',
  shipping_notes: '',
  status: 'active',
  is_featured: false,
  internal_notes: '',
}

/** Returns the form that edits a product. */
export function fromProduct(product: AdminProduct): ProductForm {
  const { id: _id, slug: _slug, created_at: _at, updated_at: _version, ...fields } = product
  const { price, stock, weight, length, width, height } = product
  const isUnpriced = price === 0 && product.variants.length === 0
  return {
    ...fields,
    price: price === 0 ? '' : groupVnd(price),
    // A draft without a price has no stock count yet either.
    stock: isUnpriced && stock === 0 && product.status === 'draft' ? '' : String(stock),
    weight: measureText(weight),
    length: measureText(length),
    width: measureText(width),
    height: measureText(height),
  }
}

/** Returns the variants that are sold: those of ticked options. */
export function soldVariants({ colors, sizes, variants }: VariantsPart): ProductForm['variants'] {
  const names = colors.map(({ name }) => name)
  return variants.filter(({ color, size }) => isAmong(color, names) && isAmong(size, sizes))
}
type VariantsPart = Pick<ProductForm, 'colors' | 'sizes' | 'variants'>

function isAmong(value: string, names: readonly string[]): boolean {
  return names.length === 0 ? value === '' : names.includes(value)
}

/**
 * Returns the payload of Product §7. With variants, price and stock come from them. `version` is the `updated_at` that
 * was edited. Expects numbers that `isCount` and `isMeasure` accept.
 */
export function toRequest(
  form: ProductForm,
  status: ProductStatus,
  version?: string,
): AdminProductRequest {
  const variants = picturedVariants(soldVariants(form), form)
  const own = { price: amountOf(form.price) ?? 0, stock: parseNumber(form.stock) ?? 0 }
  return {
    ...form,
    ...(variants.length > 0 ? offerOf(variants) : own),
    name: tidyText(form.name),
    brand: tidyText(form.brand),
    sku: form.sku.trim(),
    variants,
    image_notes: savedNotes(form),
    weight: parseNumber(form.weight),
    length: parseNumber(form.length),
    width: parseNumber(form.width),
    height: parseNumber(form.height),
    status,
    ...(version !== undefined && { updated_at: version }),
  }
}

/** Returns the lowest price, in whole VND, and the total stock of variants. */
export function offerOf(variants: ProductForm['variants']): { price: number; stock: number } {
  const price = variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : 0
  return { price, stock: variants.reduce((sum, variant) => sum + variant.stock, 0) }
}

/** What a product needs before it is sold, in the order of the form (Product §5, §10.4). */
export const readinessParts = [
  'name',
  'category_id',
  'description',
  'images',
  'price',
  'stock',
] as const satisfies (keyof ProductForm)[]
export type ReadinessPart = (typeof readinessParts)[number]

/** Returns what is missing before the product can be sold. */
export function readiness(form: ProductForm): ReadinessPart[] {
  const variants = soldVariants(form)
  const has: Record<ReadinessPart, boolean> = {
    name: tidyText(form.name) !== '',
    category_id: form.category_id !== null,
    description: !isBlankHtml(form.description),
    images: form.images.length > 0,
    price:
      variants.length > 0
        ? variants.every(({ price }) => price > 0)
        : (amountOf(form.price) ?? 0) > 0,
    stock: variants.length > 0 || (form.stock.trim() !== '' && isCount(form.stock)),
  }
  return readinessParts.filter((part) => !has[part])
}

/** True when a text is empty or a safe whole number from 0. */
export function isCount(text: string): boolean {
  return /^\d*$/.test(text.trim()) && Number.isSafeInteger(Number(text))
}

/** True when a text is empty or a measure with a decimal comma or point. */
export function isMeasure(text: string): boolean {
  return /^(\d{1,6}([.,]\d{1,3})?)?$/.test(text.trim())
}

/** Returns the number in a text, or null when there is no valid one. */
function parseNumber(text: string): number | null {
  const tidy = text.trim().replace(',', '.')
  const number = Number(tidy)
  return tidy === '' || !Number.isFinite(number) || number < 0 ? null : number
}

function measureText(measure: number | null): string {
  return measure === null ? '' : String(measure).replace('.', ',')
}

import type { AdminProduct, AdminProductRequest, ProductStatus } from '@/api/generated/model'
import { amountOf } from '@/lib/vnd-input'
import { groupVnd } from '@/lib/money'
import { tidyText } from '@/lib/text'
import { isBlankHtml } from './rich-text'

/** What cannot be left out of the contract's request. */
type Contract = Required<Omit<AdminProductRequest, 'updated_at'>>

/** Numbers that are typed: their text stays as it was written until it is sent. */
type Typed = 'price' | 'stock' | 'weight' | 'length' | 'width' | 'height'

/**
 * The product form (Product §3), with the contract's names, so that the server's errors find their fields. Variants of
 * an option that was unticked stay until they are sent (Product §10.4).
 */
export type ProductForm = Omit<Contract, Typed> & Record<Typed, string>

export const emptyProductForm: ProductForm = {
  name: '',
  category_id: null,
  brand: '',
  description: '',
  images: [],
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
  weight: '',
  length: '',
  width: '',
  height: '',
  shipping_notes: '',
  status: 'active',
  is_featured: false,
  internal_notes: '',
}

/** A product as it is edited. */
export function fromProduct(product: AdminProduct): ProductForm {
  const { id: _id, slug: _slug, created_at: _at, updated_at: _version, ...fields } = product
  const { price, stock, weight, length, width, height } = product
  const isUnpriced = price === 0 && product.variants.length === 0
  return {
    ...fields,
    price: price === 0 ? '' : groupVnd(price),
    // A draft without a price has not been counted yet either.
    stock: isUnpriced && stock === 0 && product.status === 'draft' ? '' : String(stock),
    weight: measureText(weight),
    length: measureText(length),
    width: measureText(width),
    height: measureText(height),
  }
}

/** The variants that are sold: those of options that are still ticked. */
export function soldVariants({ colors, sizes, variants }: VariantsPart): ProductForm['variants'] {
  const names = colors.map(({ name }) => name)
  return variants.filter(({ color, size }) => isAmong(color, names) && isAmong(size, sizes))
}
type VariantsPart = Pick<ProductForm, 'colors' | 'sizes' | 'variants'>

function isAmong(value: string, names: readonly string[]): boolean {
  return names.length === 0 ? value === '' : names.includes(value)
}

/**
 * The payload of Product §7, under the status it is saved with. With variants, price and stock are theirs. `version` is
 * the `updated_at` that was edited. Expects numbers that `isCount` and `isMeasure` accept.
 */
export function toRequest(
  form: ProductForm,
  status: ProductStatus,
  version?: string,
): AdminProductRequest {
  const variants = soldVariants(form)
  const own = { price: amountOf(form.price) ?? 0, stock: readNumber(form.stock) ?? 0 }
  return {
    ...form,
    ...(variants.length > 0 ? offerOf(variants) : own),
    name: tidyText(form.name),
    brand: tidyText(form.brand),
    variants,
    weight: readNumber(form.weight),
    length: readNumber(form.length),
    width: readNumber(form.width),
    height: readNumber(form.height),
    status,
    ...(version !== undefined && { updated_at: version }),
  }
}

/** What the variants say together: the lowest price in whole VND, all of the stock. */
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

/** What is still missing before the product can be sold. */
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

/** Whether a text is empty or a whole number from 0 that computers count exactly. */
export function isCount(text: string): boolean {
  return /^\d*$/.test(text.trim()) && Number.isSafeInteger(Number(text))
}

/** Whether a text is empty or a length in cm, with a decimal comma or point. */
export function isMeasure(text: string): boolean {
  return /^(\d{1,6}([.,]\d{1,3})?)?$/.test(text.trim())
}

/** The number that a text says; null where it says none. */
function readNumber(text: string): number | null {
  const tidy = text.trim().replace(',', '.')
  const number = Number(tidy)
  return tidy === '' || !Number.isFinite(number) || number < 0 ? null : number
}

function measureText(measure: number | null): string {
  return measure === null ? '' : String(measure).replace('.', ',')
}

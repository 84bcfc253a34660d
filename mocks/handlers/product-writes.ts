import type {
  AdminProduct,
  AdminProductRequest,
  AdminVariant,
  FieldErrors,
  StockBefore,
} from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import { isOriginalPriceTooLow, missingProductParts } from '@/domain/product/judge'
import { ownFieldNames, pickFields } from '@/lib/description'
import { blankRecord } from '@/lib/kinds/described'
import { withoutUndefined } from '@/lib/schema'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import { freeSlug, nextVersion } from '../rules/lists'
import { stockAfter, stockMovedText } from '../rules/stock'
import { hasNoOptions } from './serialize/product'
import { variantsOf } from './shop-view'

function productSlug(db: Database, name: string, ownId: number | null): string {
  const isTaken = (slug: string) =>
    db.where('products', 'slug', slug).some(({ id }) => id !== ownId)
  return freeSlug(name, isTaken, 'san-pham')
}

const own = ownFieldNames(product)
export const emptyColumns = pickFields(blankRecord(product), own)

const ownOfVariant = ownFieldNames(variant)
export const blankVariant = pickFields(blankRecord(variant), ownOfVariant)

function columnsOf(request: AdminProductRequest, before: ProductRow | null) {
  const sent = own.filter((name) => request[name] !== undefined)
  return { ...emptyColumns, ...(before && pickFields(before, own)), ...pickFields(request, sent) }
}

/**
 * Replaces the options of a product with the options of the form. An option whose name has not changed keeps
 * its id and its picture.
 */
function saveOptions(db: Database, productId: number, form: ProductForm): void {
  const colours = db.where('product_colours', 'product_id', productId)
  const sizes = db.where('product_sizes', 'product_id', productId)
  for (const { id } of colours) db.remove('product_colours', id)
  for (const { id } of sizes) db.remove('product_sizes', id)
  for (const [index, { name, color_code }] of form.colors.entries()) {
    const known = colours.find((row) => row.name === name)
    db.insert('product_colours', {
      ...(known && { id: known.id }),
      product_id: productId,
      position: index + 1,
      name,
      code: color_code,
      image: known?.image ?? null,
    })
  }
  for (const [index, name] of form.sizes.entries()) {
    const known = sizes.find((row) => row.name === name)
    const id = known && { id: known.id }
    db.insert('product_sizes', { ...id, product_id: productId, position: index + 1, name })
  }
}

/**
 * Finds the stored row of a variant that the form has sent. First it looks for the variant's id. If no row
 * has this id, it looks for the variant's colour and size, but only among rows whose id the form has not
 * sent.
 */
function knownAs(
  rows: readonly VariantRow[],
  wanted: readonly AdminVariant[],
  sent: AdminVariant,
): VariantRow | undefined {
  const isSent = (row: VariantRow) => wanted.some(({ id }) => id === row.id)
  return (
    rows.find(({ id }) => id === sent.id) ??
    rows.find((row) => row.color === sent.color && row.size === sent.size && !isSent(row))
  )
}

/**
 * Returns the variants with their new stock (Product §10.4.8). `moved` has an error for each stock that
 * changed after the sender saw it. `unseen` has an error for each stock that was sent without the value that
 * the sender saw.
 */
export function variantsWithStock(
  db: Database,
  product: ProductRow | null,
  { wanted, seen = {} }: { wanted: readonly AdminVariant[]; seen: StockBefore | undefined },
): { variants: AdminVariant[]; moved: FieldErrors; unseen: FieldErrors } {
  const rows = product ? variantsOf(db, product) : []
  const moved: FieldErrors = {}
  const unseen: FieldErrors = {}
  const variants = wanted.map((sent, index) => {
    const row = knownAs(rows, wanted, sent)
    if (!row) return sent
    const ofVariant = seen.variants?.find(({ id }) => id === row.id)?.stock
    const before = ofVariant ?? (hasNoOptions(row) ? seen.stock : undefined)
    const stock = stockAfter(sent.stock, { seen: before, now: row.stock })
    if (stock === null) {
      const field = hasNoOptions(row) ? 'stock' : `variants.${index}.stock`
      if (before === undefined)
        unseen[field] = ['Tồn kho có thể đã đổi từ khi bạn mở trang. Hãy tải lại trang.']
      else moved[field] = [stockMovedText(before, row.stock)]
    }
    return { ...sent, stock: stock ?? row.stock }
  })
  return { variants, moved, unseen }
}

function saveVariants(db: Database, product: ProductRow, wanted: readonly AdminVariant[]): void {
  const before = variantsOf(db, product)
  const savedIds = new Set<number>()
  for (const sent of wanted) {
    const known = knownAs(before, wanted, sent)
    const columns = {
      ...blankVariant,
      ...(known && pickFields(known, ownOfVariant)),
      ...withoutUndefined(pickFields(sent, ownOfVariant)),
    }
    const row =
      known && !savedIds.has(known.id)
        ? db.update('variants', known.id, columns)
        : db.insert('variants', { product_id: product.id, ...columns })
    savedIds.add(row.id)
  }
  for (const { id } of before) if (!savedIds.has(id)) db.remove('variants', id)
}

export const codeTakenText = 'Mã này đã có ở phân loại khác. Hãy nhập mã khác.'

/** Returns the indexes of the sent variants with a code that another variant already has. */
export function takenCodeIndexes(
  db: Database,
  variants: readonly AdminVariant[],
  productId: number | null,
): number[] {
  const own = variants.map(({ sku = '' }) => sku)
  return own.flatMap((sku, index) => {
    if (sku === '') return []
    const others = db.where('variants', 'sku', sku).some((row) => row.product_id !== productId)
    return others || own.indexOf(sku) !== index ? [index] : []
  })
}

type SaveContext = {
  request: AdminProductRequest
  form: ProductForm
  variants: readonly AdminVariant[]
  now: Date
}

export function saveProduct(
  db: Database,
  before: ProductRow | null,
  { request, form, variants, now }: SaveContext,
): ProductRow {
  const { name, category_id, description, images, status } = form
  const columns = { ...columnsOf(request, before), name, category_id, description, images, status }
  return db.transaction(() => {
    const slug = before?.name === name ? before.slug : productSlug(db, name, before?.id ?? null)
    const at = now.toISOString()
    const saved = before
      ? db.update('products', before.id, {
          ...columns,
          slug,
          updated_at: nextVersion(before.updated_at, now),
        })
      : db.insert('products', {
          ...columns,
          slug,
          sold_count: 0,
          created_at: at,
          updated_at: at,
        })
    saveOptions(db, saved.id, form)
    saveVariants(db, saved, variants)
    return saved
  })
}

export function requestForCopy(product: AdminProduct): AdminProductRequest {
  const { id: _id, slug: _slug, created_at: _created, updated_at: _updated, ...rest } = product
  return {
    ...rest,
    name: `${product.name} (bản sao)`.slice(0, 255),
    name_en: product.name_en ? `${product.name_en} (copy)`.slice(0, 255) : '',
    sku: '',
    status: 'draft',
    is_featured: false,
    stock: 0,
    variants: product.variants.map((variant) => ({ ...variant, id: null, sku: '', stock: 0 })),
  }
}

export type ProductForm = Pick<
  AdminProduct,
  'name' | 'category_id' | 'description' | 'images' | 'colors' | 'sizes' | 'variants' | 'status'
> & { price: number; stock: number; sku: string }

export function productForm(
  request: AdminProductRequest,
  before: AdminProduct | null,
): ProductForm {
  const { price, stock, variants, colors, sizes } = request
  return {
    name: request.name.trim(),
    status: request.status,
    category_id:
      request.category_id === undefined ? (before?.category_id ?? null) : request.category_id,
    description: request.description ?? before?.description ?? '',
    images: request.images ?? before?.images ?? [],
    colors: colors ?? before?.colors ?? [],
    sizes: sizes ?? before?.sizes ?? [],
    variants: variants ?? before?.variants ?? [],
    price: price ?? before?.price ?? 0,
    stock: stock ?? before?.stock ?? 0,
    sku: request.sku ?? before?.sku ?? '',
  }
}

function plainVariants({ colors, sizes, price, stock, sku }: ProductForm): AdminVariant[] {
  const colourNames = colors.length > 0 ? colors.map(({ name }) => name) : ['']
  const sizeNames = sizes.length > 0 ? sizes : ['']
  const plain = { id: null, price, original_price: null, stock }
  const code = colors.length + sizes.length === 0 ? { sku } : {}
  return colourNames.flatMap((color) =>
    sizeNames.map((size) => ({ ...plain, ...code, color, size })),
  )
}

export function variantsOfForm(form: ProductForm): readonly AdminVariant[] {
  return form.variants.length > 0 ? form.variants : plainVariants(form)
}

function hasOption(names: readonly string[], name: string): boolean {
  return names.length === 0 ? name === '' : names.includes(name)
}

/**
 * Checks rules that apply to drafts too: variants use known options, no pair of options comes twice, and the
 * sale price is below the original price.
 */
function variantErrors({ variants, colors, sizes }: ProductForm): FieldErrors {
  const errors: FieldErrors = {}
  const colourNames = colors.map(({ name }) => name)
  const seen = new Set<string>()
  for (const [index, one] of variants.entries()) {
    const { color, size } = one
    const options = JSON.stringify([color, size])
    const isKnown = hasOption(colourNames, color) && hasOption(sizes, size)
    if (!isKnown || seen.has(options))
      errors[`variants.${index}.color`] = [
        'Phân loại này bị trùng, hoặc màu hay size không thuộc sản phẩm. Hãy chọn lại.',
      ]
    if (isOriginalPriceTooLow(one)) {
      errors[`variants.${index}.original_price`] = ['Giá gốc phải cao hơn giá bán']
    }
    seen.add(options)
  }
  return errors
}

const noPrice = ['Giá bán phải lớn hơn 0']

/**
 * The errors for missing parts, such as pictures. If a product already lacked the part and was not a draft,
 * it can still be saved without the part.
 */
const lacks = {
  category_id: ['Vui lòng chọn danh mục'],
  description: ['Vui lòng nhập mô tả sản phẩm'],
  images: ['Thêm ít nhất 1 ảnh'],
}

/**
 * Returns the errors of a product, by field (Product §5, §10.4). A draft needs only a name. If `before` was
 * not a draft and already lacked a part, this part may still be missing.
 */
export function productErrors(form: ProductForm, before: ProductForm | null = null): FieldErrors {
  const errors = errorsOf(form)
  if (!before || before.status === 'draft') return errors
  const known = errorsOf(before)
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !(field in lacks && field in known)),
  )
}

function errorsOf(form: ProductForm): FieldErrors {
  const errors: FieldErrors = variantErrors(form)
  if (!form.name) errors['name'] = ['Vui lòng nhập tên sản phẩm']
  if (form.status === 'draft') return errors
  for (const part of missingProductParts(form)) errors[part] = lacks[part]
  if (form.variants.length === 0 && form.price <= 0) errors['price'] = noPrice
  for (const [index, { price }] of form.variants.entries()) {
    if (price <= 0) errors[`variants.${index}.price`] = noPrice
  }
  return errors
}

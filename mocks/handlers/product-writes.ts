import type {
  AdminProduct,
  AdminProductRequest,
  AdminVariant,
  FieldErrors,
  StockBefore,
} from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import { ownNames, picked } from '@/lib/description'
import { blankRecord } from '@/lib/kinds/described'
import { withoutUndefined } from '@/lib/schema'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import type { ProductForm } from '../rules/product-form'
import { freeSlug } from '../rules/slugs'
import { stockAfter, stockMoved } from '../rules/stock'
import { nextVersion } from '../rules/versions'
import { isPlain } from './serialize/product'
import { variantsOf } from './shop-view'

export function productSlug(db: Database, name: string, ownId: number | null): string {
  const isTaken = (slug: string) =>
    db.where('products', 'slug', slug).some(({ id }) => id !== ownId)
  return freeSlug(name, isTaken, 'san-pham')
}

const own = ownNames(product)
export const blankColumns = picked(blankRecord(product), own)

const ownOfVariant = ownNames(variant)
export const blankVariant = picked(blankRecord(variant), ownOfVariant)

function columnsOf(request: AdminProductRequest, before: ProductRow | null) {
  const sent = own.filter((name) => request[name] !== undefined)
  return { ...blankColumns, ...(before && picked(before, own)), ...picked(request, sent) }
}

/** Replaces the option rows by the form's. An option of the same name keeps its id and its picture. */
function saveOptions(db: Database, productId: number, form: ProductForm): void {
  const colours = db.where('product_colours', 'product_id', productId)
  const sizes = db.where('product_sizes', 'product_id', productId)
  for (const { id } of colours) db.remove('product_colours', id)
  for (const { id } of sizes) db.remove('product_sizes', id)
  for (const [index, { name, color_code }] of form.colors.entries()) {
    const known = colours.find((row) => row.name === name)
    db.insert('product_colours', {
      id: known?.id ?? db.nextId('product_colours'),
      product_id: productId,
      position: index + 1,
      name,
      code: color_code,
      image: known?.image ?? null,
    })
  }
  for (const [index, name] of form.sizes.entries()) {
    const id = sizes.find((row) => row.name === name)?.id ?? db.nextId('product_sizes')
    db.insert('product_sizes', { id, product_id: productId, position: index + 1, name })
  }
}

/** Returns the row that a variant is sent for: that of its id, else that of its options, unless another one is sent for that. */
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

/** Returns the variants with the stock that they get (Product §10.4.8), and the errors of those whose stock has moved meanwhile. */
export function withStock(
  db: Database,
  product: ProductRow | null,
  { wanted, seen = {} }: { wanted: readonly AdminVariant[]; seen: StockBefore | undefined },
): { variants: AdminVariant[]; moved: FieldErrors } {
  const rows = product ? variantsOf(db, product) : []
  const moved: FieldErrors = {}
  const variants = wanted.map((sent, index) => {
    const row = knownAs(rows, wanted, sent)
    if (!row) return sent
    const ofVariant = seen.variants?.find(({ id }) => id === row.id)?.stock
    const before = ofVariant ?? (isPlain(row) ? seen.stock : undefined)
    const stock = stockAfter(sent.stock, { seen: before, now: row.stock })
    if (stock === null) {
      const field = isPlain(row) ? 'stock' : `variants.${index}.stock`
      moved[field] = [stockMoved(before ?? 0, row.stock)]
    }
    return { ...sent, stock: stock ?? row.stock }
  })
  return { variants, moved }
}

function saveVariants(db: Database, product: ProductRow, wanted: readonly AdminVariant[]): void {
  const before = variantsOf(db, product)
  const savedIds = new Set<number>()
  for (const sent of wanted) {
    const known = knownAs(before, wanted, sent)
    const columns = {
      ...blankVariant,
      ...(known && picked(known, ownOfVariant)),
      ...withoutUndefined(picked(sent, ownOfVariant)),
    }
    const row =
      known && !savedIds.has(known.id)
        ? db.update('variants', known.id, columns)
        : db.insert('variants', { id: db.nextId('variants'), product_id: product.id, ...columns })
    savedIds.add(row.id)
  }
  for (const { id } of before) if (!savedIds.has(id)) db.remove('variants', id)
}

export const codeTaken = 'Mã này đã có ở phân loại khác'

/** Returns the indexes of variants whose code another one has, of this product or of any other. */
export function takenCodes(
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
          id: db.nextId('products'),
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

export function copyRequest(product: AdminProduct): AdminProductRequest {
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

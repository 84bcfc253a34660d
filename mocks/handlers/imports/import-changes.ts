import type { FieldChange, ProductImportRow } from '@/api/generated/model'
import type { Database } from '../../db/database'
import type { UnitPlan } from './import-unit'

type Value = string | number | boolean | null | undefined

/** Returns a change as the contract says it; null for none. */
function fieldChange(field: string, before: Value, after: Value): FieldChange | null {
  const [was, is] = [before, after].map((value) => String(value ?? ''))
  return was === is ? null : { field, before: was ?? '', after: is ?? '' }
}

/** Returns what a row changes; those of the product count to its first row. */
export function changesOf(
  db: Database,
  { product, patch, variants }: UnitPlan,
  row: ProductImportRow,
  isFirst: boolean,
): FieldChange[] {
  const category = (id: number | null | undefined) =>
    typeof id === 'number' ? db.get('categories', id).name : ''
  const ofProduct = isFirst
    ? [
        fieldChange('name', product?.name, patch.name),
        fieldChange('brand', product?.brand, patch.brand),
        fieldChange('category', category(product?.category_id), category(patch.category_id)),
        fieldChange('status', product?.status, patch.status),
        fieldChange('is_featured', product?.is_featured ?? false, patch.is_featured),
      ]
    : []
  const variant = variants.find((plan) => plan.row === row)
  const ofVariant = variant
    ? [
        fieldChange('color', variant.before?.colour, variant.after.colour),
        fieldChange('size', variant.before?.size, variant.after.size),
        fieldChange('sku', variant.before?.sku, variant.after.sku),
        fieldChange('price', variant.before?.price, variant.after.price),
        fieldChange('original_price', variant.before?.original_price, variant.after.original_price),
        fieldChange('stock', variant.before?.stock, variant.after.stock),
      ]
    : []
  return [...ofProduct, ...ofVariant].filter((change) => change !== null)
}

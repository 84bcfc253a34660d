import type { AdminProductRow } from '@/api/generated/model'
import type { Msg } from '@/i18n/use-msg'
import { csvOf } from '@/lib/csv'
import { shopMinute } from '@/lib/dates'

/** Returns products as CSV, headings in the current language. Amounts are plain VND, times in the shop's time zone. */
export function productCsv(products: readonly AdminProductRow[], msg: Msg): string {
  const heads = [
    'ID',
    msg('adminProducts.column.name'),
    msg('adminProducts.brand'),
    msg('adminProducts.column.category'),
    msg('adminProducts.export.minPrice'),
    msg('adminProducts.export.maxPrice'),
    msg('adminProducts.column.stock'),
    msg('adminProducts.column.variants'),
    msg('adminProducts.column.status'),
    msg('adminProducts.column.featured'),
    msg('adminProducts.column.updated'),
  ]
  const rows = products.map((product) => [
    product.id,
    product.name,
    product.brand,
    product.category_name,
    product.min_price,
    product.max_price,
    product.stock,
    product.variant_count,
    msg(`adminProducts.status.${product.status}`),
    msg(product.is_featured ? 'adminProducts.yes' : 'adminProducts.no'),
    product.updated_at ? shopMinute(product.updated_at) : '',
  ])
  return csvOf([heads, ...rows])
}

import type { AdminProductRow } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import type { AdminProductsSearch } from '@/domain/product/products-list'
import { type Msg, useErrorText, useMsg } from '@/i18n/use-msg'
import { shopMinute } from '@/lib/dates'
import { type CsvCell, csvOf } from '@/lib/table'
import { CsvExport } from '@/ui/actions/CsvExport'
import { productReadErrors } from '../mutations'
import { everyProduct } from '../queries'

/** Downloads all products that match the list's filters as CSV. */
export function ExportProducts({ search }: { search: AdminProductsSearch }) {
  const msg = useMsg()
  const errorText = useErrorText()
  return (
    <CsvExport
      label={msg('adminProducts.export')}
      stopLabel={(percent) => msg('adminProducts.export.stop', { percent })}
      load={(onProgress, signal) => everyProduct(search, onProgress, signal)}
      toCsv={(products) => productCsv(products, msg)}
      fileName={msg('adminProducts.export.file')}
      doneText={(n) => msg('adminProducts.export.done', { n })}
      errorText={(error) => errorText(productReadErrors(error))}
    />
  )
}

/** Returns products as CSV, headings in the current language. Amounts are plain VND, times in the shop's time zone. */
export function productCsv(products: readonly AdminProductRow[], msg: Msg): string {
  const columns: readonly [head: string, cell: (row: AdminProductRow) => CsvCell][] = [
    ['ID', ({ id }) => id],
    [msg('adminProducts.column.name'), ({ name }) => name],
    [msg(product.brand.label), ({ brand }) => brand],
    [msg(product.category_id.label), ({ category_name }) => category_name],
    [msg('adminProducts.export.minPrice'), ({ min_price }) => min_price],
    [msg('adminProducts.export.maxPrice'), ({ max_price }) => max_price],
    [msg(product.stock.label), ({ stock }) => stock],
    [msg('adminProducts.column.variants'), ({ variant_count }) => variant_count],
    [msg(product.status.label), ({ status }) => msg(`field.status.${status}`)],
    [
      msg('adminProducts.column.featured'),
      ({ is_featured }) => msg(is_featured ? 'adminProducts.yes' : 'adminProducts.no'),
    ],
    [
      msg('adminProducts.column.updated'),
      ({ updated_at }) => (updated_at ? shopMinute(updated_at) : ''),
    ],
  ]
  const rows = products.map((row) => columns.map(([, cell]) => cell(row)))
  return csvOf([columns.map(([head]) => head), ...rows])
}

import type { AdminProductsSearch } from '@/domain/admin/products'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { CsvExport } from '@/ui/actions/CsvExport'
import { productReadErrors } from '../mutations'
import { everyProduct } from '../queries'
import { productCsv } from './product-csv'

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

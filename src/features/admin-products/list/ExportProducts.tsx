import type { AdminProductsPlace } from '@/domain/admin-products'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/Button'
import { useProductExport } from './use-product-export'

/** Saves every product of the list as a table for spreadsheets; a long one says how far it is and can be stopped. */
export function ExportProducts({ place }: { place: AdminProductsPlace }) {
  const msg = useMsg()
  const { percent, start, stop } = useProductExport(place)
  // One button in both states, so that it keeps the focus.
  return (
    <Button variant="secondary" onClick={percent === undefined ? start : stop}>
      {percent === undefined
        ? msg('adminProducts.export')
        : msg('adminProducts.export.stop', { percent })}
    </Button>
  )
}

import { lazy } from 'react'
import type { ProductForm } from '@/domain/admin/product-form'
import { Late } from '@/ui/feedback/Boundary'

const ProductPreview = lazy(() =>
  import('./ProductPreview').then((module) => ({ default: module.ProductPreview })),
)

/** Renders the form's product page in a dialog; its code loads with the first preview. */
export function previewOf(form: ProductForm, onClose: () => void) {
  return (
    <Late>
      <ProductPreview form={form} onClose={onClose} />
    </Late>
  )
}

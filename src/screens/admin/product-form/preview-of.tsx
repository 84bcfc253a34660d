import { lazy } from 'react'
import type { ProductForm } from '@/domain/admin/product-form'
import { Late } from '@/ui/feedback/Boundary'

const ProductPreview = lazy(() =>
  import('./ProductPreview').then((module) => ({ default: module.ProductPreview })),
)

/** The form as the shop would show it, over the page; its code comes with the first look. */
export function previewOf(form: ProductForm, onClose: () => void) {
  return (
    <Late>
      <ProductPreview form={form} onClose={onClose} />
    </Late>
  )
}

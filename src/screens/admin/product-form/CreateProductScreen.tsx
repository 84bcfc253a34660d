import { useNavigate } from '@tanstack/react-router'
import { ProductEditor } from '@/features/admin-products/form/ProductEditor'
import { useMsg } from '@/i18n/use-msg'
import { AdminHead } from '../AdminHead'
import { BackToProducts } from './BackToProducts'
import { lookForProduct } from './look-for-product'
import { previewOf } from './preview-of'
import { useCategoryChoice } from './use-category-choice'
import { useSavedNews } from './use-saved-news'

/** Product §2, products/create: a new product; its edit page opens after the first save. */
export function CreateProductScreen() {
  const msg = useMsg()
  const navigate = useNavigate()
  const tell = useSavedNews()
  return (
    <>
      <BackToProducts />
      <AdminHead title={msg('adminProduct.title.create')} />
      <ProductEditor
        product={null}
        categories={useCategoryChoice()}
        onSaved={(saved, before) => {
          tell(saved, before)
          const params = { id: String(saved.id) }
          void navigate({
            to: '/admin/products/$id/edit',
            params,
            replace: true,
            ignoreBlocker: true,
          })
        }}
        renderPreview={previewOf}
        look={lookForProduct}
      />
    </>
  )
}

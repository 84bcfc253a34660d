import { useNavigate } from '@tanstack/react-router'
import { ProductEditor } from '@/features/admin-products/form/ProductEditor'
import { AdminHead } from '@/features/admin/AdminHead'
import { BackLink } from '@/features/admin/BackLink'
import { useMsg } from '@/i18n/use-msg'
import { useEditorProps } from './use-editor-props'

/** Product §2, products/create: a new product; its edit page opens after the first save. */
export function CreateProductScreen() {
  const msg = useMsg()
  const navigate = useNavigate()
  const { onSaved, ...editor } = useEditorProps()
  return (
    <>
      <BackLink to="/admin/products">{msg('adminProduct.back')}</BackLink>
      <AdminHead title={msg('adminProduct.title.create')} />
      <ProductEditor
        {...editor}
        product={null}
        onSaved={(saved, before) => {
          onSaved(saved, before)
          const params = { id: String(saved.id) }
          void navigate({
            to: '/admin/products/$id/edit',
            params,
            replace: true,
            ignoreBlocker: true,
          })
        }}
      />
    </>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { lazy } from 'react'
import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { RowMenu } from '@/ui/table/RowMenu'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { productSaveErrors } from '../errors'
import { useDuplicateProduct } from '../mutations'

const ProductMenu = lazy(() =>
  import('./ProductMenu').then((module) => ({ default: module.ProductMenu })),
)

type RowActionsProps = {
  /** The row. */
  product: AdminProductRow
  /** Called to ask whether it goes; `opener` gets the focus back. */
  onDelete: (products: readonly AdminProductRow[], opener: HTMLElement | null) => void
}

/** Opens a product in the form or in the shop, copies it as a draft, or asks whether to delete it. */
export function RowActions({ product, onDelete }: RowActionsProps) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDuplicateProduct()
  const { id, name } = product
  const duplicate = async () => {
    if (isPending) return
    try {
      const { data } = await mutateAsync({ id })
      const params = { id: String(data.product.id) }
      toast({
        message: msg('adminProducts.duplicated', { name: data.product.name }),
        action: {
          label: msg('adminProducts.duplicated.open'),
          onAction: () => void navigate({ to: '/admin/products/$id/edit', params }),
        },
      })
    } catch (error) {
      const failure = (reason: string) => msg('adminProducts.notDuplicated', { name, reason })
      fail(productSaveErrors(error), { message: failure })
    }
  }
  return (
    <RowMenu label={msg('adminProducts.actions', { name })}>
      {(menu) => (
        <ProductMenu
          {...menu}
          product={product}
          onDuplicate={() => void duplicate()}
          onDelete={() => onDelete([product], menu.anchor.current)}
        />
      )}
    </RowMenu>
  )
}

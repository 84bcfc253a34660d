import { useNavigate } from '@tanstack/react-router'
import styled from 'styled-components'
import type { AdminProductRow } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { CopyIcon, TrashIcon } from '@/ui/icons'
import { Spinner } from '@/ui/feedback/Spinner'
import { useToast } from '@/ui/toast/toast'
import { productSaveErrors } from '../errors'
import { useDuplicateProduct } from '../mutations'

type RowActionsProps = {
  product: AdminProductRow
  onDelete: (products: readonly AdminProductRow[]) => void
}

/** Copies a product as a draft, or opens the delete confirmation. */
export function RowActions({ product, onDelete }: RowActionsProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
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
      const reason = errorText(productSaveErrors(error))
      toast({ type: 'error', message: msg('adminProducts.notDuplicated', { name, reason }) })
    }
  }
  return (
    <Buttons>
      <IconButton
        label={msg('adminProducts.duplicate', { name })}
        title={msg('adminProducts.duplicate.short')}
        aria-disabled={isPending}
        onClick={() => void duplicate()}
      >
        {isPending ? <Spinner /> : <CopyIcon size={20} />}
      </IconButton>
      <IconButton
        label={msg('adminProducts.delete.one', { name })}
        title={msg('adminProducts.delete')}
        onClick={() => onDelete([product])}
      >
        <TrashIcon size={20} />
      </IconButton>
    </Buttons>
  )
}

const Buttons = styled.span`
  display: inline-flex;
  margin-inline: -${space(3)};
  color: ${color.inkSoft};
`

import styled from 'styled-components'
import type { BulkOutcome } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { ConfirmWindow } from '@/ui/overlays/ConfirmWindow'
import type { Chosen } from '@/ui/table/use-bulk-rows'
import { productSaveErrors, useBulkProducts, useRemoveProduct } from '../mutations'

/** What is about to be deleted, and what opened the window. */
export type DeleteTask = { products: Chosen; opener: Element | null }

type DeleteProductsProps = {
  task: DeleteTask
  isOpen: boolean
  /** Has the focus afterwards where the opener is gone, or goes with its row. */
  otherwise: () => HTMLElement | null
  onClose: () => void
  /** Called after the deletion; of several products, some may have failed. */
  onDone: (products: Chosen, outcomes: readonly BulkOutcome[]) => void
}

/** Asks for confirmation before deleting; the focus starts on Cancel. */
export function DeleteProducts({ task, isOpen, otherwise, onClose, onDone }: DeleteProductsProps) {
  const { products, opener } = task
  const msg = useMsg()
  const removal = useRemoveProduct()
  const bulkRemoval = useBulkProducts()
  const ids = [...products.keys()]
  const removeAll = async (): Promise<readonly BulkOutcome[]> => {
    const [id] = ids
    if (ids.length > 1 || id === undefined)
      return (await bulkRemoval.mutateAsync({ data: { action: 'delete', ids } })).data.outcomes
    await removal.mutateAsync(id)
    return [{ id, ok: true, message: '' }]
  }
  return (
    <ConfirmWindow
      isOpen={isOpen}
      title={msg('adminProducts.delete.title', { n: ids.length })}
      labels={{ cancel: msg('adminProducts.cancel'), confirm: msg('adminProducts.delete') }}
      errors={productSaveErrors}
      finalFocus={(isDeleted) =>
        !isDeleted && opener instanceof HTMLElement && opener.isConnected ? opener : otherwise()
      }
      onConfirm={async () => onDone(products, await removeAll())}
      onClose={onClose}
    >
      <Names>
        {[...products].slice(0, 5).map(([id, name]) => (
          <li key={id}>{name || `#${id}`}</li>
        ))}
        {ids.length > 5 && <li>{msg('table.more', { n: ids.length - 5 })}</li>}
      </Names>
      <p>{msg('adminProducts.delete.text')}</p>
    </ConfirmWindow>
  )
}

const Names = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;
  overflow-wrap: anywhere;

  &::marker {
    color: ${color.inkSoft};
  }
`

import styled from 'styled-components'
import type { BulkOutcome } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { useConfirm } from '@/ui/overlays/confirm'
import type { Chosen } from '@/ui/table/use-bulk-rows'
import { productSaveErrors, useBulkProducts, useRemoveProduct } from '../mutations'

type DeletedProducts = {
  /** Has the focus afterwards: what opened the question goes with its row, or with the bar. */
  focusAfter: () => HTMLElement | null
  /** Called after the deletion; of several products, some may have failed. */
  onDone: (products: Chosen, outcomes: readonly BulkOutcome[]) => void
}

/** Returns what deletes products, after asking. */
export function useDeleteProducts({ focusAfter, onDone }: DeletedProducts) {
  const msg = useMsg()
  const confirm = useConfirm()
  const removal = useRemoveProduct()
  const bulkRemoval = useBulkProducts()
  const removeAll = async (ids: number[]): Promise<readonly BulkOutcome[]> => {
    const [id] = ids
    if (ids.length > 1 || id === undefined)
      return (await bulkRemoval.mutateAsync({ data: { action: 'delete', ids } })).data.outcomes
    await removal.mutateAsync(id)
    return [{ id, ok: true, message: '' }]
  }
  return (products: Chosen) => {
    const ids = [...products.keys()]
    return confirm({
      title: msg('adminProducts.delete.title', { n: ids.length }),
      text: (
        <>
          <Names>
            {[...products].slice(0, 5).map(([id, name]) => (
              <li key={id}>{name || `#${id}`}</li>
            ))}
            {ids.length > 5 && <li>{msg('table.more', { n: ids.length - 5 })}</li>}
          </Names>
          <p>{msg('adminProducts.delete.text')}</p>
        </>
      ),
      labels: { cancel: msg('adminProducts.cancel'), confirm: msg('adminProducts.delete') },
      run: async () => onDone(products, await removeAll(ids)),
      errors: productSaveErrors,
      focusAfter,
    })
  }
}

const Names = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;
  overflow-wrap: anywhere;

  &::marker {
    color: ${color.inkSoft};
  }
`

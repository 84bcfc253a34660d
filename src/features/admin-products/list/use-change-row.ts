import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { changedRow } from '../changed-row'
import { productSaveErrors } from '../errors'
import { type InPlace, useChangeInPlace } from '../mutations'

/** A value of a row that is changed in its place. */
type RowValue = Pick<AdminProductRow, 'status'> | Pick<AdminProductRow, 'is_featured'>

/**
 * Changes one value of a row. The new value shows until the server answers; then the row keeps its place and says what
 * was done, with undo. When the server refuses it, or somebody else was faster, the row shows what is there, and a toast
 * says why, even if the row is no longer on screen.
 */
export function useChangeRow(product: AdminProductRow, pin: PinRow<AdminProductRow>) {
  const msg = useMsg()
  const fail = useErrorToast()
  const { id, name } = product
  const { mutateAsync, isPending, variables } = useChangeInPlace(id)

  const send = async (
    wanted: InPlace,
    failed: 'adminProducts.notChanged' | 'adminProducts.notUndone',
  ) => {
    try {
      await mutateAsync({ data: { ids: [id], ...wanted } })
    } catch (error) {
      fail(productSaveErrors(error), { message: (reason) => msg(failed, { name, reason }) })
      throw error
    }
  }
  /** `text` says what was done. */
  const change = (before: RowValue, after: RowValue, text: string) => {
    const wanted = inPlace(before, after)
    send(wanted, 'adminProducts.notChanged').then(
      () => {
        const undo = () => send(inPlace(after, before), 'adminProducts.notUndone')
        pin(changedRow(product, wanted), { text, undo })
      },
      () => {
        // The toast has said why.
      },
    )
  }
  return { change, requested: isPending ? variables.data : undefined, isPending }
}

function inPlace(before: RowValue, after: RowValue): InPlace {
  return { action: 'status' in after ? 'status' : 'featured', ...after, before }
}

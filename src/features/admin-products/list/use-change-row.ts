import { writeOutcome } from '@/api/errors'
import type { AdminProductRow } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import type { HoldRow } from '@/ui/table/use-held-rows'
import { useToast } from '@/ui/toast/toast'
import { changedRow } from '../changed-row'
import { productSaveErrors } from '../errors'
import { type InPlace, useChangeInPlace } from '../mutations'

/**
 * Changes one value of a row. The new value shows until the server answers, and the row keeps its place. When the
 * server refuses it, the old value returns and a toast shows the reason, even if the row is no longer on screen.
 */
export function useChangeRow(product: AdminProductRow, hold: HoldRow<AdminProductRow>) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { id, name } = product
  const { mutateAsync, isPending, variables } = useChangeInPlace(id)

  const send = async (
    wanted: InPlace,
    failed: 'adminProducts.notChanged' | 'adminProducts.notUndone',
  ) => {
    try {
      await mutateAsync({ data: { ids: [id], ...wanted } })
    } catch (error) {
      // The sign-in over the screen says so already.
      if (writeOutcome(error) !== 'signedOut') {
        const reason = errorText(productSaveErrors(error))
        toast({ type: 'error', message: msg(failed, { name, reason }) })
      }
      throw error
    }
  }
  /** With a text, the row says what was done, with undo by the change `back`. */
  const change = (wanted: InPlace, done?: { text: string; back: InPlace }) => {
    send(wanted, 'adminProducts.notChanged').then(
      () => {
        const undo = done && (() => send(done.back, 'adminProducts.notUndone'))
        hold(changedRow(product, wanted), done && { text: done.text, undo })
      },
      () => {
        // The toast has said why.
      },
    )
  }
  return { change, requested: isPending ? variables.data : undefined, isPending }
}

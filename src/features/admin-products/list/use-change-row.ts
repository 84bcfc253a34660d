import type { AdminProductRow } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { productSaveErrors } from '../errors'
import { type InPlace, useChangeInPlace } from '../mutations'

/**
 * Changes one value of a row. What is asked for shows until the server has answered; a refusal takes it back and
 * says why, also where the row has gone from the screen by then.
 */
export function useChangeRow({ id, name }: AdminProductRow) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { mutateAsync, isPending, variables } = useChangeInPlace(id)
  const change = (wanted: InPlace) => {
    mutateAsync({ data: { ids: [id], ...wanted } }).catch((error: unknown) => {
      const reason = errorText(productSaveErrors(error))
      toast({ type: 'error', message: msg('adminProducts.notChanged', { name, reason }) })
    })
  }
  return { change, isPending, asked: isPending ? variables.data : undefined }
}

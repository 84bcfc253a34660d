import type { AdminProductRow } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { productSaveErrors } from '../errors'
import { type InPlace, useChangeInPlace } from '../mutations'

/**
 * Changes one value of a row. The new value shows until the server answers. When the server refuses it, the old value
 * returns and a toast shows the reason, even if the row is no longer on screen.
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
  return { change, isPending, requested: isPending ? variables.data : undefined }
}

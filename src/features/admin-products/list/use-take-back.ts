import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { productSaveErrors } from '../errors'
import { useBulkProducts } from '../mutations'
import { useSaveCells } from '../sheet/mutations'
import type { TakeBack } from './take-back'

/** Takes a bulk action back and says so. What has changed again since, or is refused now, stays and is counted. */
export function useTakeBack() {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { mutateAsync } = useBulkProducts()
  const { save } = useSaveCells()
  return async ({ requests, prices }: TakeBack) => {
    let left = 0
    try {
      for (const data of requests) {
        // One after the other: a server would refuse changes of the same product at the same time.
        const answer = await mutateAsync({ data })
        left += answer.data.outcomes.filter(({ ok }) => !ok).length
      }
      await save(prices, (_, outcomes) => {
        left += outcomes.filter(({ result }) => result !== 'saved').length
      })
      if (left > 0)
        toast({ type: 'warning', message: msg('adminProducts.bulk.undoLeft', { n: left }) })
      else toast({ message: msg('adminProducts.bulk.undone') })
    } catch (error) {
      fail(productSaveErrors(error))
    }
  }
}

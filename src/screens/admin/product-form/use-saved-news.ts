import type { AdminProduct } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'

/** Returns a function that announces a saved product in a toast. */
export function useSavedNews() {
  const msg = useMsg()
  const toast = useToast()
  return ({ status }: AdminProduct, before: AdminProduct | null) => {
    const publishes = status === 'active' && before?.status !== 'active'
    const news = publishes
      ? 'adminProduct.saved.published'
      : status === 'draft'
        ? 'adminProduct.saved.draft'
        : 'adminProduct.saved'
    toast({ message: msg(news) })
  }
}

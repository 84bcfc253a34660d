import type { AdminProduct } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'

/** Says what was saved, once. */
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

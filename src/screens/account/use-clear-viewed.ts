import { forgetViewed } from '@/features/catalogue/more/viewed'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'

/** Forgets what was looked at, and offers to take that back. */
export function useClearViewed(): () => void {
  const msg = useMsg()
  const toast = useToast()
  return () => {
    const undo = forgetViewed()
    const action = { label: msg('viewed.undo'), onAction: undo }
    toast({ message: msg('viewed.cleared'), type: 'info', action })
  }
}

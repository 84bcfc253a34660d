import { useNavigate } from '@tanstack/react-router'
import { signOut } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { nextTask } from '@/lib/next-task'
import { useToast } from '@/ui/toast/toast'

/** Product §2: ends the session and goes home. Needs the message bundle `auth`, which `AccountHost` loads. */
export function useSignOut(): () => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  return () => {
    signOut()
    toast({ message: msg('auth.signedOut') })
    // The screen at hand starts anew for a visitor first, and may lead somewhere itself.
    void nextTask().then(() => navigate({ to: '/' }))
  }
}

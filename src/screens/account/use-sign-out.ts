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
    // The screen at hand starts anew for a visitor first: it may ask her to sign in, and lead somewhere itself.
    void nextTask().then(() => {
      toast({ message: msg('auth.signedOut'), about: 'sign-in' })
      return navigate({ to: '/' })
    })
  }
}

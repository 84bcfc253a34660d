import { useNavigate } from '@tanstack/react-router'
import { signOut } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'

/**
 * Product §2: ends the session and goes home. Home first: the screen at hand would start anew for a visitor, and may lead somewhere itself, as a
 * checkout without lines does. Needs the message bundle `auth`, which `AccountHost` loads.
 */
export function useSignOut(): () => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  return () => {
    void navigate({ to: '/', ignoreBlocker: true }).finally(() => {
      signOut()
      toast({ message: msg('auth.signedOut') })
    })
  }
}

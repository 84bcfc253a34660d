import { useNavigate } from '@tanstack/react-router'
import { endSessionAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/** Product §2: ends the session and goes home. Needs the message bundle `auth`, which `AccountHost` loads. */
export function useSignOut(): () => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const end = useSetAtom(endSessionAtom)
  return () => {
    end(false)
    toast({ message: msg('auth.signedOut') })
    void navigate({ to: '/' })
  }
}

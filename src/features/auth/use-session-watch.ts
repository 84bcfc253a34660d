import { useEffect, useEffectEvent } from 'react'
import { session } from '@/api/session'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { dismissToastAtom, useToast } from '@/ui/toast/toast'
import { askSignInAtom, useSession } from './state'
import { useShopper } from './use-shopper'

type SessionWatch = {
  /** True where a sign-in opens over the screen of a session that ended: it says the same as the toast. */
  keepsScreen?: boolean
}

/**
 * Says that a session was lost, in one toast with a sign-in button. A user who can't be loaded is signed out (Product §4): the
 * session that she was asked for in, no later one.
 */
export function useSessionWatch({ keepsScreen = false }: SessionWatch = {}): void {
  const { number, lost } = useSession()
  const { isUnknown } = useShopper()
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const dismiss = useSetAtom(dismissToastAtom)
  // A toast is an event: a change of language must not show it again.
  const showLostSession = useEffectEvent((reason: 'expired' | 'unknown') =>
    toast({
      message: msg(reason === 'expired' ? 'auth.expired' : 'auth.error.user'),
      type: 'error',
      action: { label: msg('auth.login.submit'), onAction: () => askSignIn() },
    }),
  )
  useEffect(
    function signOutUnknownUser() {
      if (isUnknown) session.end(number, true)
    },
    [isUnknown, number],
  )
  useEffect(
    function announceLostSession() {
      if (!lost || (keepsScreen && lost === 'expired')) return undefined
      const toastId = showLostSession(lost)
      // The button of the toast is of no use to somebody who has signed in again.
      return () => dismiss(toastId)
    },
    [lost, keepsScreen, dismiss],
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { forgetShopper } from './forget-shopper'
import { askSignInAtom, endSessionAtom, sessionAtom } from './state'
import { useShopper } from './use-shopper'

/**
 * Follows the session wherever it changes, another tab included. What the server answered to one shopper is
 * not shown to the next; a user who can not be had is signed out (Product §4); a session that was lost is said
 * once, with the way back in.
 */
export function useSessionWatch(): void {
  const queryClient = useQueryClient()
  const { number, lost } = useAtomValue(sessionAtom)
  const { user, isUnknown } = useShopper()
  const end = useSetAtom(endSessionAtom)
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const wasKnown = useRef(false)
  // An event: saying it again in the other language would be a second time.
  const sayLost = useEffectEvent(() =>
    toast({
      message: msg(wasKnown.current ? 'auth.expired' : 'auth.error.user'),
      type: 'error',
      action: { label: msg('auth.login.submit'), onAction: () => askSignIn() },
    }),
  )
  useEffect(
    function signOutUnknownUser() {
      if (isUnknown) end(true)
    },
    [isUnknown, end],
  )
  useEffect(
    function forgetLastShopper() {
      if (number > 0) forgetShopper(queryClient, number)
    },
    [number, queryClient],
  )
  useEffect(
    function sayLostSession() {
      if (lost) sayLost()
      wasKnown.current = user !== undefined
    },
    [lost, user],
  )
}

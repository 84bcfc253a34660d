import { hashKey, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { dismissToastAtom, useToast } from '@/ui/toast/toast'
import { userQuery } from './queries'
import { askSignInAtom, endSessionAtom, sessionAtom } from './state'
import { useShopper } from './use-shopper'

type SessionWatch = {
  /** True to leave the screen as it is while the user signs in again; it is reset only for another user. */
  keepsScreen?: boolean
}

/**
 * Follows the session, also when another tab changes it. Answers for one shopper are never shown to the next. A user
 * who can't be loaded is signed out (Product §4). A lost session shows one toast with a sign-in button, unless the screen
 * is kept: the sign-in over it says the same.
 */
export function useSessionWatch({ keepsScreen = false }: SessionWatch = {}): void {
  const queryClient = useQueryClient()
  const { number, lost, token } = useAtomValue(sessionAtom)
  const { user, isUnknown } = useShopper()
  const end = useSetAtom(endSessionAtom)
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const dismiss = useSetAtom(dismissToastAtom)
  // This hook loads late: the session may have been lost before, with its user still in the cache.
  const hadUser = lost && queryClient.getQueryData(userQuery(number - 1).queryKey) !== undefined
  const wasKnown = useRef(hadUser)
  // A toast is an event: a change of language must not show it again.
  const showLostSession = useEffectEvent(() =>
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
  const handled = useRef(lost ? number - 1 : number)
  const lastUser = useRef<string>(undefined)
  const isWaiting = useRef(false)
  useEffect(
    function forgetLastShopper() {
      if (number !== handled.current) {
        handled.current = number
        isWaiting.current = keepsScreen && (lost || (isWaiting.current && token !== null))
        if (!isWaiting.current) void forgetShopper(queryClient, number)
      }
      if (!user) return
      if (isWaiting.current) {
        isWaiting.current = false
        if (user.email === lastUser.current) void queryClient.invalidateQueries()
        else void forgetShopper(queryClient, number)
      }
      lastUser.current = user.email
    },
    [number, lost, token, user, keepsScreen, queryClient],
  )
  useEffect(
    function announceLostSession() {
      const toastId = lost && !(keepsScreen && wasKnown.current) ? showLostSession() : undefined
      wasKnown.current = user !== undefined
      return function dismissToast() {
        // The button of the toast is of no use to somebody who has signed in again.
        if (toastId !== undefined) dismiss(toastId)
      }
    },
    [lost, user, keepsScreen, dismiss],
  )
}

/**
 * Removes the answers for the shopper before session `number`; what is on screen is loaded again, except what a visitor
 * does not ask for.
 */
export async function forgetShopper(client: QueryClient, number: number): Promise<void> {
  // The effects of one change run one after the other: parts of the page that come later in the tree stop asking only
  // after this call. A request of theirs would go out without a token, and be refused.
  await Promise.resolve()
  const currentUser = hashKey(userQuery(number).queryKey)
  // Queries without this meta count as personal: nobody may see another shopper's answers.
  const isPersonal = ({ queryHash, meta }: Query) =>
    queryHash !== currentUser && meta?.personal !== false && meta?.personal !== 'partly'
  void client.resetQueries({ predicate: isPersonal })
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === 'partly' })
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { session } from '@/api/session'
import { useMsg } from '@/i18n/use-msg'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { overlaysGone } from '@/ui/overlays/back-entries'
import { dismissToastAtom, useToast } from '@/ui/toast/toast'
import { userQuery } from './queries'

/** Returns the session. A stored token counts as signed in (Product §4). */
export const useSession = () => useSyncExternalStore(session.subscribe, session.now, session.now)

/** Ends the session (Product §4.1.3). Then ends the token at the host without waiting (Product §4.1.8). */
export function signOut(): void {
  const { number, token } = session.now()
  session.end(number)
  if (token !== null)
    void import('./mutations').then(({ endAtHost }) => endAtHost(token)).catch(() => {})
}

type Panel = {
  name: 'login' | 'register' | 'menu'
  next?: (() => void) | undefined
}

const ownPanelAtom = personalAtom<Panel | null>(null)

/** The open panel of the account icon: a popup, the menu or none. */
export const panelAtom = atom((get) => get(ownPanelAtom))

/** Opens the login popup. `next` is called after the sign-in (Product §2.13: the action goes on). */
export const askSignInAtom = atom(null, (_get, set, next?: () => void) =>
  set(ownPanelAtom, { name: 'login', next }),
)

/** Opens another panel and keeps `next`. Null closes the panel and drops `next`. */
export const showPanelAtom = atom(null, (get, set, name: Panel['name'] | null) =>
  set(ownPanelAtom, name && { ...get(ownPanelAtom), name }),
)

/**
 * Returns the signed-in shopper. `isSignedIn` follows the stored token (Product §4); `user` arrives a moment
 * later. A user who was read once stays known when a later read fails.
 */
export function useShopper() {
  const { token, number } = useSession()
  const isSignedIn = token !== null
  const { data: user, isLoadingError } = useQuery({ ...userQuery(number), enabled: isSignedIn })
  return { isSignedIn, user, isUnknown: isSignedIn && isLoadingError }
}

type SessionWatch = {
  /**
   * True where a sign-in form covers the screen of an expired session. The form says the same as the toast.
   */
  keepsScreen?: boolean
}

/**
 * Says in a toast that a session was lost, with a sign-in button. Signs out a user who can't be loaded
 * (Product §4), but only in the session of that call.
 */
export function useSessionWatch({ keepsScreen = false }: SessionWatch = {}): void {
  const { number, lost } = useSession()
  const { isUnknown } = useShopper()
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const dismiss = useSetAtom(dismissToastAtom)
  // An effect event, because a change of language must not show the toast again.
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
      // After a new sign-in the button of the toast is useless.
      return () => dismiss(toastId)
    },
    [lost, keepsScreen, dismiss],
  )
}

const isLeavingAtom = atom(false)

/** True from a sign-out until the home page shows. Meanwhile no screen redirects. */
export const useIsLeaving = () => useAtomValue(isLeavingAtom)

/**
 * Returns a function that signs out and goes home (Product §2). Needs the message bundle `auth`, which
 * `AccountHost` loads.
 */
export function useSignOut(): () => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const setIsLeaving = useSetAtom(isLeavingAtom)
  return () => {
    setIsLeaving(true)
    signOut()
    // Wait: the screen renders again for a visitor and may ask for a sign-in, and the menu removes its
    // history entry.
    void overlaysGone()
      .then(() => {
        toast({ message: msg('auth.signedOut'), about: 'sign-in' })
        return navigate({ to: '/' })
      })
      .finally(() => setIsLeaving(false))
  }
}

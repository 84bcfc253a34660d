import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { session } from '@/api/session'
import { useMsg } from '@/i18n/use-msg'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { overlaysGone } from '@/ui/overlays/back-entries'
import { dismissToastAtom, useToast } from '@/ui/toast/toast'
import { userQuery } from './queries'

/** Returns the session. If a token is stored, the shopper counts as signed in (Product §4). */
export const useSession = () => useSyncExternalStore(session.subscribe, session.now, session.now)

/**
 * Ends the session on this device (Product §4.1.3). Then ends the token at the host, without waiting for the
 * answer (Product §4.1.8).
 */
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

/** The open panel of the account icon: a popup, the menu, or no panel. */
export const panelAtom = atom((get) => get(ownPanelAtom))

/**
 * Opens the login popup. `next` is called after the sign-in, and continues the shopper's action (Product
 * §2.13).
 */
export const askSignInAtom = atom(null, (_get, set, next?: () => void) =>
  set(ownPanelAtom, { name: 'login', next }),
)

/** Opens another panel and keeps `next`. Null closes the panel and drops `next`. */
export const showPanelAtom = atom(null, (get, set, name: Panel['name'] | null) =>
  set(ownPanelAtom, name && { ...get(ownPanelAtom), name }),
)

/**
 * Returns the signed-in shopper. `isSignedIn` follows the stored token (Product §4); `user` arrives a moment
 * later. If a later request fails, the user who was read before is still returned.
 */
export function useShopper() {
  const { token, number } = useSession()
  const isSignedIn = token !== null
  const { data: user, isLoadingError } = useQuery({ ...userQuery(number), enabled: isSignedIn })
  return { isSignedIn, user, isUnknown: isSignedIn && isLoadingError }
}

type SessionWatch = {
  /**
   * True where a sign-in form covers the screen of an expired session. No toast is needed then, because the
   * form has the same text.
   */
  keepsScreen?: boolean
}

/**
 * Shows a toast with a sign-in button when a session was lost. Signs out a user who can't be loaded (Product
 * §4), but only if the failed call belongs to the current session.
 */
export function useSessionWatch({ keepsScreen = false }: SessionWatch = {}): void {
  const { number, lost } = useSession()
  const { isUnknown } = useShopper()
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const dismiss = useSetAtom(dismissToastAtom)
  // This is an effect event, because a change of the language must not show the toast again.
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
      // The toast is removed after a new sign-in, because its button is then useless.
      return () => dismiss(toastId)
    },
    [lost, keepsScreen, dismiss],
  )
}

const isLeavingAtom = atom(false)

/** Returns true from a sign-out until the home page is shown. Meanwhile no screen redirects. */
export const useIsLeaving = () => useAtomValue(isLeavingAtom)

/**
 * Returns a function that signs out and opens the home page (Product §2). Needs the message bundle `auth`,
 * which `AccountHost` loads.
 */
export function useSignOut(): () => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const setIsLeaving = useSetAtom(isLeavingAtom)
  return () => {
    setIsLeaving(true)
    signOut()
    // The navigation has to wait, because the screen renders again for a visitor and may request a sign-in,
    // and the menu removes its history entry.
    void overlaysGone()
      .then(() => {
        toast({ message: msg('auth.signedOut'), about: 'sign-in' })
        return navigate({ to: '/' })
      })
      .finally(() => setIsLeaving(false))
  }
}

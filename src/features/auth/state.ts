import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { session } from '@/api/session'
import { useMsg } from '@/i18n/use-msg'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { whenOverlaysGone } from '@/ui/overlays/back-entries'
import { dismissToastAtom, useToast } from '@/ui/toast/toast'
import { currentUserQuery } from './queries'

/**
 * Returns the current session. The component renders again when the session changes. A shopper with a stored
 * token counts as signed in (Product §4).
 */
export const useSession = () => useSyncExternalStore(session.subscribe, session.now, session.now)

/**
 * Ends the session on this device, and asks the host to make its token invalid. The function does not wait
 * for the host (Product §4.1.3).
 */
export function signOut(): void {
  const { number, token } = session.now()
  session.end(number)
  if (token !== null)
    void import('./mutations')
      .then(({ endSessionAtHost }) => endSessionAtHost(token))
      .catch(() => {})
}

type Panel = {
  name: 'login' | 'register' | 'menu'
  next?: (() => void) | undefined
}

const ownPanelAtom = personalAtom<Panel | null>(null)

/** The open panel of the account icon: one of the forms, the menu, or null. */
export const accountPanelAtom = atom((get) => get(ownPanelAtom))

/**
 * Opens the login popup. After the sign-in, `next` continues the action for which the sign-in was needed
 * (Product §2.12).
 */
export const askSignInAtom = atom(null, (_get, set, next?: () => void) =>
  set(ownPanelAtom, { name: 'login', next }),
)

/**
 * Opens another panel. `next` stays, so that a registration continues the same action as a login. Null closes
 * the panel and drops `next`.
 */
export const showAccountPanelAtom = atom(null, (get, set, name: Panel['name'] | null) =>
  set(ownPanelAtom, name && { ...get(ownPanelAtom), name }),
)

/**
 * Returns the signed-in shopper. `isSignedIn` is true if a token is stored (Product §4). `user` is undefined
 * until the host has sent the user. A later failed request does not remove it. `isUnknown` is true if the
 * first request has failed.
 */
export function useShopper() {
  const { token, number } = useSession()
  const isSignedIn = token !== null
  const { data: user, isLoadingError } = useQuery({
    ...currentUserQuery(number),
    enabled: isSignedIn,
  })
  return { isSignedIn, user, isUnknown: isSignedIn && isLoadingError }
}

type SessionWatch = {
  /**
   * True if the screen itself shows a sign-in form when the session expires. No toast is shown then, because
   * the form has the same text.
   */
  keepsScreen?: boolean
}

/**
 * Shows a toast with a sign-in button when the session is lost. If the user can't be loaded, the hook ends
 * the session (Product §4). A newer session is never ended.
 */
export function useSessionWatch({ keepsScreen = false }: SessionWatch = {}): void {
  const { number, lost } = useSession()
  const { isUnknown } = useShopper()
  const askSignIn = useSetAtom(askSignInAtom)
  const msg = useMsg()
  const toast = useToast()
  const dismiss = useSetAtom(dismissToastAtom)
  // An effect event, because a change of the language must not show the toast again.
  const showLostSession = useEffectEvent((reason: 'expired' | 'unknown') =>
    toast({
      message: msg(reason === 'expired' ? 'auth.expired' : 'auth.error.user'),
      type: 'error',
      action: { label: msg('auth.login.submit'), onAction: () => askSignIn() },
    }),
  )
  useEffect(
    function signOutUnknownUser() {
      if (isUnknown) session.end(number, 'unknown')
    },
    [isUnknown, number],
  )
  useEffect(
    function announceLostSession() {
      if (!lost || (keepsScreen && lost === 'expired')) return undefined
      const toastId = showLostSession(lost)
      // The button of the toast is useless after a new sign-in, so the toast disappears.
      return () => dismiss(toastId)
    },
    [lost, keepsScreen, dismiss],
  )
}

const isLeavingAtom = atom(false)

/**
 * Returns true from a sign-out until the home page has opened. A screen that needs a sign-in must not
 * redirect during this time.
 */
export const useIsSigningOut = () => useAtomValue(isLeavingAtom)

/**
 * Returns a function that signs out and opens the home page (Product §2). Its toast needs the message bundle
 * `auth`, which `AccountPopups` loads.
 */
export function useSignOut(): () => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const setIsLeaving = useSetAtom(isLeavingAtom)
  return () => {
    setIsLeaving(true)
    signOut()
    // The navigation waits until all overlays are closed. The account menu removes its history entry when it
    // closes. A screen may also open a sign-in popup when it renders for a visitor.
    void whenOverlaysGone()
      .then(() => {
        toast({ message: msg('auth.signedOut'), about: 'sign-in' })
        return navigate({ to: '/' })
      })
      .finally(() => setIsLeaving(false))
  }
}

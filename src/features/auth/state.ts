import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { session } from '@/api/session'
import { useMsg } from '@/i18n/use-msg'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { overlaysGone } from '@/ui/overlays/back-entries'
import { dismissToastAtom, useToast } from '@/ui/toast/toast'
import { userQuery } from './queries'

/** Returns the page's session. A token counts as signed in (Product §4). */
export const useSession = () => useSyncExternalStore(session.subscribe, session.now, session.now)

/** Ends the session (Product §4.1.3), then the token at the host, without waiting (Product §4.1.8). */
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

/** What the account icon has open: a popup, the menu, or nothing. */
export const panelAtom = atom((get) => get(ownPanelAtom))

/** Opens the login popup; `next` is called after a sign-in (Product §2.13: the action goes on). */
export const askSignInAtom = atom(null, (_get, set, next?: () => void) =>
  set(ownPanelAtom, { name: 'login', next }),
)

/** Shows another panel and keeps what comes next, or closes it and drops that. */
export const showPanelAtom = atom(null, (get, set, name: Panel['name'] | null) =>
  set(ownPanelAtom, name && { ...get(ownPanelAtom), name }),
)

/**
 * Returns who is signed in. `isSignedIn` follows the stored token (Product §4); `user` arrives a moment
 * later. A user who was read once stays known when a later read fails.
 */
export function useShopper() {
  const { token, number } = useSession()
  const isSignedIn = token !== null
  const { data: user, isLoadingError } = useQuery({ ...userQuery(number), enabled: isSignedIn })
  return { isSignedIn, user, isUnknown: isSignedIn && isLoadingError }
}

type SessionWatch = {
  /** True where a sign-in opens over the screen of a session that ended: it says the same as the toast. */
  keepsScreen?: boolean
}

/**
 * Says that a session was lost, in one toast with a sign-in button. A user who can't be loaded is signed out
 * (Product §4): the session that she was asked for in, no later one.
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

const isLeavingAtom = atom(false)

/** True from a sign-out until home shows: meanwhile no screen leads anywhere else. */
export const useIsLeaving = () => useAtomValue(isLeavingAtom)

/** Product §2: ends the session and goes home. Needs the message bundle `auth`, which `AccountHost` loads. */
export function useSignOut(): () => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const setIsLeaving = useSetAtom(isLeavingAtom)
  return () => {
    setIsLeaving(true)
    signOut()
    // The screen starts anew for a visitor first: it may ask for a sign-in. The menu takes its entry out of
    // the history meanwhile.
    void overlaysGone()
      .then(() => {
        toast({ message: msg('auth.signedOut'), about: 'sign-in' })
        return navigate({ to: '/' })
      })
      .finally(() => setIsLeaving(false))
  }
}

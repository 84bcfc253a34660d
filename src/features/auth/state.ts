import { useSyncExternalStore } from 'react'
import { session } from '@/api/session'
import { atom, personalAtom } from '@/lib/store'

/** Returns the page's session. A token counts as signed in (Product §4). */
export const useSession = () => useSyncExternalStore(session.subscribe, session.now, session.now)

/** Ends the session by a click (Product §4.1.3). */
export const signOut = (): void => session.end(session.now().number)

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

import { session } from '@/api/session'
import { atom, type Getter, type Setter } from '@/lib/store'

type Session = {
  token: string | null
  /** Counts the sessions since the page loaded, visitors included. */
  number: number
  /** True where it ended and the shopper did not ask for that. */
  lost: boolean
}

const ownAtom = atom<Session | null>(null)

/** The session, read from the storage until something changes it. A token counts as signed in (Product §4). */
export const sessionAtom = atom(
  (get): Session => get(ownAtom) ?? { token: session.token(), number: 0, lost: false },
)

function change(get: Getter, set: Setter, token: string | null, lost = false): number {
  const number = get(sessionAtom).number + 1
  set(ownAtom, { token, number, lost })
  return number
}

type Panel = {
  name: 'login' | 'register' | 'menu'
  next?: (() => void) | undefined
}

const ownPanelAtom = atom<Panel | null>(null)

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

/** Starts the session of somebody who signed in or registered; returns its number. */
export const beginSessionAtom = atom(null, (get, set, token: string) => {
  session.save(token)
  return change(get, set, token)
})

/** Signs out; `lost` is true where the shopper did not ask for it and should be told. */
export const endSessionAtom = atom(null, (get, set, lost: boolean) => {
  session.clear()
  set(ownPanelAtom, null)
  change(get, set, null, lost)
})

/** Reads the storage again, after another tab wrote it. */
export const reloadSessionAtom = atom(null, (get, set) => {
  const token = session.token()
  if (token === get(sessionAtom).token) return
  set(ownPanelAtom, null)
  change(get, set, token)
})

import { kept, markOf, person } from '@/lib/kept'

/**
 * The bearer token, a raw string under `auth_token` (Product §7, §9), and the mark of the account that it is
 * of.
 */
const storedToken = kept('auth_token')
const storedOwner = kept('session_owner')

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Never settles. Returned in place of an answer after its person has left the page. */
export const nobody = () => new Promise<never>(() => {})

export type Session = {
  token: string | null
  /** Counts the sessions since the page loaded, visitors included: what ends a session names it by this. */
  number: number
  /**
   * Why it ended where the shopper did not ask for that: the host refuses its token now, or never knew whose
   * it is.
   */
  lost: 'expired' | 'unknown' | false
  /** True where another tab has begun or ended it. */
  isFollowed: boolean
}

let current: Session | undefined
/** True once the account of the session has answered in this page. */
let isKnown = false
const listeners = new Set<() => void>()

function change(token: string | null, { lost = false, isFollowed = false } = {}): Session {
  const reason = isKnown ? 'expired' : 'unknown'
  current = { token, number: now().number + 1, lost: lost && reason, isFollowed }
  isKnown = false
  for (const listener of listeners) listener()
  return current
}

/**
 * The page's session. What another tab stores counts once this one has heard of it: a page acts for one
 * person at a time.
 */
function now(): Session {
  if (current) return current
  const token = storedToken.read() || null
  const owner = storedOwner.read() ?? ''
  person.resume(token ? owner || markOf(token) : '', owner)
  current = { token, number: 0, lost: false, isFollowed: false }
  return current
}

/** The one owner of who is signed in, and of "this session is over" (Product §4.1). */
export const session = {
  now,
  token: (): string | null => now().token,
  /** Calls `listener` with each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Begins the session of the account with this e-mail. */
  begin(token: string, email: string): Session {
    now()
    const owner = markOf(email)
    storedOwner.write(owner)
    storedToken.write(token)
    person.is(owner)
    const begun = change(token)
    isKnown = true
    return begun
  },
  /** The account of a session is known: what it keeps is kept under its mark, which outlives the token. */
  knownAs(number: number, email: string): void {
    const { token, number: own } = now()
    const owner = markOf(email)
    if (number !== own || token === null) return
    isKnown = true
    if (person.id() === owner) return
    if (person.id() === markOf(token)) person.rename(owner)
    else person.is(owner)
    storedOwner.write(owner)
  },
  /**
   * Ends session `number`, and no other. `lost` means that the shopper did not ask for it: their things stay
   * until another person signs in. After a sign-out their things are gone.
   */
  end(number: number, lost = false): void {
    if (number !== now().number) return
    // Another tab may have begun a session since: that one goes on.
    if ((storedToken.read() ?? now().token) !== now().token) return session.follow()
    storedToken.remove()
    if (!lost) leave()
    change(null, { lost })
  },
  /** Reads the storage again, after another tab wrote it: its session is this page's, its sign-out too. */
  follow(): void {
    const { token: before, lost } = now()
    const token = storedToken.read() || null
    const owner = storedOwner.read()
    const isGivenUp = lost !== false && owner === null
    if (token === before && !isGivenUp) return
    const isLost = token === null && owner !== null
    if (token !== null) person.is(owner ?? markOf(token))
    else if (!isLost) person.stepAside()
    change(token, { lost: isLost, isFollowed: true })
  },
  /** True for a `storage` event that is about the session. */
  isOf: (event: Pick<StorageEvent, 'key'>) => storedToken.isOf(event) || storedOwner.isOf(event),
}

function leave(): void {
  storedOwner.remove()
  person.is('')
}

import { kept, hashOfText, person } from '@/lib/kept'

/** The stored bearer token as plain text (Product §7, §9). */
const storedToken = kept('auth_token')
/** The hashed email address of the account to which the token belongs. */
const storedOwner = kept('session_owner')

export const bearerHeader = (token: string) => ({ Authorization: `Bearer ${token}` })

/**
 * Returns a promise that never settles. A call returns this promise if the person who made the call no longer
 * uses the page, so that nobody else gets the response.
 */
export const neverSettlingPromise = () => new Promise<never>(() => {})

export type Session = {
  token: string | null
  /**
   * The number of this session since the page was loaded. The time without a sign-in counts as a session too.
   * Calls use the number to end only their own session.
   */
  number: number
  /**
   * The reason why the session ended without a sign-out: the host refuses the token (`expired`), or the
   * account cannot be read (`unknown`).
   */
  lost: 'expired' | 'unknown' | false
  /** True if another browser tab started or ended the session. */
  isFollowed: boolean
}

let current: Session | undefined
const listeners = new Set<() => void>()

function change(token: string | null, how: Partial<Session> = {}): Session {
  current = { lost: false, isFollowed: false, ...how, token, number: now().number + 1 }
  for (const listener of listeners) listener()
  return current
}

/**
 * Returns the session of this page. The first call creates it from the stored session. Another browser tab
 * may store another session. This page then changes to the stored session only in `follow`, because a page
 * works for one person at a time.
 */
function now(): Session {
  if (current) return current
  const token = storedToken.read() || null
  const owner = storedOwner.read() ?? ''
  person.resume(token ? owner || hashOfText(token) : '', owner)
  current = { token, number: 0, lost: false, isFollowed: false }
  return current
}

/**
 * The session of this page. Only this object decides who is signed in and whether a session is over (Product
 * §4.1).
 */
export const session = {
  now,
  token: (): string | null => now().token,
  /** Calls `listener` after each change of the session. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Starts a session for the account with this e-mail address. */
  begin(token: string, email: string): Session {
    now()
    const owner = hashOfText(email)
    storedOwner.write(owner)
    storedToken.write(token)
    person.is(owner)
    return change(token)
  },
  /**
   * Tells the session with this number which account it has. Nothing happens if that session has ended. From
   * then on, values are stored under the id of the account, which stays the same when the token changes.
   */
  knownAs(number: number, email: string): void {
    const { token, number: own } = now()
    const owner = hashOfText(email)
    if (number !== own || token === null) return
    if (person.id() === owner) return
    if (person.id() === hashOfText(token)) person.rename(owner)
    else person.is(owner)
    storedOwner.write(owner)
  },
  /**
   * Ends the session with this number. Other sessions are not affected. With `lost`, the shopper did not sign
   * out, so their stored values stay until another person signs in. Without `lost`, the values are removed.
   */
  end(number: number, lost: Session['lost'] = false): void {
    if (number !== now().number) return
    // Another browser tab may have started a new session, which must not end. This page then changes to the
    // new session.
    if ((storedToken.read() ?? now().token) !== now().token) return session.follow()
    storedToken.remove()
    if (!lost) leave()
    change(null, { lost })
  },
  /**
   * Reads the session again after another browser tab has changed the storage, so that a sign-in or sign-out
   * in that tab also applies to this page.
   */
  follow(): void {
    const { token: before, lost } = now()
    const token = storedToken.read() || null
    const owner = storedOwner.read()
    const isGivenUp = lost !== false && owner === null
    if (token === before && !isGivenUp) return
    const isLost = token === null && owner !== null
    if (token !== null) person.is(owner ?? hashOfText(token))
    else if (!isLost) person.stepAside()
    change(token, { lost: isLost && 'expired', isFollowed: true })
  },
  /** Returns true if a `storage` event is about the session. */
  isOf: (event: Pick<StorageEvent, 'key'>) => storedToken.isOf(event) || storedOwner.isOf(event),
}

function leave(): void {
  storedOwner.remove()
  person.is('')
}

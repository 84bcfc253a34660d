import { localStore } from '@/lib/storage'

/** Product §7, §9: where the bearer token is kept, as a raw string. */
export const tokenKey = 'auth_token'

/** A token that a full or blocked storage did not take; it lasts as long as the page. */
let unkept: string | null = null
let tellExpired = (): void => {}

/** The bearer token of this browser. */
export const session = {
  token: (): string | null => localStore.read(tokenKey) || unkept,
  keep(token: string): void {
    unkept = localStore.write(tokenKey, token) ? null : token
  },
  forget(): void {
    unkept = null
    localStore.remove(tokenKey)
  },
  /** The server refused `token`. Told once, and not at all where somebody has signed in since. */
  expire(token: string): void {
    if (token === session.token()) tellExpired()
  },
  /** Names the one who ends the session here when the server has ended it. */
  whenExpired(listener: () => void): void {
    tellExpired = listener
  },
}

import { localStore } from '@/lib/storage'

/** The storage key of the bearer token, a raw string (Product §7, §9). */
export const tokenKey = 'auth_token'

/** The token where a full or blocked storage did not take it; it lasts as long as the page. */
let unstored: string | null = null
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

let notifyExpired = (): void => {}

export const session = {
  token: (): string | null => localStore.read(tokenKey) || unstored,
  save(token: string): void {
    unstored = localStore.write(tokenKey, token) ? null : token
  },
  clear(): void {
    unstored = null
    localStore.remove(tokenKey)
  },
  /** Reports that the server refused `token`. Ignored when the token has changed since the call was sent. */
  expire(token: string): void {
    if (token === session.token()) notifyExpired()
  },
  /** Sets the one listener, which ends the session in the shop when the server has ended it. */
  onExpired(listener: () => void): void {
    notifyExpired = listener
  },
}

import { tokenKey } from '@/api/session'

/** A stored token; with the scenario `login:shopper` it belongs to the seeded shopper. */
export function signIn(): void {
  localStorage.setItem(tokenKey, 'mock-session-of-shopper')
}

import { tokenKey } from '@/api/session'

/** A stored token; with the scenario `login:shopper` it belongs to the seeded shopper. */
export function signIn(): void {
  localStorage.setItem(tokenKey, 'mock-session-of-shopper')
}

/** A stored token; with the scenario `login:staff` it belongs to the seeded staff. */
export function signInAsStaff(): void {
  localStorage.setItem(tokenKey, 'mock-session-of-staff')
}

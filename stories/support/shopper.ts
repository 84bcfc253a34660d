import { tokenKey } from '@/api/session'

/** A token as an earlier visit left it; together with the scenario `login:shopper` it is the seeded shopper's. */
export function signIn(): void {
  localStorage.setItem(tokenKey, 'mock-session-of-shopper')
}

/** The same of the seeded member of staff, with the scenario `login:staff`. */
export function signInAsStaff(): void {
  localStorage.setItem(tokenKey, 'mock-session-of-staff')
}

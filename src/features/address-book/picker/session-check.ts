import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { session } from '@/api/session'
import { savedAddressesQuery } from '../queries'

/** How long an order waits for this check. */
const patienceMs = 3000

/**
 * Returns false where the server knows the session no longer (401), which also ends it here. An API may take an order
 * with an expired token as a visitor's, and the shopper would never see it in her account.
 */
export async function isSessionAlive(client: QueryClient): Promise<boolean> {
  const token = session.token()
  const request = client.fetchQuery({ ...savedAddressesQuery, staleTime: 0, retry: false }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 401),
  )
  const waited = new Promise<true>((resolve) => setTimeout(resolve, patienceMs, true))
  const isAlive = await Promise.race([request, waited])
  // Another call may have found out first: the end of the session cancels this one.
  return isAlive && session.token() === token
}

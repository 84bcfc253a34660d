import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { savedAddressesQuery } from '../queries'

/** An order waits no longer than this to hear whose it is. */
const patienceMs = 3000

/**
 * Whether the session goes on, as far as the server says: an API may take an order with a token that is over for that
 * of a visitor, and the shopper would never see it in her account. Only a 401 says no; it ends the session as well.
 */
export async function isSessionAlive(client: QueryClient): Promise<boolean> {
  const asked = client.fetchQuery({ ...savedAddressesQuery, staleTime: 0, retry: false }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 401),
  )
  const waited = new Promise<true>((resolve) => setTimeout(resolve, patienceMs, true))
  return Promise.race([asked, waited])
}

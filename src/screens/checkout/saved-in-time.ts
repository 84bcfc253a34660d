import { savedAddressesQuery } from '@/features/address-book/queries'
import type { QueryClient } from '@tanstack/react-query'

type Context = { queryClient: QueryClient; loadMessages: (bundle: 'saved') => Promise<void> }

/** After this time the screen is drawn with a placeholder for the addresses. */
const maxWaitMs = 300

/**
 * Prefetches the shopper's saved addresses while the screen's code loads. Usually they arrive before the first
 * paint, so that no placeholder shows for addresses that do not exist. Never rejects.
 */
export async function savedInTime({ queryClient, loadMessages }: Context): Promise<void> {
  const ready = Promise.allSettled([
    queryClient.prefetchQuery(savedAddressesQuery),
    loadMessages('saved'),
  ])
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  await Promise.race([ready, timeout])
}

import type { QueryClient } from '@tanstack/react-query'
import { savedAddressesQuery } from '@/features/address-book/queries'

/**
 * The parts of the checkout that only signed-in shoppers need, as one lazy chunk that visitors never load.
 * Load it with `import()` only.
 */
export { saveAsDefault } from '@/features/address-book/picker/mutations'
export { isSessionAlive } from '@/features/address-book/picker/session-check'
export { SavedDelivery } from './SavedDelivery'

type Context = { queryClient: QueryClient; loadMessages: (bundle: 'saved') => Promise<void> }

/** After this time the screen is drawn with a placeholder for the addresses. */
const maxWaitMs = 300

/**
 * Prefetches the shopper's saved addresses while the screen's code loads. Usually they arrive before the first
 * paint, so that no placeholder shows for addresses that do not exist. Never rejects.
 */
export async function prefetchSavedAddresses({
  queryClient,
  loadMessages,
}: Context): Promise<void> {
  const ready = Promise.allSettled([
    queryClient.prefetchQuery(savedAddressesQuery),
    loadMessages('saved'),
  ])
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  await Promise.race([ready, timeout])
}

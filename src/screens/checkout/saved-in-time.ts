import { savedAddressesQuery } from '@/features/address-book/queries'
import type { QueryClient } from '@tanstack/react-query'

type Context = { queryClient: QueryClient; loadMessages: (bundle: 'saved') => Promise<void> }

/** The screen waits no longer for them: then their room is kept, and they come late. */
const patienceMs = 300

/**
 * The shopper's saved addresses, asked for beside the code of the screen: mostly they are there when it is first
 * drawn, so that nobody sees room kept for addresses that do not exist. Never rejects.
 */
export async function savedInTime({ queryClient, loadMessages }: Context): Promise<void> {
  const ready = Promise.allSettled([
    queryClient.prefetchQuery(savedAddressesQuery),
    loadMessages('saved'),
  ])
  const waited = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([ready, waited])
}

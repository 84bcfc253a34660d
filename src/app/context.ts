import type { QueryClient } from '@tanstack/react-query'
import type { Bundle } from '@/i18n/bundles'

/** What route files may use: the query cache, a loader of texts, and whether a shopper is signed in. */
export type AppContext = {
  queryClient: QueryClient
  loadMessages: (...bundles: Bundle[]) => Promise<void>
  isSignedIn: () => boolean
}

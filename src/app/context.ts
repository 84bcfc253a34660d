import type { QueryClient } from '@tanstack/react-query'
import type { Bundle } from '@/i18n/bundles'

/** What routes may reach: the query cache, the texts of the screens they are about to show, and whether somebody is signed in. */
export type AppContext = {
  queryClient: QueryClient
  loadMessages: (...bundles: Bundle[]) => Promise<void>
  isSignedIn: () => boolean
}

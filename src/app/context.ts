import type { QueryClient } from '@tanstack/react-query'
import type { Bundle } from '@/i18n/catalogue'

/** What route loaders may reach: the query cache, and the texts of the screens they are about to show. */
export type AppContext = {
  queryClient: QueryClient
  loadMessages: (bundle: Bundle) => Promise<void>
}

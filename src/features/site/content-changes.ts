import type { QueryClient } from '@tanstack/react-query'
import { localStore } from '@/lib/storage'

/** Written after every change in the back office, so that the browser's other tabs hear of it. */
export const contentKey = 'content_changed'

/** Answers that staff can change: what the shop shows and what the back office lists. */
const content = /^\/api\/(website|banners|homepage|admin|products|categories|wishlist|orders)/

/** Asks anew for what is on screen; the rest is asked for when it is looked at. */
export function refreshContent(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => content.test(String(path)),
  })
}

/** Staff changed something: this tab and every other one of this browser shows it without a reload (issue 5). */
export function announceContent(queryClient: QueryClient, now = Date.now()): void {
  refreshContent(queryClient)
  localStore.write(contentKey, String(now))
}

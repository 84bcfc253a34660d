import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '@/features/site/queries'
import { ShopLayout } from '@/screens/shell/ShopLayout'

export const Route = createFileRoute('/_shop')({
  // Part of the start chunk, since nearly every first visit needs the layout.
  codeSplitGroupings: [],
  // Not a loader: it would not run again inside the shop, and failed site info would never be retried.
  beforeLoad({ context, preload }) {
    if (!preload) void context.queryClient.prefetchQuery(siteQuery)
  },
  component: ShopLayout,
})

import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '@/features/site/queries'
import { ShopLayout } from '@/screens/shell/ShopLayout'

export const Route = createFileRoute('/_shop')({
  // Not a loader: it would not run again inside the shop, and failed site info would never be retried.
  beforeLoad({ context, preload }) {
    if (!preload) void context.queryClient.prefetchQuery(siteQuery)
  },
  // Not lazy: nearly every first visit needs the layout.
  component: ShopLayout,
})

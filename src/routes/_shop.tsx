import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '@/features/site/queries'
import { ShopLayout } from '@/screens/shell/ShopLayout'

export const Route = createFileRoute('/_shop')({
  // The site info is requested here and not in a `loader`, because a loader runs only once while the shopper
  // stays in the shop. A failed request for the site info would then never be repeated.
  beforeLoad({ context, preload }) {
    if (!preload) void context.queryClient.prefetchQuery(siteQuery)
  },
  // The layout is not imported lazily, because nearly every first visit needs it.
  component: ShopLayout,
})

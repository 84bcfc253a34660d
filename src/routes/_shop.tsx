import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '@/features/site/queries'
import { ShopLayout } from '@/screens/shell/ShopLayout'

export const Route = createFileRoute('/_shop')({
  // The layout of nearly every first visit travels with the start.
  codeSplitGroupings: [],
  // A loader would not run again while people stay in the shop, and a failed site info stay so.
  beforeLoad({ context, preload }) {
    if (!preload) void context.queryClient.prefetchQuery(siteQuery)
  },
  component: ShopLayout,
})

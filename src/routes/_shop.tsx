import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '@/features/site/queries'
import { ShopLayout } from '@/screens/shell/ShopLayout'

export const Route = createFileRoute('/_shop')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(siteQuery),
  component: ShopLayout,
})

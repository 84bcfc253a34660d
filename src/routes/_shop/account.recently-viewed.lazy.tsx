import { createLazyFileRoute } from '@tanstack/react-router'
import { RecentlyViewedScreen } from '@/screens/account/RecentlyViewedScreen'

export const Route = createLazyFileRoute('/_shop/account/recently-viewed')({
  component: RecentlyViewedScreen,
})

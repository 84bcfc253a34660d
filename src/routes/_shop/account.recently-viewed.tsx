import { createFileRoute } from '@tanstack/react-router'
import { RecentlyViewedScreen } from '@/screens/account/RecentlyViewedScreen'

export const Route = createFileRoute('/_shop/account/recently-viewed')({
  component: RecentlyViewedScreen,
})

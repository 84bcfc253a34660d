import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/account/recently-viewed')({
  component: lateScreen(
    () => import('@/screens/account/RecentlyViewedScreen'),
    'RecentlyViewedScreen',
  ),
})

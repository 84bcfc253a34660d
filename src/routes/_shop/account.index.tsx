import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/account/')({
  component: lateScreen(() => import('@/features/profile/ProfileScreen'), 'ProfileScreen'),
})

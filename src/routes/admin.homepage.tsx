import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/admin/homepage')({
  component: lateScreen(() => import('@/features/admin-home/HomeEditorScreen'), 'HomeEditorScreen'),
})

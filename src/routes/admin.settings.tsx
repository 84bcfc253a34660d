import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/admin/settings')({
  component: lateScreen(() => import('@/features/admin-settings/SettingsScreen'), 'SettingsScreen'),
})

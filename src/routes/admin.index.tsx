import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'

export const Route = createFileRoute('/admin/')({
  component: DashboardScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { AdminOrdersScreen } from '@/screens/admin/orders/AdminOrdersScreen'

export const Route = createFileRoute('/admin/orders/')({
  component: AdminOrdersScreen,
})

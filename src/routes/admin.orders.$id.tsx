import { createFileRoute } from '@tanstack/react-router'
import { AdminOrderScreen } from '@/screens/admin/orders/AdminOrderScreen'

export const Route = createFileRoute('/admin/orders/$id')({
  component: AdminOrderScreen,
})

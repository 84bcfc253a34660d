import { createLazyFileRoute } from '@tanstack/react-router'
import { NewOrderScreen } from '@/screens/admin/orders/NewOrderScreen'

export const Route = createLazyFileRoute('/admin/orders/new')({ component: NewOrderScreen })

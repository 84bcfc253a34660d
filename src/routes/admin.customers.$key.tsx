import { createFileRoute } from '@tanstack/react-router'
import type { CustomerOrdersSearch } from '@/features/admin-orders/CustomerOrders'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/customers/$key')({
  validateSearch: parsedByScreen<CustomerOrdersSearch>,
})

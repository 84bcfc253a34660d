import { createFileRoute } from '@tanstack/react-router'
import type { CustomerOrdersSearch } from '@/features/admin-customers/CustomerScreen'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/customers/$key')({
  validateSearch: parsedByScreen<CustomerOrdersSearch>,
})

import { createFileRoute } from '@tanstack/react-router'
import type { CustomerOrdersSearch } from '@/domain/person/customers-list'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/customers/$key')({
  validateSearch: parsedByScreen<CustomerOrdersSearch>,
})

import { createFileRoute } from '@tanstack/react-router'
import type { AdminCustomersSearch } from '@/domain/person/customers-list'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/customers/')({
  validateSearch: parsedByScreen<AdminCustomersSearch>,
})

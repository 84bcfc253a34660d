import { createFileRoute } from '@tanstack/react-router'
import type { AdminOrdersSearch } from '@/domain/admin/orders'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/orders/')({
  validateSearch: parsedByScreen<AdminOrdersSearch>,
})

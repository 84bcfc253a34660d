import { createFileRoute } from '@tanstack/react-router'
import type { DashboardSearch } from '@/domain/dashboard'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/')({
  validateSearch: parsedByScreen<DashboardSearch>,
})

import { createFileRoute } from '@tanstack/react-router'
import { dashboardSearch } from '@/domain/admin/dashboard'

export const Route = createFileRoute('/admin/')({
  validateSearch: dashboardSearch,
})

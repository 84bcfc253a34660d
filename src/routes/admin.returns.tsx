import { createFileRoute } from '@tanstack/react-router'
import type { AdminReturnsSearch } from '@/domain/returns/returns-list'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/returns')({
  validateSearch: parsedByScreen<AdminReturnsSearch>,
})

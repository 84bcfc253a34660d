import { createFileRoute } from '@tanstack/react-router'
import type { VersionSearch } from '@/domain/activity/activity'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/orders/$id')({
  validateSearch: parsedByScreen<VersionSearch>,
})

import { createFileRoute } from '@tanstack/react-router'
import type { ImportSearch } from '@/features/admin-import/ImportScreen'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/products/import')({
  validateSearch: unparsedSearch<ImportSearch>,
  component: lateScreen(() => import('@/features/admin-import/ImportScreen'), 'ImportScreen'),
})

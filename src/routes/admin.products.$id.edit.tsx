import { createFileRoute } from '@tanstack/react-router'
import type { ComparedEntrySearch } from '@/domain/activity/activity'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/products/$id/edit')({
  validateSearch: unparsedSearch<ComparedEntrySearch>,
  component: lateScreen(
    () => import('@/features/admin-products/form/ProductScreen'),
    'EditProductScreen',
  ),
})

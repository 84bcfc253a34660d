import { createFileRoute } from '@tanstack/react-router'
import type { ComparedEntrySearch } from '@/domain/activity/activity'
import { lateScreen } from '@/lib/late-screen'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/products/$id/edit')({
  validateSearch: parsedByScreen<ComparedEntrySearch>,
  component: lateScreen(
    () => import('@/features/admin-products/form/ProductScreen'),
    'EditProductScreen',
  ),
})

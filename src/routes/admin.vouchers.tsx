import { createFileRoute } from '@tanstack/react-router'
import type { VouchersSearch } from '@/features/admin-vouchers/VouchersScreen'
import { lateScreen } from '@/lib/late-screen'
import { unparsedSearch } from '@/lib/schema'

export const Route = createFileRoute('/admin/vouchers')({
  validateSearch: unparsedSearch<VouchersSearch>,
  component: lateScreen(() => import('@/features/admin-vouchers/VouchersScreen'), 'VouchersScreen'),
})

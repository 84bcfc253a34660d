import { createFileRoute } from '@tanstack/react-router'
import type { VouchersSearch } from '@/features/admin-vouchers/VouchersScreen'
import { lateScreen } from '@/lib/late-screen'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/vouchers')({
  validateSearch: parsedByScreen<VouchersSearch>,
  component: lateScreen(() => import('@/features/admin-vouchers/VouchersScreen'), 'VouchersScreen'),
})

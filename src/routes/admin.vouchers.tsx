import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { VouchersSearch } from '@/features/admin-vouchers/VouchersScreen'
import { parsedByScreen } from '@/lib/schema'

export const Route = createFileRoute('/admin/vouchers')({
  validateSearch: parsedByScreen<VouchersSearch>,
  component: lazyRouteComponent(
    () => import('@/features/admin-vouchers/VouchersScreen'),
    'VouchersScreen',
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import { lateScreen } from '@/lib/late-screen'

export const Route = createFileRoute('/_shop/_info/voucher')({
  component: lateScreen(() => import('@/screens/voucher/VoucherScreen'), 'VoucherScreen'),
})

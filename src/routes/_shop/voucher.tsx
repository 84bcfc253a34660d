import { createFileRoute } from '@tanstack/react-router'
import { VoucherScreen } from '@/screens/voucher/VoucherScreen'

export const Route = createFileRoute('/_shop/voucher')({
  beforeLoad: ({ context }) => context.loadMessages('info'),
  component: VoucherScreen,
})

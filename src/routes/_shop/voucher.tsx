import { createFileRoute } from '@tanstack/react-router'
import { VoucherScreen } from '@/screens/voucher/VoucherScreen'

export const Route = createFileRoute('/_shop/voucher')({
  loader: ({ context }) => context.loadMessages('info'),
  component: VoucherScreen,
})

import { createLazyFileRoute } from '@tanstack/react-router'
import { VoucherScreen } from '@/screens/voucher/VoucherScreen'

export const Route = createLazyFileRoute('/_shop/_info/voucher')({ component: VoucherScreen })

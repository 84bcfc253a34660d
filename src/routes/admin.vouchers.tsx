import { createFileRoute } from '@tanstack/react-router'
import type { VouchersSearch } from '@/domain/voucher/vouchers-list'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/vouchers')({
  validateSearch: parsedByScreen<VouchersSearch>,
})

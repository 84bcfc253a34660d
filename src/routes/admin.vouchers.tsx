import { createFileRoute } from '@tanstack/react-router'
import type { VouchersSearch } from '@/domain/admin/vouchers'
import { parsedByScreen } from '@/lib/parsed-later'

export const Route = createFileRoute('/admin/vouchers')({
  validateSearch: parsedByScreen<VouchersSearch>,
})

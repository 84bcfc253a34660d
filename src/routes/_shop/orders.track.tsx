import { createFileRoute } from '@tanstack/react-router'
import { orderTrackSearch } from '@/domain/order/search'

export const Route = createFileRoute('/_shop/orders/track')({
  validateSearch: orderTrackSearch,
  loader: ({ context }) => context.loadMessages('account'),
})

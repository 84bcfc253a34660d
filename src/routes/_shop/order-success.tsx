import { createFileRoute } from '@tanstack/react-router'
import { orderSuccessSearch } from '@/domain/order/search'
import { paypalStatusQuery } from '@/features/orders/queries'

export const Route = createFileRoute('/_shop/order-success')({
  validateSearch: orderSuccessSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context, deps: { token } }) => {
    if (token) void context.queryClient.prefetchQuery(paypalStatusQuery(token))
    return context.loadMessages('checkout')
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { orderSuccessSearch } from '@/domain/order/search'

export const Route = createFileRoute('/_shop/order-success')({
  validateSearch: orderSuccessSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context, deps: { token } }) => {
    if (token)
      void import('@/features/orders/queries').then(
        ({ paypalStatusQuery }) => context.queryClient.prefetchQuery(paypalStatusQuery(token)),
        () => {},
      )
    return context.loadMessages('checkout')
  },
})

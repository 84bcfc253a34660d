import { createFileRoute } from '@tanstack/react-router'
import { orderSuccessSearch } from '@/domain/order/search'

export const Route = createFileRoute('/_shop/order-success')({
  validateSearch: orderSuccessSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps: { token } }) => {
    const texts = context.loadMessages('account')
    if (token) {
      const { paypalStatusQuery } = await import('@/features/orders/queries')
      void context.queryClient.prefetchQuery(paypalStatusQuery(token))
    }
    await texts
  },
})

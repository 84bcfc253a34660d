import { useQueryClient } from '@tanstack/react-query'
import { getOrdersQueryKey, useCancelOrder } from '@/api/generated/orders/orders'
import { orderQuery } from '../queries'

/** Cancels one of the shopper's orders; its page and the lists show it. Throws `ApiError`. */
export function useCancelOwnOrder() {
  const client = useQueryClient()
  return useCancelOrder({
    mutation: {
      onSuccess(answer, { code }) {
        client.setQueryData(orderQuery(code).queryKey, answer)
        void client.invalidateQueries({ queryKey: getOrdersQueryKey() })
      },
      // Somebody in the shop was faster, or the answer was lost.
      onError: (_, { code }) => client.invalidateQueries({ queryKey: orderQuery(code).queryKey }),
    },
  })
}

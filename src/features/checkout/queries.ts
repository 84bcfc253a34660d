import { queryOptions } from '@tanstack/react-query'
import { getQuoteOrderQueryOptions } from '@/api/generated/cart/cart'
import type { QuoteRequest } from '@/api/generated/model'

/** In ms: what a timer can wait. */
const longestWait = 2 ** 31 - 1

/** The bill of an order before it is placed (Product §9.7), asked for again when it is no longer valid. */
export function quoteQuery(request: QuoteRequest) {
  return queryOptions({
    ...getQuoteOrderQueryOptions(request),
    select: ({ data }) => data,
    retry: false,
    refetchInterval: ({ state }) => {
      const until = state.data?.data.valid_until
      return until ? Math.min(Math.max(1000, Date.parse(until) - Date.now()), longestWait) : false
    },
  })
}

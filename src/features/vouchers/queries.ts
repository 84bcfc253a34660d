import { queryOptions } from '@tanstack/react-query'
import { getVouchersQueryOptions } from '@/api/generated/vouchers/vouchers'

/** Vouchers that the host shows to shoppers. Asked once: where it has none to say, the page has the customer's samples. */
export const vouchersQuery = queryOptions({
  ...getVouchersQueryOptions(),
  select: ({ data }) => data,
  retry: false,
})

import { queryOptions } from '@tanstack/react-query'
import { getUserAddressesQueryOptions } from '@/api/generated/user-addresses/user-addresses'

/** Queries the delivery addresses of the signed-in shopper, the default address first (Product §7). */
export const savedAddressesQuery = queryOptions({
  ...getUserAddressesQueryOptions(),
  select: ({ data }) => data.addresses,
})

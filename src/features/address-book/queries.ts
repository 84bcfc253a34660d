import { queryOptions } from '@tanstack/react-query'
import { getUserAddressesQueryOptions } from '@/api/generated/user-addresses/user-addresses'

/** The delivery addresses of the signed-in shopper, the default one first (Product §7). */
export const savedAddressesQuery = queryOptions({
  ...getUserAddressesQueryOptions(),
  select: ({ data }) => data.addresses,
})

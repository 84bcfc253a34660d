import { queryOptions } from '@tanstack/react-query'
import { getUserAddressesQueryOptions } from '@/api/generated/user-addresses/user-addresses'
import type { SavedAddressListData } from '@/api/generated/model'
import { dataWith } from '@/api/data-with'

const listOf = dataWith<SavedAddressListData>('addresses')

/** The delivery addresses of the signed-in shopper, the default one first (Product §7). */
export const savedAddressesQuery = queryOptions({
  ...getUserAddressesQueryOptions(),
  select: (answer) => listOf(answer).addresses,
})

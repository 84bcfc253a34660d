import type { QueryClient } from '@tanstack/react-query'
import { createUserAddress, updateUserAddress } from '@/api/generated/user-addresses/user-addresses'
import { asDefault, type Delivery } from '@/domain/address/saved-address'
import { savedAddressesQuery } from '../queries'

/**
 * Makes a delivery the shopper's default address (Product §2): saves it, or marks the saved one as default. Throws
 * `ApiError`, also where the list can't be read: a duplicate would be worse.
 */
export async function saveAsDefault(client: QueryClient, delivery: Delivery): Promise<void> {
  const { data } = await client.fetchQuery(savedAddressesQuery)
  const change = asDefault(delivery, data.addresses)
  if (!change) return
  const { id, address } = change
  await (id === undefined ? createUserAddress(address) : updateUserAddress(id, address))
  await client.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

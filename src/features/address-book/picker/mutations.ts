import { useQueryClient } from '@tanstack/react-query'
import {
  useCreateUserAddress,
  useUpdateUserAddress,
} from '@/api/generated/user-addresses/user-addresses'
import { asDefault, type Delivery } from '@/domain/address/saved-address'
import { useReadAgain } from '../mutations'
import { savedAddressesQuery } from '../queries'

/**
 * Answers how to make a delivery the shopper's default address (Product §2): saves it, or moves the mark to where it
 * is saved already. Throws `ApiError`, also where the saved addresses can not be known: a twin would be worse.
 */
export function useSaveAsDefault(): (delivery: Delivery) => Promise<void> {
  const client = useQueryClient()
  const mutation = { onSuccess: useReadAgain() }
  const { mutateAsync: create } = useCreateUserAddress({ mutation })
  const { mutateAsync: update } = useUpdateUserAddress({ mutation })
  return async (delivery) => {
    const { data } = await client.fetchQuery(savedAddressesQuery)
    const change = asDefault(delivery, data.addresses)
    if (!change) return
    const { id, address } = change
    await (id === undefined ? create({ data: address }) : update({ id, data: address }))
  }
}

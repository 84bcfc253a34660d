import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '@/api/errors'
import {
  useCreateUserAddress,
  useDeleteUserAddress,
  useUpdateUserAddress,
} from '@/api/generated/user-addresses/user-addresses'
import { savedAddressesQuery } from './queries'

/** After a write the list is read again (Product §4): the server alone knows which address is the default. */
export function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

/** Adds an address. Throws `ApiError`. */
export function useAddAddress() {
  return useCreateUserAddress({ mutation: { onSuccess: useReadAgain() } })
}

/** Changes an address. One that is gone (404) leaves the list, too. Throws `ApiError`. */
export function useChangeAddress() {
  const readAgain = useReadAgain()
  return useUpdateUserAddress({
    mutation: {
      onSuccess: readAgain,
      onError: (error) => void (isGone(error) && readAgain()),
    },
  })
}

/** Deletes the address with this id; one that is gone already is fine. Throws `ApiError`. */
export function useDeleteAddress() {
  const queryClient = useQueryClient()
  const onSuccess = useReadAgain()
  const { mutateAsync: remove } = useDeleteUserAddress()
  const isListed = async (id: number) => {
    const { data } = await queryClient.fetchQuery({ ...savedAddressesQuery, staleTime: 0 })
    return data.addresses.some((address) => address.id === id)
  }
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await remove({ id })
      } catch (error) {
        if (!isGone(error) || (await isListed(id))) throw error
      }
    },
    onSuccess,
  })
}

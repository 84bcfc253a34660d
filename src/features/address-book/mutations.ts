import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createUserAddress,
  deleteUserAddress,
  updateUserAddress,
} from '@/api/generated/user-addresses/user-addresses'
import type { SavedAddressRequest } from '@/api/generated/model'
import { savedAddressesQuery } from './queries'

/** After a write the list is read anew (spec §4): the server alone says which address is the default. */
function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

/** Saves an address: a new one, or the one with this id. Throws `ApiError`. */
export function useSaveAddress(id?: number) {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: (address: SavedAddressRequest) =>
      id === undefined ? createUserAddress(address) : updateUserAddress(id, address),
    onSuccess,
  })
}

/** Deletes the address with this id. Throws `ApiError`. */
export function useDeleteAddress() {
  const onSuccess = useReadAgain()
  return useMutation({ mutationFn: (id: number) => deleteUserAddress(id), onSuccess })
}

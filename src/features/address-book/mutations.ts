import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorTable, type FieldErrors, isGone, joinedFieldErrors } from '@/api/errors'
import {
  createUserAddress,
  updateUserAddress,
  useCreateUserAddress,
  useDeleteUserAddress,
  useUpdateUserAddress,
} from '@/api/generated/user-addresses/user-addresses'
import { session } from '@/api/session'
import { defaultAddressToSave } from '@/domain/address/saved-address'
import type { Delivery } from '@/domain/order/form'
import type { MessageId } from '@/i18n/message-id.gen'
import { savedAddressesQuery } from './queries'

/**
 * Returns a function that reads the list again after a write (Product §4), because only the server knows the
 * default address.
 */
export function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

/** Adds an address. Throws `ApiError`. */
export function useAddAddress() {
  return useCreateUserAddress({ mutation: { onSuccess: useReadAgain() } })
}

/** Changes an address. After a 404 the list is read again, too. Throws `ApiError`. */
export function useChangeAddress() {
  const readAgain = useReadAgain()
  return useUpdateUserAddress({
    mutation: {
      onSuccess: readAgain,
      onError: (error) => void (isGone(error) && readAgain()),
    },
  })
}

/** Deletes an address by its id. If the address no longer exists, the call succeeds. Throws `ApiError`. */
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

/** The address panel has its own texts for calls without an answer (Product §8). */
const commonErrors = { timeout: 'common.error.timeout', offline: 'book.error.offline' } as const

/** The errors that are shown instead of the list. */
export const addressListErrors = errorTable<MessageId>({
  ...commonErrors,
  fallback: 'book.error.list',
})

/** The errors that are shown in the form, above its buttons. */
export const saveAddressErrors = errorTable<MessageId>({
  ...commonErrors,
  404: 'book.error.gone',
  422: joinedFieldErrors,
  fallback: 'ui.error',
})

/** The errors that are shown in the confirmation, above its buttons. */
export const deleteAddressErrors = errorTable<MessageId>({
  ...commonErrors,
  fallback: 'book.error.delete',
})

const fields = ['name', 'phone', 'address'] as const

/** Returns the server's errors of the form's fields. The result is empty if there are no such errors. */
export function addressFieldTexts(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const withTexts = fields.flatMap((field) => {
    const texts = error.fieldErrors[field]
    return texts?.[0] ? [[field, texts] as const] : []
  })
  return Object.fromEntries(withTexts)
}

/**
 * Makes a delivery the shopper's default address (Product §2). It saves a new address, or makes an equal
 * saved address the default. Throws `ApiError`, also if the list can't be read, because a duplicate would be
 * worse.
 */
export async function saveAsDefault(client: QueryClient, delivery: Delivery): Promise<void> {
  const { data } = await client.fetchQuery(savedAddressesQuery)
  const change = defaultAddressToSave(delivery, data.addresses)
  if (!change) return
  const { id, address } = change
  await (id === undefined ? createUserAddress(address) : updateUserAddress(id, address))
  await client.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

/** In ms. The longest time that an order waits for this check. */
const patienceMs = 3000

/**
 * Returns false if the server no longer accepts the session (401); the session then also ends here. Without
 * this check, an API may accept the order for a visitor, and the shopper would not find it in their account.
 */
export async function isSessionAlive(client: QueryClient): Promise<boolean> {
  const token = session.token()
  const request = client.fetchQuery({ ...savedAddressesQuery, staleTime: 0, retry: false }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 401),
  )
  const waited = new Promise<true>((resolve) => setTimeout(resolve, patienceMs, true))
  const isAlive = await Promise.race([request, waited])
  // Another call may have noticed the end of the session earlier, which cancels this call.
  return isAlive && session.token() === token
}

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
import type { RecipientForm } from '@/domain/order/form'
import type { MessageId } from '@/i18n/message-id.gen'
import { savedAddressesQuery } from './queries'

/**
 * Returns a function that refetches the saved addresses. A write may change which address is the default, and
 * only the server knows that (Product §4).
 */
export function useRefetchAddresses() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

/** Adds an address. Throws `ApiError`. */
export function useAddAddress() {
  return useCreateUserAddress({ mutation: { onSuccess: useRefetchAddresses() } })
}

/**
 * Changes an address and refetches the list. A 404 refetches the list, too, because the address was deleted
 * elsewhere. Throws `ApiError`.
 */
export function useChangeAddress() {
  const readAgain = useRefetchAddresses()
  return useUpdateUserAddress({
    mutation: {
      onSuccess: readAgain,
      onError: (error) => void (isGone(error) && readAgain()),
    },
  })
}

/**
 * Deletes an address by its id. A 404 counts as success if the refetched list no longer has the address.
 * Throws `ApiError`.
 */
export function useDeleteAddress() {
  const queryClient = useQueryClient()
  const onSuccess = useRefetchAddresses()
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

/** Texts for calls without a response. The address book has its own text for 'offline' (Product §8). */
const commonErrors = { timeout: 'common.error.timeout', offline: 'book.error.offline' } as const

/** Returns the error text when the addresses cannot be loaded. It is shown instead of the list. */
export const addressListErrorText = errorTable<MessageId>({
  ...commonErrors,
  fallback: 'book.error.list',
})

/** Returns the error text when an address cannot be saved. The form shows it above its buttons. */
export const addressSaveErrorText = errorTable<MessageId>({
  ...commonErrors,
  404: 'book.error.gone',
  422: joinedFieldErrors,
  fallback: 'ui.error',
})

/**
 * Returns the error text when an address cannot be deleted. The confirmation shows it above its
 * buttons.
 */
export const addressDeleteErrorText = errorTable<MessageId>({
  ...commonErrors,
  fallback: 'book.error.delete',
})

const fields = ['name', 'phone', 'address'] as const

/**
 * Returns the server's error texts by form field. The result is empty if the server named no field of the
 * form.
 */
export function addressFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const withTexts = fields.flatMap((field) => {
    const texts = error.fieldErrors[field]
    return texts?.[0] ? [[field, texts] as const] : []
  })
  return Object.fromEntries(withTexts)
}

/**
 * Makes a delivery address the shopper's default address (Product §2). If an equal address is saved already,
 * this address becomes the default. Otherwise a new one is saved. Throws `ApiError`, also if the list of
 * addresses can't be read, because without the list the address might be saved twice.
 */
export async function saveAsDefaultAddress(
  client: QueryClient,
  delivery: RecipientForm,
): Promise<void> {
  const { data } = await client.fetchQuery(savedAddressesQuery)
  const change = defaultAddressToSave(delivery, data.addresses)
  if (!change) return
  const { id, address } = change
  await (id === undefined ? createUserAddress(address) : updateUserAddress(id, address))
  await client.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

/** How long an order waits for `isSessionAlive` at most, in ms. */
const patienceMs = 3000

/**
 * Returns false if the server rejects the session with a 401. This also ends the session on this device.
 * Returns true after any other failure, and if the server takes longer than `patienceMs`. A server may accept
 * an order with an ended session as a visitor's order, and the shopper would not find it in their account.
 * This check prevents that.
 */
export async function isSessionAlive(client: QueryClient): Promise<boolean> {
  const token = session.token()
  const request = client.fetchQuery({ ...savedAddressesQuery, staleTime: 0, retry: false }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 401),
  )
  const waited = new Promise<true>((resolve) => setTimeout(resolve, patienceMs, true))
  const isAlive = await Promise.race([request, waited])
  // Another call may have ended this session during the check. The request is then cancelled, and its result
  // says nothing about a newer session.
  return isAlive && session.token() === token
}

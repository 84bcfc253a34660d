import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, isWorthRetrying } from '@/api/errors'
import {
  useCreateUserAddress,
  useDeleteUserAddress,
  useUpdateUserAddress,
} from '@/api/generated/user-addresses/user-addresses'
import type { SavedAddress, SavedAddressRequest } from '@/api/generated/model'
import { savedAddressesQuery } from './queries'
import { savedAllTheSame, type Unanswered } from './unanswered'

/** After a write the list is read anew (Product §4): the server alone says which address is the default. */
export function useReadAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
}

/**
 * Saves an address: a new one, or the one with this id. A new one whose answer was lost is looked for before it
 * is sent again, so that it is not there twice. Throws `ApiError`.
 */
export function useSaveAddress(id?: number) {
  const queryClient = useQueryClient()
  const readAgain = useReadAgain()
  const { mutateAsync: create } = useCreateUserAddress()
  const { mutateAsync: update } = useUpdateUserAddress()
  const unanswered = useRef<Unanswered>(null)
  const savedId = useRef<number>(undefined)
  return useMutation({
    mutationFn: async (request: SavedAddressRequest) => {
      const lost = unanswered.current
      if (lost) savedId.current ??= savedAllTheSame(lost, await listNow(queryClient))?.id
      const target = id ?? savedId.current
      if (target !== undefined) return update({ id: target, data: request })
      unanswered.current = { request, known: knownIds(queryClient) }
      return create({ data: request }).catch((error: unknown) => {
        if (!isWorthRetrying(error)) unanswered.current = null
        throw error
      })
    },
    onSuccess: readAgain,
    onError: (error) => void (isGone(error) && readAgain()),
  })
}

/** Deletes the address with this id; one that has gone already is fine. Throws `ApiError`. */
export function useDeleteAddress() {
  const queryClient = useQueryClient()
  const onSuccess = useReadAgain()
  const { mutateAsync: remove } = useDeleteUserAddress()
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await remove({ id })
      } catch (error) {
        if (!isGone(error) || hasId(id, await listNow(queryClient))) throw error
      }
    },
    onSuccess,
  })
}

async function listNow(queryClient: QueryClient): Promise<readonly SavedAddress[]> {
  const answer = await queryClient.fetchQuery({ ...savedAddressesQuery, staleTime: 0 })
  return answer.data.addresses
}

function knownIds(queryClient: QueryClient): number[] {
  const answer = queryClient.getQueryData(savedAddressesQuery.queryKey)
  return answer?.data.addresses.map(({ id }) => id) ?? []
}

function hasId(id: number, list: readonly SavedAddress[]): boolean {
  return list.some((address) => address.id === id)
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

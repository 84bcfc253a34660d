/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query'

import type { CartProductsResponse, ErrorBody, SyncCartRequest } from '../model'

import { http } from '../../http.ts'
import type { ErrorType } from '../../http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getSyncCartProductsUrl = () => {
  return `/api/cart/products`
}

/**
 * @summary What the server knows of the lines of a cart
 */
export const syncCartProducts = async (
  syncCartRequest: SyncCartRequest,
  options?: Parameters<typeof http>[1],
): Promise<CartProductsResponse> => {
  const getHeaders = (
    h?: NonNullable<RequestInit['headers']>,
  ): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(
          h as Iterable<Iterable<string>>,
          (entry) => Array.from(entry) as [string, string],
        ),
      )
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return http<CartProductsResponse>(getSyncCartProductsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(syncCartRequest),
  })
}

export const getSyncCartProductsMutationKey = () => ['syncCartProducts'] as const

export const getSyncCartProductsMutationOptions = <
  TError = ErrorType<ErrorBody>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof syncCartProducts>>,
    TError,
    SyncCartProductsMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof http>
}): UseMutationOptions<
  Awaited<ReturnType<typeof syncCartProducts>>,
  TError,
  SyncCartProductsMutationVariables,
  TContext
> => {
  const mutationKey = getSyncCartProductsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof syncCartProducts>>,
    SyncCartProductsMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return syncCartProducts(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SyncCartProductsMutationResult = NonNullable<
  Awaited<ReturnType<typeof syncCartProducts>>
>
export type SyncCartProductsMutationBody = SyncCartRequest
export type SyncCartProductsMutationError = ErrorType<ErrorBody>
export type SyncCartProductsMutationVariables = { data: SyncCartRequest }

/**
 * @summary What the server knows of the lines of a cart
 */
export const useSyncCartProducts = <TError = ErrorType<ErrorBody>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof syncCartProducts>>,
      TError,
      SyncCartProductsMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof http>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof syncCartProducts>>,
  TError,
  SyncCartProductsMutationVariables,
  TContext
> => {
  return useMutation(getSyncCartProductsMutationOptions(options), queryClient)
}

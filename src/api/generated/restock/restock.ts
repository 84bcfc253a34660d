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
import { callCreateRestockNotice } from '../../calls/restock.gen.ts'
import type { ErrorType } from '../../calls/restock.gen.ts'
import type {
  ErrorBody,
  MessageResponse,
  RestockNoticeRequest,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
} from '../endpoints.schemas.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getCreateRestockNoticeUrl = (id: number) => {
  return `/api/products/${encodeURIComponent(String(id))}/restock-notices`
}

/**
 * Keeps who wants a message as soon as this variant is in stock again. The same person and variant twice is one notice and a success. One message goes out and the notice is done; a variant that is in stock is taken all the same, and its message goes out at once. Hosts without it answer 404, 405 or 501: the shop then takes its offer away and says so.
 * @summary Tell somebody when a variant is back
 */
export const createRestockNotice = async (
  id: number,
  restockNoticeRequest: RestockNoticeRequest,
  options?: Parameters<typeof callCreateRestockNotice>[1],
): Promise<MessageResponse> => {
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
  return callCreateRestockNotice<MessageResponse>(getCreateRestockNoticeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(restockNoticeRequest),
  })
}

export const getCreateRestockNoticeMutationKey = () => ['createRestockNotice'] as const

export const getCreateRestockNoticeMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createRestockNotice>>,
    TError,
    CreateRestockNoticeMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateRestockNotice>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createRestockNotice>>,
  TError,
  CreateRestockNoticeMutationVariables,
  TContext
> => {
  const mutationKey = getCreateRestockNoticeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createRestockNotice>>,
    CreateRestockNoticeMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return createRestockNotice(id, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CreateRestockNoticeMutationResult = NonNullable<
  Awaited<ReturnType<typeof createRestockNotice>>
>
export type CreateRestockNoticeMutationBody = RestockNoticeRequest
export type CreateRestockNoticeMutationError = ErrorType<
  | UnauthenticatedResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateRestockNoticeMutationVariables = { id: number; data: RestockNoticeRequest }

/**
 * @summary Tell somebody when a variant is back
 */
export const useCreateRestockNotice = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createRestockNotice>>,
      TError,
      CreateRestockNoticeMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateRestockNotice>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createRestockNotice>>,
  TError,
  CreateRestockNoticeMutationVariables,
  TContext
> => {
  return useMutation(getCreateRestockNoticeMutationOptions(options), queryClient)
}

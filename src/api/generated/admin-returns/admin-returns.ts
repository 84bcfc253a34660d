/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'
import { callAdminReturns } from '../../calls/admin-returns.gen.ts'
import type { ErrorType } from '../../calls/admin-returns.gen.ts'
import { callCreateAdminReturn } from '../../calls/admin-returns.gen.ts'
import { callMoveReturn } from '../../calls/admin-returns.gen.ts'
import { changingStaffContent } from '../../staff-content.ts'
import type {
  AdminOrderResponse,
  AdminReturnListResponse,
  AdminReturnsParams,
  CreateAdminReturnHeaders,
  ErrorBody,
  ForbiddenResponse,
  InvalidRequestResponse,
  MoveReturnHeaders,
  OrderNotFoundResponse,
  ReturnMoveRequest,
  ReturnRequest,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
} from '../model'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    })
  }
  return result
}

export const getAdminReturnsUrl = (params?: AdminReturnsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/returns?${stringifiedParams}`
    : `/api/admin/returns`
}

/**
 * What shoppers send back, the oldest request first. `q` looks in code, name and phone of the order as that of the orders does.
 * @summary Returns
 */
export const adminReturns = async (
  params?: AdminReturnsParams,
  options?: Parameters<typeof callAdminReturns>[1],
): Promise<AdminReturnListResponse> => {
  return callAdminReturns<AdminReturnListResponse>(getAdminReturnsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminReturnsQueryKey = (params?: AdminReturnsParams) => {
  return [`/api/admin/returns`, ...(params ? [params] : [])] as const
}

export const getAdminReturnsQueryOptions = <
  TData = Awaited<ReturnType<typeof adminReturns>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminReturnsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminReturns>>, TError, TData>>
    request?: SecondParameter<typeof callAdminReturns>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminReturnsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminReturns>>> = ({ signal }) =>
    adminReturns(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminReturns>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminReturnsQueryResult = NonNullable<Awaited<ReturnType<typeof adminReturns>>>
export type AdminReturnsQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminReturns<
  TData = Awaited<ReturnType<typeof adminReturns>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminReturnsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminReturns>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminReturns>>,
          TError,
          Awaited<ReturnType<typeof adminReturns>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminReturns>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminReturns<
  TData = Awaited<ReturnType<typeof adminReturns>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminReturnsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminReturns>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminReturns>>,
          TError,
          Awaited<ReturnType<typeof adminReturns>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminReturns>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminReturns<
  TData = Awaited<ReturnType<typeof adminReturns>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminReturnsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminReturns>>, TError, TData>>
    request?: SecondParameter<typeof callAdminReturns>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Returns
 */

export function useAdminReturns<
  TData = Awaited<ReturnType<typeof adminReturns>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminReturnsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminReturns>>, TError, TData>>
    request?: SecondParameter<typeof callAdminReturns>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminReturnsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreateAdminReturnUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/returns`
}

/**
 * Opens a return that a customer asks for by phone, by the rules of `requestReturn` but its seven days, which staff may pass over. `order_phone` is not looked at.
 * @summary Take a return by phone
 */
export const createAdminReturn = async (
  id: number,
  returnRequest: ReturnRequest,
  headers?: CreateAdminReturnHeaders,
  options?: Parameters<typeof callCreateAdminReturn>[1],
): Promise<AdminOrderResponse> => {
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
  return callCreateAdminReturn<AdminOrderResponse>(getCreateAdminReturnUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(returnRequest),
  })
}

export const getCreateAdminReturnMutationKey = () => ['createAdminReturn'] as const

export const getCreateAdminReturnMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createAdminReturn>>,
    TError,
    CreateAdminReturnMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateAdminReturn>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createAdminReturn>>,
  TError,
  CreateAdminReturnMutationVariables,
  TContext
> => {
  const mutationKey = getCreateAdminReturnMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createAdminReturn>>,
    CreateAdminReturnMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {}

    return createAdminReturn(id, data, headers, requestOptions)
  }

  const customOptions = changingStaffContent({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CreateAdminReturnMutationResult = NonNullable<
  Awaited<ReturnType<typeof createAdminReturn>>
>
export type CreateAdminReturnMutationBody = ReturnRequest
export type CreateAdminReturnMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateAdminReturnMutationVariables = {
  id: number
  data: ReturnRequest
  headers?: CreateAdminReturnHeaders
}

/**
 * @summary Take a return by phone
 */
export const useCreateAdminReturn = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createAdminReturn>>,
      TError,
      CreateAdminReturnMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateAdminReturn>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createAdminReturn>>,
  TError,
  CreateAdminReturnMutationVariables,
  TContext
> => {
  return useMutation(getCreateAdminReturnMutationOptions(options), queryClient)
}
export const getMoveReturnUrl = (id: number, returnId: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/returns/${encodeURIComponent(String(returnId))}/move`
}

/**
 * Moves a return: requested → approved or declined; approved → received or declined; received → refunded or exchanged. Receiving says how many units of each line come back `as_new`, which are in stock again, or `damaged`, which are not. Refunding keeps a record of what was paid back: never more than the order has been paid, less what went back before. Exchanging makes the new order in the same step, for the same recipient: it costs what the new things add to the bill of those that she keeps, less what the returned ones are worth by the same bill (line `exchange`); a thing for another variant of its product keeps its price. What is left over is refunded. One write or nothing. A new order that is cancelled brings the return back to received.
 * @summary Move a return to its next state
 */
export const moveReturn = async (
  id: number,
  returnId: number,
  returnMoveRequest: ReturnMoveRequest,
  headers?: MoveReturnHeaders,
  options?: Parameters<typeof callMoveReturn>[1],
): Promise<AdminOrderResponse> => {
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
  return callMoveReturn<AdminOrderResponse>(getMoveReturnUrl(id, returnId), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(returnMoveRequest),
  })
}

export const getMoveReturnMutationKey = () => ['moveReturn'] as const

export const getMoveReturnMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof moveReturn>>,
    TError,
    MoveReturnMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callMoveReturn>
}): UseMutationOptions<
  Awaited<ReturnType<typeof moveReturn>>,
  TError,
  MoveReturnMutationVariables,
  TContext
> => {
  const mutationKey = getMoveReturnMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof moveReturn>>,
    MoveReturnMutationVariables
  > = (props) => {
    const { id, returnId, data, headers } = props ?? {}

    return moveReturn(id, returnId, data, headers, requestOptions)
  }

  const customOptions = changingStaffContent({ ...mutationOptions, mutationFn })

  return customOptions
}

export type MoveReturnMutationResult = NonNullable<Awaited<ReturnType<typeof moveReturn>>>
export type MoveReturnMutationBody = ReturnMoveRequest
export type MoveReturnMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type MoveReturnMutationVariables = {
  id: number
  returnId: number
  data: ReturnMoveRequest
  headers?: MoveReturnHeaders
}

/**
 * @summary Move a return to its next state
 */
export const useMoveReturn = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof moveReturn>>,
      TError,
      MoveReturnMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callMoveReturn>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof moveReturn>>,
  TError,
  MoveReturnMutationVariables,
  TContext
> => {
  return useMutation(getMoveReturnMutationOptions(options), queryClient)
}

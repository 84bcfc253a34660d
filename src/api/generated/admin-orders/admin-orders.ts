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
import { callAdminOrders } from '../../calls/admin-orders.gen.ts'
import type { ErrorType } from '../../calls/admin-orders.gen.ts'
import { callCreateAdminOrder } from '../../calls/admin-orders.gen.ts'
import { callAdminOrder } from '../../calls/admin-orders.gen.ts'
import { callTransitionOrder } from '../../calls/admin-orders.gen.ts'
import { callMoveOrders } from '../../calls/admin-orders.gen.ts'
import { callSettleCash } from '../../calls/admin-orders.gen.ts'
import { callAddOrderNote } from '../../calls/admin-orders.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AddOrderNoteHeaders,
  AdminOrderListResponse,
  AdminOrderRequest,
  AdminOrderResponse,
  AdminOrdersParams,
  ConflictResponse,
  CreateAdminOrderHeaders,
  ErrorBody,
  ForbiddenResponse,
  IdempotencyMismatchResponse,
  InvalidRequestResponse,
  MoveOrdersRequest,
  MoveOrdersResponse,
  OrderNotFoundResponse,
  OrderNoteRequest,
  ServerErrorResponse,
  SettleCashHeaders,
  SettleCashRequest,
  SettleCashResponse,
  TooManyRequestsResponse,
  TransitionRequest,
  UnauthenticatedResponse,
  UnavailableResponse,
} from '../endpoints.schemas.ts'

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

export const getAdminOrdersUrl = (params?: AdminOrdersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/orders?${stringifiedParams}`
    : `/api/admin/orders`
}

/**
 * All orders. `q` looks in code, name and phone; the phone is found however it is written (`+84…`, dots, blanks). All filters must fit.
 * @summary Orders
 */
export const adminOrders = async (
  params?: AdminOrdersParams,
  options?: Parameters<typeof callAdminOrders>[1],
): Promise<AdminOrderListResponse> => {
  return callAdminOrders<AdminOrderListResponse>(getAdminOrdersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminOrdersQueryKey = (params?: AdminOrdersParams) => {
  return [`/api/admin/orders`, ...(params ? [params] : [])] as const
}

export const getAdminOrdersQueryOptions = <
  TData = Awaited<ReturnType<typeof adminOrders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrders>>, TError, TData>>
    request?: SecondParameter<typeof callAdminOrders>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminOrdersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminOrders>>> = ({ signal }) =>
    adminOrders(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof adminOrders>>>
export type AdminOrdersQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminOrders<
  TData = Awaited<ReturnType<typeof adminOrders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrders>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminOrders>>,
          TError,
          Awaited<ReturnType<typeof adminOrders>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminOrders>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminOrders<
  TData = Awaited<ReturnType<typeof adminOrders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrders>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminOrders>>,
          TError,
          Awaited<ReturnType<typeof adminOrders>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminOrders>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminOrders<
  TData = Awaited<ReturnType<typeof adminOrders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrders>>, TError, TData>>
    request?: SecondParameter<typeof callAdminOrders>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders
 */

export function useAdminOrders<
  TData = Awaited<ReturnType<typeof adminOrders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrders>>, TError, TData>>
    request?: SecondParameter<typeof callAdminOrders>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminOrdersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreateAdminOrderUrl = () => {
  return `/api/admin/orders`
}

/**
 * Places an order that a customer gives to the staff, by the rules of `createOrder`: stock, prices, bill and `quoted_total`. With the `customer` of an account the order is that account's. Its first event says who took it.
 * @summary Take an order by phone
 */
export const createAdminOrder = async (
  adminOrderRequest: AdminOrderRequest,
  headers?: CreateAdminOrderHeaders,
  options?: Parameters<typeof callCreateAdminOrder>[1],
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
  return callCreateAdminOrder<AdminOrderResponse>(getCreateAdminOrderUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminOrderRequest),
  })
}

export const getCreateAdminOrderMutationKey = () => ['createAdminOrder'] as const

export const getCreateAdminOrderMutationOptions = <
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
    Awaited<ReturnType<typeof createAdminOrder>>,
    TError,
    CreateAdminOrderMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateAdminOrder>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createAdminOrder>>,
  TError,
  CreateAdminOrderMutationVariables,
  TContext
> => {
  const mutationKey = getCreateAdminOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createAdminOrder>>,
    CreateAdminOrderMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return createAdminOrder(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CreateAdminOrderMutationResult = NonNullable<
  Awaited<ReturnType<typeof createAdminOrder>>
>
export type CreateAdminOrderMutationBody = AdminOrderRequest
export type CreateAdminOrderMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateAdminOrderMutationVariables = {
  data: AdminOrderRequest
  headers?: CreateAdminOrderHeaders
}

/**
 * @summary Take an order by phone
 */
export const useCreateAdminOrder = <
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
      Awaited<ReturnType<typeof createAdminOrder>>,
      TError,
      CreateAdminOrderMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateAdminOrder>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createAdminOrder>>,
  TError,
  CreateAdminOrderMutationVariables,
  TContext
> => {
  return useMutation(getCreateAdminOrderMutationOptions(options), queryClient)
}
export const getAdminOrderUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}`
}

/**
 * An order with its notes and allowed moves.
 * @summary An order
 */
export const adminOrder = async (
  id: number,
  options?: Parameters<typeof callAdminOrder>[1],
): Promise<AdminOrderResponse> => {
  return callAdminOrder<AdminOrderResponse>(getAdminOrderUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getAdminOrderQueryKey = (id: number) => {
  return [`/api/admin/orders/${id}`] as const
}

export const getAdminOrderQueryOptions = <
  TData = Awaited<ReturnType<typeof adminOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrder>>, TError, TData>>
    request?: SecondParameter<typeof callAdminOrder>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminOrderQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminOrder>>> = ({ signal }) =>
    adminOrder(id, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminOrderQueryResult = NonNullable<Awaited<ReturnType<typeof adminOrder>>>
export type AdminOrderQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminOrder<
  TData = Awaited<ReturnType<typeof adminOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrder>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminOrder>>,
          TError,
          Awaited<ReturnType<typeof adminOrder>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminOrder>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminOrder<
  TData = Awaited<ReturnType<typeof adminOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrder>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminOrder>>,
          TError,
          Awaited<ReturnType<typeof adminOrder>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminOrder<
  TData = Awaited<ReturnType<typeof adminOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrder>>, TError, TData>>
    request?: SecondParameter<typeof callAdminOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order
 */

export function useAdminOrder<
  TData = Awaited<ReturnType<typeof adminOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminOrder>>, TError, TData>>
    request?: SecondParameter<typeof callAdminOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminOrderQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getTransitionOrderUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/transition`
}

/**
 * Moves an order: pending → processing or cancelled; processing → shipped or cancelled; shipped → delivered or cancelled. Cancelling needs a reason, puts the stock back and cancels the payment. Delivering a `cod` order makes its payment `successful`: the customer has paid. Whether the carrier has handed the money over is another matter (`settleCash`).
 * @summary Move an order to its next status
 */
export const transitionOrder = async (
  id: number,
  transitionRequest: TransitionRequest,
  options?: Parameters<typeof callTransitionOrder>[1],
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
  return callTransitionOrder<AdminOrderResponse>(getTransitionOrderUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transitionRequest),
  })
}

export const getTransitionOrderMutationKey = () => ['transitionOrder'] as const

export const getTransitionOrderMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ConflictResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof transitionOrder>>,
    TError,
    TransitionOrderMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callTransitionOrder>
}): UseMutationOptions<
  Awaited<ReturnType<typeof transitionOrder>>,
  TError,
  TransitionOrderMutationVariables,
  TContext
> => {
  const mutationKey = getTransitionOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof transitionOrder>>,
    TransitionOrderMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return transitionOrder(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type TransitionOrderMutationResult = NonNullable<Awaited<ReturnType<typeof transitionOrder>>>
export type TransitionOrderMutationBody = TransitionRequest
export type TransitionOrderMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | ConflictResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type TransitionOrderMutationVariables = { id: number; data: TransitionRequest }

/**
 * @summary Move an order to its next status
 */
export const useTransitionOrder = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ConflictResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof transitionOrder>>,
      TError,
      TransitionOrderMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callTransitionOrder>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof transitionOrder>>,
  TError,
  TransitionOrderMutationVariables,
  TContext
> => {
  return useMutation(getTransitionOrderMutationOptions(options), queryClient)
}
export const getMoveOrdersUrl = () => {
  return `/api/admin/orders/moves`
}

/**
 * Does one thing to up to 100 orders, each by itself: some may be refused while others succeed. `confirm`, `ship` and `deliver` are the moves of `transition`. `undo` takes back the last of these moves for ten minutes, if nothing has followed it; the step leaves the timeline, and a note for staff says who took it back. Cancelling can't be taken back: the stock is sold again. `undo` of an order that was merged into another one takes the merge back (`mergeOrders`), and `undo` of an order of which only a part was kept takes that back (`keepInPart`), while no piece has come back and no cash is settled.
 * @summary Move several orders, or take their last moves back
 */
export const moveOrders = async (
  moveOrdersRequest: MoveOrdersRequest,
  options?: Parameters<typeof callMoveOrders>[1],
): Promise<MoveOrdersResponse> => {
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
  return callMoveOrders<MoveOrdersResponse>(getMoveOrdersUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(moveOrdersRequest),
  })
}

export const getMoveOrdersMutationKey = () => ['moveOrders'] as const

export const getMoveOrdersMutationOptions = <
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
    Awaited<ReturnType<typeof moveOrders>>,
    TError,
    MoveOrdersMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callMoveOrders>
}): UseMutationOptions<
  Awaited<ReturnType<typeof moveOrders>>,
  TError,
  MoveOrdersMutationVariables,
  TContext
> => {
  const mutationKey = getMoveOrdersMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof moveOrders>>,
    MoveOrdersMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return moveOrders(data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type MoveOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof moveOrders>>>
export type MoveOrdersMutationBody = MoveOrdersRequest
export type MoveOrdersMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type MoveOrdersMutationVariables = { data: MoveOrdersRequest }

/**
 * @summary Move several orders, or take their last moves back
 */
export const useMoveOrders = <
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
      Awaited<ReturnType<typeof moveOrders>>,
      TError,
      MoveOrdersMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callMoveOrders>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof moveOrders>>,
  TError,
  MoveOrdersMutationVariables,
  TContext
> => {
  return useMutation(getMoveOrdersMutationOptions(options), queryClient)
}
export const getSettleCashUrl = () => {
  return `/api/admin/orders/settlements`
}

/**
 * Adds a settlement to each delivered cash order, by itself: some may be refused while others succeed. What comes short stays owed until another statement brings the rest. A statement brings an order's money once: the same amount under the same number again is answered alike and writes nothing, another amount is refused. So is an order that is not delivered, was not paid in cash at the door, or is settled.
 * @summary Note what a carrier's statement brought
 */
export const settleCash = async (
  settleCashRequest: SettleCashRequest,
  headers?: SettleCashHeaders,
  options?: Parameters<typeof callSettleCash>[1],
): Promise<SettleCashResponse> => {
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
  return callSettleCash<SettleCashResponse>(getSettleCashUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(settleCashRequest),
  })
}

export const getSettleCashMutationKey = () => ['settleCash'] as const

export const getSettleCashMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof settleCash>>,
    TError,
    SettleCashMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callSettleCash>
}): UseMutationOptions<
  Awaited<ReturnType<typeof settleCash>>,
  TError,
  SettleCashMutationVariables,
  TContext
> => {
  const mutationKey = getSettleCashMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof settleCash>>,
    SettleCashMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return settleCash(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type SettleCashMutationResult = NonNullable<Awaited<ReturnType<typeof settleCash>>>
export type SettleCashMutationBody = SettleCashRequest
export type SettleCashMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type SettleCashMutationVariables = { data: SettleCashRequest; headers?: SettleCashHeaders }

/**
 * @summary Note what a carrier's statement brought
 */
export const useSettleCash = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof settleCash>>,
      TError,
      SettleCashMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callSettleCash>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof settleCash>>,
  TError,
  SettleCashMutationVariables,
  TContext
> => {
  return useMutation(getSettleCashMutationOptions(options), queryClient)
}
export const getAddOrderNoteUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/notes`
}

/**
 * Adds a note for staff. It does not change the version of the order.
 * @summary Add a note
 */
export const addOrderNote = async (
  id: number,
  orderNoteRequest: OrderNoteRequest,
  headers?: AddOrderNoteHeaders,
  options?: Parameters<typeof callAddOrderNote>[1],
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
  return callAddOrderNote<AdminOrderResponse>(getAddOrderNoteUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(orderNoteRequest),
  })
}

export const getAddOrderNoteMutationKey = () => ['addOrderNote'] as const

export const getAddOrderNoteMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | IdempotencyMismatchResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof addOrderNote>>,
    TError,
    AddOrderNoteMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callAddOrderNote>
}): UseMutationOptions<
  Awaited<ReturnType<typeof addOrderNote>>,
  TError,
  AddOrderNoteMutationVariables,
  TContext
> => {
  const mutationKey = getAddOrderNoteMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof addOrderNote>>,
    AddOrderNoteMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {}

    return addOrderNote(id, data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type AddOrderNoteMutationResult = NonNullable<Awaited<ReturnType<typeof addOrderNote>>>
export type AddOrderNoteMutationBody = OrderNoteRequest
export type AddOrderNoteMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | IdempotencyMismatchResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type AddOrderNoteMutationVariables = {
  id: number
  data: OrderNoteRequest
  headers?: AddOrderNoteHeaders
}

/**
 * @summary Add a note
 */
export const useAddOrderNote = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | IdempotencyMismatchResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addOrderNote>>,
      TError,
      AddOrderNoteMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callAddOrderNote>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof addOrderNote>>,
  TError,
  AddOrderNoteMutationVariables,
  TContext
> => {
  return useMutation(getAddOrderNoteMutationOptions(options), queryClient)
}

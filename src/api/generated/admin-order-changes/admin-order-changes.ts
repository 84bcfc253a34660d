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
import { callChangeAdminOrder } from '../../calls/admin-order-changes.gen.ts'
import type { ErrorType } from '../../calls/admin-order-changes.gen.ts'
import { callMergeOrders } from '../../calls/admin-order-changes.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminOrderResponse,
  ErrorBody,
  ForbiddenResponse,
  MergeOrdersRequest,
  OrderChangeRequest,
  OrderNotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
} from '../endpoints.schemas.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getChangeAdminOrderUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}`
}

/**
 * Writes lines, recipient, address and note of an order that is not on its way yet, all of it or nothing. Its own lines keep their price, new ones have that of today; stock follows the difference. The bill is reckoned anew by the rule of `Bill`, with the coupon, unless the lines no longer fulfil its terms, and the delivery that the order has. An order that is paid, or is paid by PayPal, keeps its total.
 * @summary Change an order before it ships
 */
export const changeAdminOrder = async (
  id: number,
  orderChangeRequest: OrderChangeRequest,
  options?: Parameters<typeof callChangeAdminOrder>[1],
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
  return callChangeAdminOrder<AdminOrderResponse>(getChangeAdminOrderUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderChangeRequest),
  })
}

export const getChangeAdminOrderMutationKey = () => ['changeAdminOrder'] as const

export const getChangeAdminOrderMutationOptions = <
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
    Awaited<ReturnType<typeof changeAdminOrder>>,
    TError,
    ChangeAdminOrderMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callChangeAdminOrder>
}): UseMutationOptions<
  Awaited<ReturnType<typeof changeAdminOrder>>,
  TError,
  ChangeAdminOrderMutationVariables,
  TContext
> => {
  const mutationKey = getChangeAdminOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof changeAdminOrder>>,
    ChangeAdminOrderMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return changeAdminOrder(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type ChangeAdminOrderMutationResult = NonNullable<
  Awaited<ReturnType<typeof changeAdminOrder>>
>
export type ChangeAdminOrderMutationBody = OrderChangeRequest
export type ChangeAdminOrderMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type ChangeAdminOrderMutationVariables = { id: number; data: OrderChangeRequest }

/**
 * @summary Change an order before it ships
 */
export const useChangeAdminOrder = <
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
      Awaited<ReturnType<typeof changeAdminOrder>>,
      TError,
      ChangeAdminOrderMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callChangeAdminOrder>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof changeAdminOrder>>,
  TError,
  ChangeAdminOrderMutationVariables,
  TContext
> => {
  return useMutation(getChangeAdminOrderMutationOptions(options), queryClient)
}
export const getMergeOrdersUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/merge`
}

/**
 * Moves the lines of `order_id` into this order, all of it or nothing, and closes `order_id` as cancelled, with `merged_into`. Both need the same name, phone and address; neither has left the shop; `order_id` has no voucher; both are paid in cash at the door, or both are paid. Neither replaces returned goods, and no payment is unclear or was marked by hand. Each line keeps its price and its `granted`; the delivery is paid once. Stock does not move. Where both are paid, the paid delivery of `order_id` is left to refund. `undo` of `moveOrders` on `order_id` takes the merge back for ten minutes, while neither order has changed.
 * @summary Move an order into another one
 */
export const mergeOrders = async (
  id: number,
  mergeOrdersRequest: MergeOrdersRequest,
  options?: Parameters<typeof callMergeOrders>[1],
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
  return callMergeOrders<AdminOrderResponse>(getMergeOrdersUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mergeOrdersRequest),
  })
}

export const getMergeOrdersMutationKey = () => ['mergeOrders'] as const

export const getMergeOrdersMutationOptions = <
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
    Awaited<ReturnType<typeof mergeOrders>>,
    TError,
    MergeOrdersMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callMergeOrders>
}): UseMutationOptions<
  Awaited<ReturnType<typeof mergeOrders>>,
  TError,
  MergeOrdersMutationVariables,
  TContext
> => {
  const mutationKey = getMergeOrdersMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof mergeOrders>>,
    MergeOrdersMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return mergeOrders(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type MergeOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof mergeOrders>>>
export type MergeOrdersMutationBody = MergeOrdersRequest
export type MergeOrdersMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type MergeOrdersMutationVariables = { id: number; data: MergeOrdersRequest }

/**
 * @summary Move an order into another one
 */
export const useMergeOrders = <
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
      Awaited<ReturnType<typeof mergeOrders>>,
      TError,
      MergeOrdersMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callMergeOrders>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof mergeOrders>>,
  TError,
  MergeOrdersMutationVariables,
  TContext
> => {
  return useMutation(getMergeOrdersMutationOptions(options), queryClient)
}

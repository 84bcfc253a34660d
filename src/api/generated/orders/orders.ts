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
import { callCreateOrder } from '../../calls/orders.gen.ts'
import type { ErrorType } from '../../calls/orders.gen.ts'
import { callCreatePaypalOrder } from '../../calls/orders.gen.ts'
import { callCapturePayment } from '../../calls/orders.gen.ts'
import { callPaypalStatus } from '../../calls/orders.gen.ts'
import { callOrders } from '../../calls/orders.gen.ts'
import { callLookUpOrder } from '../../calls/orders.gen.ts'
import { callClaimOrder } from '../../calls/orders.gen.ts'
import { callOrder } from '../../calls/orders.gen.ts'
import { callCancelOrder } from '../../calls/orders.gen.ts'
import { callChangeDelivery } from '../../calls/orders.gen.ts'
import { callRequestReturn } from '../../calls/orders.gen.ts'
import { callUploadReturnPhoto } from '../../calls/orders.gen.ts'
import type {
  CaptureRequest,
  CaptureResponse,
  CreateOrderHeaders,
  DeliveryRequest,
  ErrorBody,
  InvalidImageResponse,
  InvalidRequestResponse,
  LookUpOrderParams,
  OrderClaimRequest,
  OrderCreatedResponse,
  OrderListResponse,
  OrderNotFoundResponse,
  OrderRequest,
  OrderResponse,
  OrdersParams,
  PaymentResultResponse,
  PaymentTokenExpiredResponse,
  PaypalOrderRequest,
  PaypalOrderResponse,
  PaypalStatusParams,
  RequestReturnHeaders,
  ReturnPhotoUpload,
  ReturnRequest,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  UploadResponse,
  WrongFileTypeResponse,
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

export const getCreateOrderUrl = () => {
  return `/api/payments/create`
}

/**
 * Places an order, for a visitor or, with a token, for the caller. Prices and totals come from the server; what the browser showed does not count. Stock is checked and taken in one step, and given back when the order is cancelled. A payment by PayPal that nobody approves within 3 hours lapses: it is `failed`, the order is cancelled, and stock and coupon are free again. One that was approved never lapses. Never retried by itself. An order with `replaces` takes the place of the shopper's own unpaid one, in one step.
 * @summary Place an order
 */
export const createOrder = async (
  orderRequest: OrderRequest,
  headers?: CreateOrderHeaders,
  options?: Parameters<typeof callCreateOrder>[1],
): Promise<OrderCreatedResponse> => {
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
  return callCreateOrder<OrderCreatedResponse>(getCreateOrderUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(orderRequest),
  })
}

export const getCreateOrderMutationKey = () => ['createOrder'] as const

export const getCreateOrderMutationOptions = <
  TError = ErrorType<
    UnauthenticatedResponse | ErrorBody | TooManyRequestsResponse | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createOrder>>,
    TError,
    CreateOrderMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateOrder>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createOrder>>,
  TError,
  CreateOrderMutationVariables,
  TContext
> => {
  const mutationKey = getCreateOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createOrder>>,
    CreateOrderMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return createOrder(data, headers, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CreateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createOrder>>>
export type CreateOrderMutationBody = OrderRequest
export type CreateOrderMutationError = ErrorType<
  UnauthenticatedResponse | ErrorBody | TooManyRequestsResponse | UnavailableResponse
>
export type CreateOrderMutationVariables = { data: OrderRequest; headers?: CreateOrderHeaders }

/**
 * @summary Place an order
 */
export const useCreateOrder = <
  TError = ErrorType<
    UnauthenticatedResponse | ErrorBody | TooManyRequestsResponse | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createOrder>>,
      TError,
      CreateOrderMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateOrder>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createOrder>>,
  TError,
  CreateOrderMutationVariables,
  TContext
> => {
  return useMutation(getCreateOrderMutationOptions(options), queryClient)
}
export const getCreatePaypalOrderUrl = () => {
  return `/api/payments/paypal/create`
}

/**
 * Makes the PayPal order that PayPal's own buttons approve. No flow of the shop opens them yet. Amounts go to PayPal in USD.
 * @summary A PayPal order for an order
 */
export const createPaypalOrder = async (
  paypalOrderRequest: PaypalOrderRequest,
  options?: Parameters<typeof callCreatePaypalOrder>[1],
): Promise<PaypalOrderResponse> => {
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
  return callCreatePaypalOrder<PaypalOrderResponse>(getCreatePaypalOrderUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(paypalOrderRequest),
  })
}

export const getCreatePaypalOrderMutationKey = () => ['createPaypalOrder'] as const

export const getCreatePaypalOrderMutationOptions = <
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createPaypalOrder>>,
    TError,
    CreatePaypalOrderMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreatePaypalOrder>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createPaypalOrder>>,
  TError,
  CreatePaypalOrderMutationVariables,
  TContext
> => {
  const mutationKey = getCreatePaypalOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createPaypalOrder>>,
    CreatePaypalOrderMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return createPaypalOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CreatePaypalOrderMutationResult = NonNullable<
  Awaited<ReturnType<typeof createPaypalOrder>>
>
export type CreatePaypalOrderMutationBody = PaypalOrderRequest
export type CreatePaypalOrderMutationError = ErrorType<
  ErrorBody | TooManyRequestsResponse | UnavailableResponse
>
export type CreatePaypalOrderMutationVariables = { data: PaypalOrderRequest }

/**
 * @summary A PayPal order for an order
 */
export const useCreatePaypalOrder = <
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createPaypalOrder>>,
      TError,
      CreatePaypalOrderMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreatePaypalOrder>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createPaypalOrder>>,
  TError,
  CreatePaypalOrderMutationVariables,
  TContext
> => {
  return useMutation(getCreatePaypalOrderMutationOptions(options), queryClient)
}
export const getCapturePaymentUrl = () => {
  return `/api/payments/capture`
}

/**
 * Takes the money of a payment that the shopper approved. Called once on the return from PayPal; a second call must not capture again and answers the same. Whoever knows the `payment_id` may call it: that does no more than the shopper has approved, and the answer holds nothing of the order.
 * @summary Capture an approved payment
 */
export const capturePayment = async (
  captureRequest: CaptureRequest,
  options?: Parameters<typeof callCapturePayment>[1],
): Promise<CaptureResponse> => {
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
  return callCapturePayment<CaptureResponse>(getCapturePaymentUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(captureRequest),
  })
}

export const getCapturePaymentMutationKey = () => ['capturePayment'] as const

export const getCapturePaymentMutationOptions = <
  TError = ErrorType<
    ErrorBody | PaymentTokenExpiredResponse | TooManyRequestsResponse | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof capturePayment>>,
    TError,
    CapturePaymentMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCapturePayment>
}): UseMutationOptions<
  Awaited<ReturnType<typeof capturePayment>>,
  TError,
  CapturePaymentMutationVariables,
  TContext
> => {
  const mutationKey = getCapturePaymentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof capturePayment>>,
    CapturePaymentMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return capturePayment(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CapturePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof capturePayment>>>
export type CapturePaymentMutationBody = CaptureRequest
export type CapturePaymentMutationError = ErrorType<
  ErrorBody | PaymentTokenExpiredResponse | TooManyRequestsResponse | UnavailableResponse
>
export type CapturePaymentMutationVariables = { data: CaptureRequest }

/**
 * @summary Capture an approved payment
 */
export const useCapturePayment = <
  TError = ErrorType<
    ErrorBody | PaymentTokenExpiredResponse | TooManyRequestsResponse | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof capturePayment>>,
      TError,
      CapturePaymentMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCapturePayment>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof capturePayment>>,
  TError,
  CapturePaymentMutationVariables,
  TContext
> => {
  return useMutation(getCapturePaymentMutationOptions(options), queryClient)
}
export const getPaypalStatusUrl = (params: PaypalStatusParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/payments/paypal/status?${stringifiedParams}`
    : `/api/payments/paypal/status`
}

/**
 * Reads what became of a payment; `/order-success?token=…` shows it, so that a reload never captures twice. The `token` that PayPal added to the return address is the only proof, so nothing that can be guessed or counted up opens it: no `payment_id`, no order's `id` or `code`, no id of `createPaypalOrder`. It answers what the page shows and no more. The address of the page stays in the browser's history: of an order of an account, name, phone and address are empty for anybody who is not signed in to it.
 * @summary What became of a PayPal payment
 */
export const paypalStatus = async (
  params: PaypalStatusParams,
  options?: Parameters<typeof callPaypalStatus>[1],
): Promise<PaymentResultResponse> => {
  return callPaypalStatus<PaymentResultResponse>(getPaypalStatusUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getPaypalStatusQueryKey = (params?: PaypalStatusParams) => {
  return [`/api/payments/paypal/status`, ...(params ? [params] : [])] as const
}

export const getPaypalStatusQueryOptions = <
  TData = Awaited<ReturnType<typeof paypalStatus>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | PaymentTokenExpiredResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
>(
  params: PaypalStatusParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof paypalStatus>>, TError, TData>>
    request?: SecondParameter<typeof callPaypalStatus>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPaypalStatusQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof paypalStatus>>> = ({ signal }) =>
    paypalStatus(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof paypalStatus>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type PaypalStatusQueryResult = NonNullable<Awaited<ReturnType<typeof paypalStatus>>>
export type PaypalStatusQueryError = ErrorType<
  | UnauthenticatedResponse
  | PaymentTokenExpiredResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ErrorBody
  | UnavailableResponse
>

export function usePaypalStatus<
  TData = Awaited<ReturnType<typeof paypalStatus>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | PaymentTokenExpiredResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
>(
  params: PaypalStatusParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof paypalStatus>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof paypalStatus>>,
          TError,
          Awaited<ReturnType<typeof paypalStatus>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callPaypalStatus>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePaypalStatus<
  TData = Awaited<ReturnType<typeof paypalStatus>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | PaymentTokenExpiredResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
>(
  params: PaypalStatusParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof paypalStatus>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof paypalStatus>>,
          TError,
          Awaited<ReturnType<typeof paypalStatus>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callPaypalStatus>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePaypalStatus<
  TData = Awaited<ReturnType<typeof paypalStatus>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | PaymentTokenExpiredResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
>(
  params: PaypalStatusParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof paypalStatus>>, TError, TData>>
    request?: SecondParameter<typeof callPaypalStatus>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What became of a PayPal payment
 */

export function usePaypalStatus<
  TData = Awaited<ReturnType<typeof paypalStatus>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | PaymentTokenExpiredResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
>(
  params: PaypalStatusParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof paypalStatus>>, TError, TData>>
    request?: SecondParameter<typeof callPaypalStatus>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPaypalStatusQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getOrdersUrl = (params?: OrdersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/orders?${stringifiedParams}` : `/api/orders`
}

/**
 * Orders of the caller, newest first.
 * @summary The shopper's orders
 */
export const orders = async (
  params?: OrdersParams,
  options?: Parameters<typeof callOrders>[1],
): Promise<OrderListResponse> => {
  return callOrders<OrderListResponse>(getOrdersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getOrdersQueryKey = (params?: OrdersParams) => {
  return [`/api/orders`, ...(params ? [params] : [])] as const
}

export const getOrdersQueryOptions = <
  TData = Awaited<ReturnType<typeof orders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: OrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof orders>>, TError, TData>>
    request?: SecondParameter<typeof callOrders>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getOrdersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof orders>>> = ({ signal }) =>
    orders(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof orders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type OrdersQueryResult = NonNullable<Awaited<ReturnType<typeof orders>>>
export type OrdersQueryError = ErrorType<
  | UnauthenticatedResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useOrders<
  TData = Awaited<ReturnType<typeof orders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | OrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof orders>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orders>>,
          TError,
          Awaited<ReturnType<typeof orders>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callOrders>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrders<
  TData = Awaited<ReturnType<typeof orders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: OrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof orders>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orders>>,
          TError,
          Awaited<ReturnType<typeof orders>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callOrders>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrders<
  TData = Awaited<ReturnType<typeof orders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: OrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof orders>>, TError, TData>>
    request?: SecondParameter<typeof callOrders>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The shopper's orders
 */

export function useOrders<
  TData = Awaited<ReturnType<typeof orders>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: OrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof orders>>, TError, TData>>
    request?: SecondParameter<typeof callOrders>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getOrdersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getLookUpOrderUrl = (params: LookUpOrderParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/orders/lookup?${stringifiedParams}`
    : `/api/orders/lookup`
}

/**
 * Lets a visitor follow an order: whoever knows its code and the phone that it was placed with sees it as its owner does. The shop sends the code in capitals without spaces and a Vietnamese phone as `0912345678`; compare code and phone by that form, however they were written then. An unknown code, a wrong phone and what can be neither get the same 404, and count alike. Do the same work for each, as comparing a phone also where there is no order, so that its time tells no more. Each of them is a miss: see "Guessing" above. Keep the query out of your logs. A host without it answers 404: the shop then finds no order.
 * @summary An order by its code and phone
 */
export const lookUpOrder = async (
  params: LookUpOrderParams,
  options?: Parameters<typeof callLookUpOrder>[1],
): Promise<OrderResponse> => {
  return callLookUpOrder<OrderResponse>(getLookUpOrderUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getLookUpOrderQueryKey = (params?: LookUpOrderParams) => {
  return [`/api/orders/lookup`, ...(params ? [params] : [])] as const
}

export const getLookUpOrderQueryOptions = <
  TData = Awaited<ReturnType<typeof lookUpOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: LookUpOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpOrder>>, TError, TData>>
    request?: SecondParameter<typeof callLookUpOrder>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getLookUpOrderQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpOrder>>> = ({ signal }) =>
    lookUpOrder(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof lookUpOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type LookUpOrderQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpOrder>>>
export type LookUpOrderQueryError = ErrorType<
  | UnauthenticatedResponse
  | OrderNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useLookUpOrder<
  TData = Awaited<ReturnType<typeof lookUpOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: LookUpOrderParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpOrder>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpOrder>>,
          TError,
          Awaited<ReturnType<typeof lookUpOrder>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callLookUpOrder>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpOrder<
  TData = Awaited<ReturnType<typeof lookUpOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: LookUpOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpOrder>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpOrder>>,
          TError,
          Awaited<ReturnType<typeof lookUpOrder>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callLookUpOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpOrder<
  TData = Awaited<ReturnType<typeof lookUpOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: LookUpOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpOrder>>, TError, TData>>
    request?: SecondParameter<typeof callLookUpOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order by its code and phone
 */

export function useLookUpOrder<
  TData = Awaited<ReturnType<typeof lookUpOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: LookUpOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpOrder>>, TError, TData>>
    request?: SecondParameter<typeof callLookUpOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getLookUpOrderQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getClaimOrderUrl = () => {
  return `/api/orders/claim`
}

/**
 * Gives an order that was placed without signing in to the caller, who knows its code and the phone that it was placed with, in the form of `lookUpOrder`. An order that is the caller's already is a success, so that trying again is harmless. A wrong code, a wrong phone and somebody else's order get the same 422. It is a miss of `lookUpOrder` as well: both count together, by caller and by code. After too many answer 429 with `Retry-After`. A host without it answers 404, 405 or 501: the shop then keeps showing the orders of the device beside the account's.
 * @summary Add a visitor's order to the account
 */
export const claimOrder = async (
  orderClaimRequest: OrderClaimRequest,
  options?: Parameters<typeof callClaimOrder>[1],
): Promise<OrderResponse> => {
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
  return callClaimOrder<OrderResponse>(getClaimOrderUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderClaimRequest),
  })
}

export const getClaimOrderMutationKey = () => ['claimOrder'] as const

export const getClaimOrderMutationOptions = <
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
    Awaited<ReturnType<typeof claimOrder>>,
    TError,
    ClaimOrderMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callClaimOrder>
}): UseMutationOptions<
  Awaited<ReturnType<typeof claimOrder>>,
  TError,
  ClaimOrderMutationVariables,
  TContext
> => {
  const mutationKey = getClaimOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof claimOrder>>,
    ClaimOrderMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return claimOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ClaimOrderMutationResult = NonNullable<Awaited<ReturnType<typeof claimOrder>>>
export type ClaimOrderMutationBody = OrderClaimRequest
export type ClaimOrderMutationError = ErrorType<
  | UnauthenticatedResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type ClaimOrderMutationVariables = { data: OrderClaimRequest }

/**
 * @summary Add a visitor's order to the account
 */
export const useClaimOrder = <
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
      Awaited<ReturnType<typeof claimOrder>>,
      TError,
      ClaimOrderMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callClaimOrder>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof claimOrder>>,
  TError,
  ClaimOrderMutationVariables,
  TContext
> => {
  return useMutation(getClaimOrderMutationOptions(options), queryClient)
}
export const getOrderUrl = (code: string) => {
  return `/api/orders/${encodeURIComponent(String(code))}`
}

/**
 * One order of the caller. Somebody else's is a 404, not a 403.
 * @summary One of the shopper's orders
 */
export const order = async (
  code: string,
  options?: Parameters<typeof callOrder>[1],
): Promise<OrderResponse> => {
  return callOrder<OrderResponse>(getOrderUrl(code), {
    ...options,
    method: 'GET',
  })
}

export const getOrderQueryKey = (code: string) => {
  return [`/api/orders/${code}`] as const
}

export const getOrderQueryOptions = <
  TData = Awaited<ReturnType<typeof order>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  code: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>>
    request?: SecondParameter<typeof callOrder>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getOrderQueryKey(code)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof order>>> = ({ signal }) =>
    order(code, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: code !== null && code !== undefined,
    meta: { personal: true, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type OrderQueryResult = NonNullable<Awaited<ReturnType<typeof order>>>
export type OrderQueryError = ErrorType<
  | UnauthenticatedResponse
  | OrderNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useOrder<
  TData = Awaited<ReturnType<typeof order>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  code: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof order>>,
          TError,
          Awaited<ReturnType<typeof order>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callOrder>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrder<
  TData = Awaited<ReturnType<typeof order>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  code: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof order>>,
          TError,
          Awaited<ReturnType<typeof order>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrder<
  TData = Awaited<ReturnType<typeof order>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  code: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>>
    request?: SecondParameter<typeof callOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of the shopper's orders
 */

export function useOrder<
  TData = Awaited<ReturnType<typeof order>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  code: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof order>>, TError, TData>>
    request?: SecondParameter<typeof callOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getOrderQueryOptions(code, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCancelOrderUrl = (code: string) => {
  return `/api/orders/${encodeURIComponent(String(code))}/cancel`
}

/**
 * Cancels an order of the caller that nobody has confirmed yet, puts the stock back and cancels the payment. A PayPal order that is paid already is not cancelled here: money would have to go back. One that is cancelled already stays so. Somebody else's order is a 404, not a 403.
 * @summary Cancel one's order while it is pending
 */
export const cancelOrder = async (
  code: string,
  options?: Parameters<typeof callCancelOrder>[1],
): Promise<OrderResponse> => {
  return callCancelOrder<OrderResponse>(getCancelOrderUrl(code), {
    ...options,
    method: 'POST',
  })
}

export const getCancelOrderMutationKey = () => ['cancelOrder'] as const

export const getCancelOrderMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof cancelOrder>>,
    TError,
    CancelOrderMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCancelOrder>
}): UseMutationOptions<
  Awaited<ReturnType<typeof cancelOrder>>,
  TError,
  CancelOrderMutationVariables,
  TContext
> => {
  const mutationKey = getCancelOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelOrder>>,
    CancelOrderMutationVariables
  > = (props) => {
    const { code } = props ?? {}

    return cancelOrder(code, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CancelOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrder>>>

export type CancelOrderMutationError = ErrorType<
  | UnauthenticatedResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CancelOrderMutationVariables = { code: string }

/**
 * @summary Cancel one's order while it is pending
 */
export const useCancelOrder = <
  TError = ErrorType<
    | UnauthenticatedResponse
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
      Awaited<ReturnType<typeof cancelOrder>>,
      TError,
      CancelOrderMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCancelOrder>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelOrder>>,
  TError,
  CancelOrderMutationVariables,
  TContext
> => {
  return useMutation(getCancelOrderMutationOptions(options), queryClient)
}
export const getChangeDeliveryUrl = (code: string) => {
  return `/api/orders/${encodeURIComponent(String(code))}/delivery`
}

/**
 * Changes name, phone and address of an order that is not shipped yet: pending or processing. Its buyer may, signed in, and whoever knows its code and phone as `lookUpOrder` checks them, with the same 404 and the same limits of misses. The bill follows by the rule of `createOrder`, except where PayPal has its amount already: such an order keeps its bill. Where the total would not be `quoted_total` nothing changes: a 409 with the new `bill`. The order gets a new version, so that staff who still see the old address are told before they send it there. A host without it answers 404: the shop then says that it has to be asked.
 * @summary Change who receives one's order, and where
 */
export const changeDelivery = async (
  code: string,
  deliveryRequest: DeliveryRequest,
  options?: Parameters<typeof callChangeDelivery>[1],
): Promise<OrderResponse> => {
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
  return callChangeDelivery<OrderResponse>(getChangeDeliveryUrl(code), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deliveryRequest),
  })
}

export const getChangeDeliveryMutationKey = () => ['changeDelivery'] as const

export const getChangeDeliveryMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof changeDelivery>>,
    TError,
    ChangeDeliveryMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callChangeDelivery>
}): UseMutationOptions<
  Awaited<ReturnType<typeof changeDelivery>>,
  TError,
  ChangeDeliveryMutationVariables,
  TContext
> => {
  const mutationKey = getChangeDeliveryMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof changeDelivery>>,
    ChangeDeliveryMutationVariables
  > = (props) => {
    const { code, data } = props ?? {}

    return changeDelivery(code, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof changeDelivery>>>
export type ChangeDeliveryMutationBody = DeliveryRequest
export type ChangeDeliveryMutationError = ErrorType<
  | UnauthenticatedResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type ChangeDeliveryMutationVariables = { code: string; data: DeliveryRequest }

/**
 * @summary Change who receives one's order, and where
 */
export const useChangeDelivery = <
  TError = ErrorType<
    | UnauthenticatedResponse
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
      Awaited<ReturnType<typeof changeDelivery>>,
      TError,
      ChangeDeliveryMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callChangeDelivery>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof changeDelivery>>,
  TError,
  ChangeDeliveryMutationVariables,
  TContext
> => {
  return useMutation(getChangeDeliveryMutationOptions(options), queryClient)
}
export const getRequestReturnUrl = (code: string) => {
  return `/api/orders/${encodeURIComponent(String(code))}/returns`
}

/**
 * Asks for a return of some units of a delivered order, until seven days after the day of its delivery (UTC+7). Its buyer may, signed in, and whoever knows its code and phone as `lookUpOrder` checks them. Of a line never more than was bought, less what was asked for before; what was declined does not count. One write or nothing: checked and kept in one step, so that ten requests at once do not return more than was bought. Staff then approve or decline it. A host without it answers 404: the shop then says that it has to be asked.
 * @summary Ask to send back or exchange what an order brought
 */
export const requestReturn = async (
  code: string,
  returnRequest: ReturnRequest,
  headers?: RequestReturnHeaders,
  options?: Parameters<typeof callRequestReturn>[1],
): Promise<OrderResponse> => {
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
  return callRequestReturn<OrderResponse>(getRequestReturnUrl(code), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(returnRequest),
  })
}

export const getRequestReturnMutationKey = () => ['requestReturn'] as const

export const getRequestReturnMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof requestReturn>>,
    TError,
    RequestReturnMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callRequestReturn>
}): UseMutationOptions<
  Awaited<ReturnType<typeof requestReturn>>,
  TError,
  RequestReturnMutationVariables,
  TContext
> => {
  const mutationKey = getRequestReturnMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof requestReturn>>,
    RequestReturnMutationVariables
  > = (props) => {
    const { code, data, headers } = props ?? {}

    return requestReturn(code, data, headers, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RequestReturnMutationResult = NonNullable<Awaited<ReturnType<typeof requestReturn>>>
export type RequestReturnMutationBody = ReturnRequest
export type RequestReturnMutationError = ErrorType<
  | UnauthenticatedResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type RequestReturnMutationVariables = {
  code: string
  data: ReturnRequest
  headers?: RequestReturnHeaders
}

/**
 * @summary Ask to send back or exchange what an order brought
 */
export const useRequestReturn = <
  TError = ErrorType<
    | UnauthenticatedResponse
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
      Awaited<ReturnType<typeof requestReturn>>,
      TError,
      RequestReturnMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callRequestReturn>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof requestReturn>>,
  TError,
  RequestReturnMutationVariables,
  TContext
> => {
  return useMutation(getRequestReturnMutationOptions(options), queryClient)
}
export const getUploadReturnPhotoUrl = (code: string) => {
  return `/api/orders/${encodeURIComponent(String(code))}/returns/photos`
}

/**
 * A form with one picture: JPEG, PNG or WebP by its first bytes, at most 5 MB. Who may call is the same as for `requestReturn`, which then carries the answered address; until that nothing shows it. The address is random and for this order alone, and the picture comes with `Cache-Control: private, no-store`: it is of a person. A host without it answers 404: the request is sent without photos.
 * @summary Upload a photo of what goes back
 */
export const uploadReturnPhoto = async (
  code: string,
  returnPhotoUpload: ReturnPhotoUpload,
  options?: Parameters<typeof callUploadReturnPhoto>[1],
): Promise<UploadResponse> => {
  const formData = new FormData()
  formData.append(`image`, returnPhotoUpload.image)
  if (returnPhotoUpload.order_phone !== undefined) {
    formData.append(`order_phone`, returnPhotoUpload.order_phone)
  }

  return callUploadReturnPhoto<UploadResponse>(getUploadReturnPhotoUrl(code), {
    ...options,
    method: 'POST',
    body: formData,
  })
}

export const getUploadReturnPhotoMutationKey = () => ['uploadReturnPhoto'] as const

export const getUploadReturnPhotoMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | TooLargeResponse
    | WrongFileTypeResponse
    | InvalidImageResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof uploadReturnPhoto>>,
    TError,
    UploadReturnPhotoMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUploadReturnPhoto>
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadReturnPhoto>>,
  TError,
  UploadReturnPhotoMutationVariables,
  TContext
> => {
  const mutationKey = getUploadReturnPhotoMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadReturnPhoto>>,
    UploadReturnPhotoMutationVariables
  > = (props) => {
    const { code, data } = props ?? {}

    return uploadReturnPhoto(code, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UploadReturnPhotoMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadReturnPhoto>>
>
export type UploadReturnPhotoMutationBody = ReturnPhotoUpload
export type UploadReturnPhotoMutationError = ErrorType<
  | UnauthenticatedResponse
  | OrderNotFoundResponse
  | TooLargeResponse
  | WrongFileTypeResponse
  | InvalidImageResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UploadReturnPhotoMutationVariables = { code: string; data: ReturnPhotoUpload }

/**
 * @summary Upload a photo of what goes back
 */
export const useUploadReturnPhoto = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | OrderNotFoundResponse
    | TooLargeResponse
    | WrongFileTypeResponse
    | InvalidImageResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof uploadReturnPhoto>>,
      TError,
      UploadReturnPhotoMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUploadReturnPhoto>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadReturnPhoto>>,
  TError,
  UploadReturnPhotoMutationVariables,
  TContext
> => {
  return useMutation(getUploadReturnPhotoMutationOptions(options), queryClient)
}

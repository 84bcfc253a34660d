/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'
import { callSyncCartProducts } from '../../calls/cart.gen.ts'
import type { ErrorType } from '../../calls/cart.gen.ts'
import { callQuoteOrder } from '../../calls/cart.gen.ts'
import type {
  CartProductsResponse,
  ErrorBody,
  QuoteRequest,
  QuoteResponse,
  ServerErrorResponse,
  SyncCartRequest,
  TooManyRequestsResponse,
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

export const getSyncCartProductsUrl = () => {
  return `/api/cart/products`
}

/**
 * Tells the shop what its cart costs and whether it can still be bought. Reads only, although it is a POST. Asked when the cart loads and when its set of lines changes, not with each quantity. A line without a `variantId` is found by colour and size. A line that is gone is answered with `variant: null`, never left out; a `variantId` that is gone is not looked for by colour and size.
 * @summary What the server knows of the lines of a cart
 */
export const syncCartProducts = async (
  syncCartRequest: SyncCartRequest,
  options?: Parameters<typeof callSyncCartProducts>[1],
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
  return callSyncCartProducts<CartProductsResponse>(getSyncCartProductsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(syncCartRequest),
  })
}

export const getSyncCartProductsQueryKey = (syncCartRequest?: SyncCartRequest) => {
  return ['POST', `/api/cart/products`, syncCartRequest] as const
}

export const getSyncCartProductsQueryOptions = <
  TData = Awaited<ReturnType<typeof syncCartProducts>>,
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
>(
  syncCartRequest: SyncCartRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof syncCartProducts>>, TError, TData>>
    request?: SecondParameter<typeof callSyncCartProducts>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSyncCartProductsQueryKey(syncCartRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof syncCartProducts>>> = ({ signal }) =>
    syncCartProducts(syncCartRequest, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof syncCartProducts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type SyncCartProductsQueryResult = NonNullable<Awaited<ReturnType<typeof syncCartProducts>>>
export type SyncCartProductsQueryError = ErrorType<
  ErrorBody | TooManyRequestsResponse | UnavailableResponse
>

export function useSyncCartProducts<
  TData = Awaited<ReturnType<typeof syncCartProducts>>,
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
>(
  syncCartRequest: SyncCartRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof syncCartProducts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof syncCartProducts>>,
          TError,
          Awaited<ReturnType<typeof syncCartProducts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callSyncCartProducts>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSyncCartProducts<
  TData = Awaited<ReturnType<typeof syncCartProducts>>,
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
>(
  syncCartRequest: SyncCartRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof syncCartProducts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof syncCartProducts>>,
          TError,
          Awaited<ReturnType<typeof syncCartProducts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callSyncCartProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSyncCartProducts<
  TData = Awaited<ReturnType<typeof syncCartProducts>>,
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
>(
  syncCartRequest: SyncCartRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof syncCartProducts>>, TError, TData>>
    request?: SecondParameter<typeof callSyncCartProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the server knows of the lines of a cart
 */

export function useSyncCartProducts<
  TData = Awaited<ReturnType<typeof syncCartProducts>>,
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
>(
  syncCartRequest: SyncCartRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof syncCartProducts>>, TError, TData>>
    request?: SecondParameter<typeof callSyncCartProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSyncCartProductsQueryOptions(syncCartRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getQuoteOrderUrl = () => {
  return `/api/orders/quote`
}

/**
 * The bill of an order before it is placed, by the rule that `createOrder` charges by: for the same lines, coupon, place and payment, both have the same total. Reads only, although it is a POST; takes no stock. Cart and checkout ask whenever one of these changes; before the place is known for the cheapest one. A coupon that takes off less than the fixed promotion is refused (`couponWorse`), because it would make the order dearer. A host without it says so in `capabilities`, or answers 404: the shop then reckons by the fixed amounts of `Bill` and says "estimated".
 * @summary What an order would cost
 */
export const quoteOrder = async (
  quoteRequest: QuoteRequest,
  options?: Parameters<typeof callQuoteOrder>[1],
): Promise<QuoteResponse> => {
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
  return callQuoteOrder<QuoteResponse>(getQuoteOrderUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(quoteRequest),
  })
}

export const getQuoteOrderQueryKey = (quoteRequest?: QuoteRequest) => {
  return ['POST', `/api/orders/quote`, quoteRequest] as const
}

export const getQuoteOrderQueryOptions = <
  TData = Awaited<ReturnType<typeof quoteOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  quoteRequest: QuoteRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrder>>, TError, TData>>
    request?: SecondParameter<typeof callQuoteOrder>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getQuoteOrderQueryKey(quoteRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof quoteOrder>>> = ({ signal }) =>
    quoteOrder(quoteRequest, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof quoteOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type QuoteOrderQueryResult = NonNullable<Awaited<ReturnType<typeof quoteOrder>>>
export type QuoteOrderQueryError = ErrorType<
  | UnauthenticatedResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useQuoteOrder<
  TData = Awaited<ReturnType<typeof quoteOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  quoteRequest: QuoteRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrder>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof quoteOrder>>,
          TError,
          Awaited<ReturnType<typeof quoteOrder>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callQuoteOrder>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteOrder<
  TData = Awaited<ReturnType<typeof quoteOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  quoteRequest: QuoteRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrder>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof quoteOrder>>,
          TError,
          Awaited<ReturnType<typeof quoteOrder>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callQuoteOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteOrder<
  TData = Awaited<ReturnType<typeof quoteOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  quoteRequest: QuoteRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrder>>, TError, TData>>
    request?: SecondParameter<typeof callQuoteOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an order would cost
 */

export function useQuoteOrder<
  TData = Awaited<ReturnType<typeof quoteOrder>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  quoteRequest: QuoteRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrder>>, TError, TData>>
    request?: SecondParameter<typeof callQuoteOrder>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuoteOrderQueryOptions(quoteRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

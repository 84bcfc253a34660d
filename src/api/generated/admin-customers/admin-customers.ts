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
import { callAdminCustomers } from '../../calls/admin-customers.gen.ts'
import type { ErrorType } from '../../calls/admin-customers.gen.ts'
import { callAdminCustomer } from '../../calls/admin-customers.gen.ts'
import type {
  AdminCustomerListResponse,
  AdminCustomerResponse,
  AdminCustomersParams,
  CustomerNotFoundResponse,
  ForbiddenResponse,
  InvalidRequestResponse,
  ServerErrorResponse,
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

export const getAdminCustomersUrl = (params?: AdminCustomersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/customers?${stringifiedParams}`
    : `/api/admin/customers`
}

/**
 * Everybody with an account or an order. Orders without an account belong together by phone number, however it was written (`+84…`, dots, blanks). `q` looks in names, e-mail addresses and numbers.
 * @summary Customers
 */
export const adminCustomers = async (
  params?: AdminCustomersParams,
  options?: Parameters<typeof callAdminCustomers>[1],
): Promise<AdminCustomerListResponse> => {
  return callAdminCustomers<AdminCustomerListResponse>(getAdminCustomersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminCustomersQueryKey = (params?: AdminCustomersParams) => {
  return [`/api/admin/customers`, ...(params ? [params] : [])] as const
}

export const getAdminCustomersQueryOptions = <
  TData = Awaited<ReturnType<typeof adminCustomers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCustomersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomers>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCustomers>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminCustomersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminCustomers>>> = ({ signal }) =>
    adminCustomers(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminCustomers>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof adminCustomers>>>
export type AdminCustomersQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminCustomers<
  TData = Awaited<ReturnType<typeof adminCustomers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminCustomersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminCustomers>>,
          TError,
          Awaited<ReturnType<typeof adminCustomers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminCustomers>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminCustomers<
  TData = Awaited<ReturnType<typeof adminCustomers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCustomersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminCustomers>>,
          TError,
          Awaited<ReturnType<typeof adminCustomers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminCustomers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminCustomers<
  TData = Awaited<ReturnType<typeof adminCustomers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCustomersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomers>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCustomers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Customers
 */

export function useAdminCustomers<
  TData = Awaited<ReturnType<typeof adminCustomers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCustomersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomers>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCustomers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminCustomersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAdminCustomerUrl = (key: string) => {
  return `/api/admin/customers/${encodeURIComponent(String(key))}`
}

/**
 * A customer with sums and addresses. The orders are those of `adminOrders` with `customer`.
 * @summary A customer
 */
export const adminCustomer = async (
  key: string,
  options?: Parameters<typeof callAdminCustomer>[1],
): Promise<AdminCustomerResponse> => {
  return callAdminCustomer<AdminCustomerResponse>(getAdminCustomerUrl(key), {
    ...options,
    method: 'GET',
  })
}

export const getAdminCustomerQueryKey = (key: string) => {
  return [`/api/admin/customers/${key}`] as const
}

export const getAdminCustomerQueryOptions = <
  TData = Awaited<ReturnType<typeof adminCustomer>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | CustomerNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomer>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCustomer>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminCustomerQueryKey(key)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminCustomer>>> = ({ signal }) =>
    adminCustomer(key, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: key !== null && key !== undefined,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminCustomer>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof adminCustomer>>>
export type AdminCustomerQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | CustomerNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminCustomer<
  TData = Awaited<ReturnType<typeof adminCustomer>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | CustomerNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  key: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomer>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminCustomer>>,
          TError,
          Awaited<ReturnType<typeof adminCustomer>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminCustomer>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminCustomer<
  TData = Awaited<ReturnType<typeof adminCustomer>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | CustomerNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomer>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminCustomer>>,
          TError,
          Awaited<ReturnType<typeof adminCustomer>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminCustomer>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminCustomer<
  TData = Awaited<ReturnType<typeof adminCustomer>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | CustomerNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomer>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCustomer>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A customer
 */

export function useAdminCustomer<
  TData = Awaited<ReturnType<typeof adminCustomer>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | CustomerNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  key: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCustomer>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCustomer>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminCustomerQueryOptions(key, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

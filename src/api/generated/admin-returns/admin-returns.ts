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
import { callAdminReturns } from '../../calls/admin-returns.gen.ts'
import type { ErrorType } from '../../calls/admin-returns.gen.ts'
import type {
  AdminReturnListResponse,
  AdminReturnsParams,
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

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
import { callAdminDashboard } from '../../calls/admin-dashboard.gen.ts'
import type { ErrorType } from '../../calls/admin-dashboard.gen.ts'
import type {
  AdminDashboardParams,
  DashboardResponse,
  ErrorBody,
  ForbiddenResponse,
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

export const getAdminDashboardUrl = (params: AdminDashboardParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/dashboard?${stringifiedParams}`
    : `/api/admin/dashboard`
}

/**
 * Figures of a range of at most 366 days, each with the period of the same length before it. Days are those of UTC+7.
 * @summary Figures of a range of days
 */
export const adminDashboard = async (
  params: AdminDashboardParams,
  options?: Parameters<typeof callAdminDashboard>[1],
): Promise<DashboardResponse> => {
  return callAdminDashboard<DashboardResponse>(getAdminDashboardUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminDashboardQueryKey = (params?: AdminDashboardParams) => {
  return [`/api/admin/dashboard`, ...(params ? [params] : [])] as const
}

export const getAdminDashboardQueryOptions = <
  TData = Awaited<ReturnType<typeof adminDashboard>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: AdminDashboardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminDashboard>>, TError, TData>>
    request?: SecondParameter<typeof callAdminDashboard>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminDashboardQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminDashboard>>> = ({ signal }) =>
    adminDashboard(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminDashboard>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminDashboardQueryResult = NonNullable<Awaited<ReturnType<typeof adminDashboard>>>
export type AdminDashboardQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminDashboard<
  TData = Awaited<ReturnType<typeof adminDashboard>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: AdminDashboardParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminDashboard>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminDashboard>>,
          TError,
          Awaited<ReturnType<typeof adminDashboard>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminDashboard>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminDashboard<
  TData = Awaited<ReturnType<typeof adminDashboard>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: AdminDashboardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminDashboard>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminDashboard>>,
          TError,
          Awaited<ReturnType<typeof adminDashboard>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminDashboard>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminDashboard<
  TData = Awaited<ReturnType<typeof adminDashboard>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: AdminDashboardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminDashboard>>, TError, TData>>
    request?: SecondParameter<typeof callAdminDashboard>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of a range of days
 */

export function useAdminDashboard<
  TData = Awaited<ReturnType<typeof adminDashboard>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: AdminDashboardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminDashboard>>, TError, TData>>
    request?: SecondParameter<typeof callAdminDashboard>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminDashboardQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

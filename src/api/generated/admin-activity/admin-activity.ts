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
import { callAdminActivity } from '../../calls/admin-activity.gen.ts'
import type { ErrorType } from '../../calls/admin-activity.gen.ts'
import type {
  ActivityListResponse,
  AdminActivityParams,
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

export const getAdminActivityUrl = (params?: AdminActivityParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/activity?${stringifiedParams}`
    : `/api/admin/activity`
}

/**
 * Every write of the back office, the last first: who, when, and each field before and after. All filters must fit. Imports are said product by product.
 * @summary What staff changed
 */
export const adminActivity = async (
  params?: AdminActivityParams,
  options?: Parameters<typeof callAdminActivity>[1],
): Promise<ActivityListResponse> => {
  return callAdminActivity<ActivityListResponse>(getAdminActivityUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminActivityQueryKey = (params?: AdminActivityParams) => {
  return [`/api/admin/activity`, ...(params ? [params] : [])] as const
}

export const getAdminActivityQueryOptions = <
  TData = Awaited<ReturnType<typeof adminActivity>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminActivityParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminActivity>>, TError, TData>>
    request?: SecondParameter<typeof callAdminActivity>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminActivityQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminActivity>>> = ({ signal }) =>
    adminActivity(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminActivity>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminActivityQueryResult = NonNullable<Awaited<ReturnType<typeof adminActivity>>>
export type AdminActivityQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminActivity<
  TData = Awaited<ReturnType<typeof adminActivity>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminActivityParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminActivity>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminActivity>>,
          TError,
          Awaited<ReturnType<typeof adminActivity>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminActivity>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminActivity<
  TData = Awaited<ReturnType<typeof adminActivity>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminActivityParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminActivity>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminActivity>>,
          TError,
          Awaited<ReturnType<typeof adminActivity>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminActivity>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminActivity<
  TData = Awaited<ReturnType<typeof adminActivity>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminActivityParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminActivity>>, TError, TData>>
    request?: SecondParameter<typeof callAdminActivity>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What staff changed
 */

export function useAdminActivity<
  TData = Awaited<ReturnType<typeof adminActivity>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminActivityParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminActivity>>, TError, TData>>
    request?: SecondParameter<typeof callAdminActivity>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminActivityQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

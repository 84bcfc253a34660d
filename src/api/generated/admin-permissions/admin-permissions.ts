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
import { callAdminPermissions } from '../../calls/admin-permissions.gen.ts'
import type { ErrorType } from '../../calls/admin-permissions.gen.ts'
import type {
  ForbiddenResponse,
  PermissionListResponse,
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

export const getAdminPermissionsUrl = () => {
  return `/api/admin/permissions`
}

/**
 * The rights of the back office with the names of those who have them, so that a screen which somebody may not open says whom to ask. Optional: without it the screen names the right alone.
 * @summary Who may do what
 */
export const adminPermissions = async (
  options?: Parameters<typeof callAdminPermissions>[1],
): Promise<PermissionListResponse> => {
  return callAdminPermissions<PermissionListResponse>(getAdminPermissionsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getAdminPermissionsQueryKey = () => {
  return [`/api/admin/permissions`] as const
}

export const getAdminPermissionsQueryOptions = <
  TData = Awaited<ReturnType<typeof adminPermissions>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminPermissions>>, TError, TData>>
  request?: SecondParameter<typeof callAdminPermissions>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminPermissionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminPermissions>>> = ({ signal }) =>
    adminPermissions({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: false },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminPermissions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof adminPermissions>>>
export type AdminPermissionsQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminPermissions<
  TData = Awaited<ReturnType<typeof adminPermissions>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminPermissions>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminPermissions>>,
          TError,
          Awaited<ReturnType<typeof adminPermissions>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminPermissions>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminPermissions<
  TData = Awaited<ReturnType<typeof adminPermissions>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminPermissions>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminPermissions>>,
          TError,
          Awaited<ReturnType<typeof adminPermissions>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminPermissions>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminPermissions<
  TData = Awaited<ReturnType<typeof adminPermissions>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminPermissions>>, TError, TData>>
    request?: SecondParameter<typeof callAdminPermissions>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who may do what
 */

export function useAdminPermissions<
  TData = Awaited<ReturnType<typeof adminPermissions>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminPermissions>>, TError, TData>>
    request?: SecondParameter<typeof callAdminPermissions>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminPermissionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

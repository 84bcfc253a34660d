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
import { callAdminSettings } from '../../calls/admin-settings.gen.ts'
import type { ErrorType } from '../../calls/admin-settings.gen.ts'
import { callUpdateSettings } from '../../calls/admin-settings.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  ConflictResponse,
  ErrorBody,
  ForbiddenResponse,
  ServerErrorResponse,
  SettingsRequest,
  SettingsResponse,
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

export const getAdminSettingsUrl = () => {
  return `/api/admin/settings`
}

/**
 * Website info with its version. Hidden menu items are in it.
 * @summary Site info as edited
 */
export const adminSettings = async (
  options?: Parameters<typeof callAdminSettings>[1],
): Promise<SettingsResponse> => {
  return callAdminSettings<SettingsResponse>(getAdminSettingsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getAdminSettingsQueryKey = () => {
  return [`/api/admin/settings`] as const
}

export const getAdminSettingsQueryOptions = <
  TData = Awaited<ReturnType<typeof adminSettings>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSettings>>, TError, TData>>
  request?: SecondParameter<typeof callAdminSettings>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminSettingsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminSettings>>> = ({ signal }) =>
    adminSettings({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminSettings>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof adminSettings>>>
export type AdminSettingsQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminSettings<
  TData = Awaited<ReturnType<typeof adminSettings>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSettings>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminSettings>>,
          TError,
          Awaited<ReturnType<typeof adminSettings>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminSettings>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminSettings<
  TData = Awaited<ReturnType<typeof adminSettings>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSettings>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminSettings>>,
          TError,
          Awaited<ReturnType<typeof adminSettings>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminSettings>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminSettings<
  TData = Awaited<ReturnType<typeof adminSettings>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSettings>>, TError, TData>>
    request?: SecondParameter<typeof callAdminSettings>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Site info as edited
 */

export function useAdminSettings<
  TData = Awaited<ReturnType<typeof adminSettings>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSettings>>, TError, TData>>
    request?: SecondParameter<typeof callAdminSettings>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getUpdateSettingsUrl = () => {
  return `/api/admin/settings`
}

/**
 * Replaces website info and the whole menu. Visitors see it with their next page.
 * @summary Change site info
 */
export const updateSettings = async (
  settingsRequest: SettingsRequest,
  options?: Parameters<typeof callUpdateSettings>[1],
): Promise<SettingsResponse> => {
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
  return callUpdateSettings<SettingsResponse>(getUpdateSettingsUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(settingsRequest),
  })
}

export const getUpdateSettingsMutationKey = () => ['updateSettings'] as const

export const getUpdateSettingsMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateSettings>>,
    TError,
    UpdateSettingsMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateSettings>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateSettings>>,
  TError,
  UpdateSettingsMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateSettingsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateSettings>>,
    UpdateSettingsMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return updateSettings(data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type UpdateSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateSettings>>>
export type UpdateSettingsMutationBody = SettingsRequest
export type UpdateSettingsMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ConflictResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UpdateSettingsMutationVariables = { data: SettingsRequest }

/**
 * @summary Change site info
 */
export const useUpdateSettings = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof updateSettings>>,
      TError,
      UpdateSettingsMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateSettings>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateSettings>>,
  TError,
  UpdateSettingsMutationVariables,
  TContext
> => {
  return useMutation(getUpdateSettingsMutationOptions(options), queryClient)
}

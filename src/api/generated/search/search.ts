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
import { callPopularSearches } from '../../calls/search.gen.ts'
import type { ErrorType } from '../../calls/search.gen.ts'
import type {
  PopularSearchesResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
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

export const getPopularSearchesUrl = () => {
  return `/api/searches/popular`
}

/**
 * Offered as one press before anything is typed. A host without it answers 404, and the shop offers none.
 * @summary What is searched for most
 */
export const popularSearches = async (
  options?: Parameters<typeof callPopularSearches>[1],
): Promise<PopularSearchesResponse> => {
  return callPopularSearches<PopularSearchesResponse>(getPopularSearchesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getPopularSearchesQueryKey = () => {
  return [`/api/searches/popular`] as const
}

export const getPopularSearchesQueryOptions = <
  TData = Awaited<ReturnType<typeof popularSearches>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof popularSearches>>, TError, TData>>
  request?: SecondParameter<typeof callPopularSearches>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPopularSearchesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof popularSearches>>> = ({ signal }) =>
    popularSearches({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof popularSearches>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type PopularSearchesQueryResult = NonNullable<Awaited<ReturnType<typeof popularSearches>>>
export type PopularSearchesQueryError = ErrorType<
  TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
>

export function usePopularSearches<
  TData = Awaited<ReturnType<typeof popularSearches>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof popularSearches>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof popularSearches>>,
          TError,
          Awaited<ReturnType<typeof popularSearches>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callPopularSearches>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePopularSearches<
  TData = Awaited<ReturnType<typeof popularSearches>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof popularSearches>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof popularSearches>>,
          TError,
          Awaited<ReturnType<typeof popularSearches>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callPopularSearches>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePopularSearches<
  TData = Awaited<ReturnType<typeof popularSearches>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof popularSearches>>, TError, TData>>
    request?: SecondParameter<typeof callPopularSearches>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is searched for most
 */

export function usePopularSearches<
  TData = Awaited<ReturnType<typeof popularSearches>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof popularSearches>>, TError, TData>>
    request?: SecondParameter<typeof callPopularSearches>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPopularSearchesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

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
import { callSiteInfo } from '../../calls/site.gen.ts'
import type { ErrorType } from '../../calls/site.gen.ts'
import type {
  ErrorBody,
  SiteResponse,
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

export const getSiteInfoUrl = () => {
  return `/api/website/info`
}

/**
 * Asked once per visit, from the HTML of the page. When it fails the shop goes on without menu and contact, and asks again on the next page.
 * @summary Site-wide information
 */
export const siteInfo = async (
  options?: Parameters<typeof callSiteInfo>[1],
): Promise<SiteResponse> => {
  return callSiteInfo<SiteResponse>(getSiteInfoUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getSiteInfoQueryKey = () => {
  return [`/api/website/info`] as const
}

export const getSiteInfoQueryOptions = <
  TData = Awaited<ReturnType<typeof siteInfo>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof siteInfo>>, TError, TData>>
  request?: SecondParameter<typeof callSiteInfo>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSiteInfoQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof siteInfo>>> = ({ signal }) =>
    siteInfo({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof siteInfo>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type SiteInfoQueryResult = NonNullable<Awaited<ReturnType<typeof siteInfo>>>
export type SiteInfoQueryError = ErrorType<
  TooManyRequestsResponse | ErrorBody | UnavailableResponse
>

export function useSiteInfo<
  TData = Awaited<ReturnType<typeof siteInfo>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof siteInfo>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof siteInfo>>,
          TError,
          Awaited<ReturnType<typeof siteInfo>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callSiteInfo>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSiteInfo<
  TData = Awaited<ReturnType<typeof siteInfo>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof siteInfo>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof siteInfo>>,
          TError,
          Awaited<ReturnType<typeof siteInfo>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callSiteInfo>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSiteInfo<
  TData = Awaited<ReturnType<typeof siteInfo>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof siteInfo>>, TError, TData>>
    request?: SecondParameter<typeof callSiteInfo>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Site-wide information
 */

export function useSiteInfo<
  TData = Awaited<ReturnType<typeof siteInfo>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof siteInfo>>, TError, TData>>
    request?: SecondParameter<typeof callSiteInfo>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSiteInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

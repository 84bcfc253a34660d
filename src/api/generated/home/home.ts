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
import { callHomepageBanners } from '../../calls/home.gen.ts'
import type { ErrorType } from '../../calls/home.gen.ts'
import { callHomepageSections } from '../../calls/home.gen.ts'
import { callAdminHomepageSections } from '../../calls/home.gen.ts'
import { callHomepageContent } from '../../calls/home.gen.ts'
import type {
  BannerListResponse,
  ErrorBody,
  HomeFailedResponse,
  HomepageContentResponse,
  HomepageSectionsResponse,
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

export const getHomepageBannersUrl = () => {
  return `/api/banners/homepage`
}

/**
 * Slides of the hero. The first is the largest picture of the page, so this answer should be fast and cacheable.
 * @summary Hero banners
 */
export const homepageBanners = async (
  options?: Parameters<typeof callHomepageBanners>[1],
): Promise<BannerListResponse> => {
  return callHomepageBanners<BannerListResponse>(getHomepageBannersUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getHomepageBannersQueryKey = () => {
  return [`/api/banners/homepage`] as const
}

export const getHomepageBannersQueryOptions = <
  TData = Awaited<ReturnType<typeof homepageBanners>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof homepageBanners>>, TError, TData>>
  request?: SecondParameter<typeof callHomepageBanners>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getHomepageBannersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof homepageBanners>>> = ({ signal }) =>
    homepageBanners({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof homepageBanners>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type HomepageBannersQueryResult = NonNullable<Awaited<ReturnType<typeof homepageBanners>>>
export type HomepageBannersQueryError = ErrorType<
  TooManyRequestsResponse | ErrorBody | UnavailableResponse
>

export function useHomepageBanners<
  TData = Awaited<ReturnType<typeof homepageBanners>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof homepageBanners>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homepageBanners>>,
          TError,
          Awaited<ReturnType<typeof homepageBanners>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callHomepageBanners>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomepageBanners<
  TData = Awaited<ReturnType<typeof homepageBanners>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof homepageBanners>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homepageBanners>>,
          TError,
          Awaited<ReturnType<typeof homepageBanners>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callHomepageBanners>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomepageBanners<
  TData = Awaited<ReturnType<typeof homepageBanners>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof homepageBanners>>, TError, TData>>
    request?: SecondParameter<typeof callHomepageBanners>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hero banners
 */

export function useHomepageBanners<
  TData = Awaited<ReturnType<typeof homepageBanners>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof homepageBanners>>, TError, TData>>
    request?: SecondParameter<typeof callHomepageBanners>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getHomepageBannersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getHomepageSectionsUrl = () => {
  return `/api/homepage-sections/list`
}

/**
 * The active sections, in order. An inactive one may be half written, so nobody but the staff sees it.
 * @summary Sections of the home page
 */
export const homepageSections = async (
  options?: Parameters<typeof callHomepageSections>[1],
): Promise<HomepageSectionsResponse> => {
  return callHomepageSections<HomepageSectionsResponse>(getHomepageSectionsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getAdminHomepageSectionsUrl = () => {
  return `/api/admin/homepage-sections`
}

/**
 * Where the home page reads its sections. Although it lies below `/api/admin`, anyone may call it and no token is needed. To the token of a staff member it answers all sections; to everybody else the active ones, because an inactive one may be half written.
 * @summary Sections of the home page, as the home page loads them today
 */
export const adminHomepageSections = async (
  options?: Parameters<typeof callAdminHomepageSections>[1],
): Promise<HomepageSectionsResponse> => {
  return callAdminHomepageSections<HomepageSectionsResponse>(getAdminHomepageSectionsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getAdminHomepageSectionsQueryKey = () => {
  return [`/api/admin/homepage-sections`] as const
}

export const getAdminHomepageSectionsQueryOptions = <
  TData = Awaited<ReturnType<typeof adminHomepageSections>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | HomeFailedResponse | UnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminHomepageSections>>, TError, TData>>
  request?: SecondParameter<typeof callAdminHomepageSections>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminHomepageSectionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminHomepageSections>>> = ({ signal }) =>
    adminHomepageSections({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: 'partly', staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminHomepageSections>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminHomepageSectionsQueryResult = NonNullable<
  Awaited<ReturnType<typeof adminHomepageSections>>
>
export type AdminHomepageSectionsQueryError = ErrorType<
  UnauthenticatedResponse | TooManyRequestsResponse | HomeFailedResponse | UnavailableResponse
>

export function useAdminHomepageSections<
  TData = Awaited<ReturnType<typeof adminHomepageSections>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | HomeFailedResponse | UnavailableResponse
  >,
>(
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof adminHomepageSections>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminHomepageSections>>,
          TError,
          Awaited<ReturnType<typeof adminHomepageSections>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminHomepageSections>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminHomepageSections<
  TData = Awaited<ReturnType<typeof adminHomepageSections>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | HomeFailedResponse | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof adminHomepageSections>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminHomepageSections>>,
          TError,
          Awaited<ReturnType<typeof adminHomepageSections>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminHomepageSections>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminHomepageSections<
  TData = Awaited<ReturnType<typeof adminHomepageSections>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | HomeFailedResponse | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof adminHomepageSections>>, TError, TData>
    >
    request?: SecondParameter<typeof callAdminHomepageSections>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sections of the home page, as the home page loads them today
 */

export function useAdminHomepageSections<
  TData = Awaited<ReturnType<typeof adminHomepageSections>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | HomeFailedResponse | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof adminHomepageSections>>, TError, TData>
    >
    request?: SecondParameter<typeof callAdminHomepageSections>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminHomepageSectionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getHomepageContentUrl = () => {
  return `/api/homepage/content`
}

/**
 * Banners and active sections together.
 * @summary Banners and sections in one answer
 */
export const homepageContent = async (
  options?: Parameters<typeof callHomepageContent>[1],
): Promise<HomepageContentResponse> => {
  return callHomepageContent<HomepageContentResponse>(getHomepageContentUrl(), {
    ...options,
    method: 'GET',
  })
}

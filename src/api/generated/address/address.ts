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
import { callCountries } from '../../calls/address.gen.ts'
import type { ErrorType } from '../../calls/address.gen.ts'
import { callProvinces } from '../../calls/address.gen.ts'
import { callDistricts } from '../../calls/address.gen.ts'
import { callProvinceWards } from '../../calls/address.gen.ts'
import { callWards } from '../../calls/address.gen.ts'
import { callSearchAddress } from '../../calls/address.gen.ts'
import { callFullAddress } from '../../calls/address.gen.ts'
import type {
  AddressSearchResponse,
  CountryListResponse,
  DistrictListResponse,
  ErrorBody,
  FullAddressParams,
  FullAddressResponse,
  InvalidRequestResponse,
  ProvinceListResponse,
  SearchAddressParams,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  WardListResponse,
  WardsFailedResponse,
  WardsNotFoundResponse,
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

export const getCountriesUrl = () => {
  return `/api/address/countries`
}

/**
 * First step of the address cascade.
 * @summary Countries
 */
export const countries = async (
  options?: Parameters<typeof callCountries>[1],
): Promise<CountryListResponse> => {
  return callCountries<CountryListResponse>(getCountriesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getCountriesQueryKey = () => {
  return [`/api/address/countries`] as const
}

export const getCountriesQueryOptions = <
  TData = Awaited<ReturnType<typeof countries>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>>
  request?: SecondParameter<typeof callCountries>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCountriesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countries>>> = ({ signal }) =>
    countries({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type CountriesQueryResult = NonNullable<Awaited<ReturnType<typeof countries>>>
export type CountriesQueryError = ErrorType<
  TooManyRequestsResponse | ErrorBody | UnavailableResponse
>

export function useCountries<
  TData = Awaited<ReturnType<typeof countries>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countries>>,
          TError,
          Awaited<ReturnType<typeof countries>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callCountries>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountries<
  TData = Awaited<ReturnType<typeof countries>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countries>>,
          TError,
          Awaited<ReturnType<typeof countries>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callCountries>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountries<
  TData = Awaited<ReturnType<typeof countries>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>>
    request?: SecondParameter<typeof callCountries>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Countries
 */

export function useCountries<
  TData = Awaited<ReturnType<typeof countries>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>>
    request?: SecondParameter<typeof callCountries>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getProvincesUrl = () => {
  return `/api/address/provinces`
}

/**
 * Second step of the address cascade. The shop asks for all at once and filters itself.
 * @summary Provinces
 */
export const provinces = async (
  options?: Parameters<typeof callProvinces>[1],
): Promise<ProvinceListResponse> => {
  return callProvinces<ProvinceListResponse>(getProvincesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getProvincesQueryKey = () => {
  return [`/api/address/provinces`] as const
}

export const getProvincesQueryOptions = <
  TData = Awaited<ReturnType<typeof provinces>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinces>>, TError, TData>>
  request?: SecondParameter<typeof callProvinces>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProvincesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof provinces>>> = ({ signal }) =>
    provinces({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof provinces>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProvincesQueryResult = NonNullable<Awaited<ReturnType<typeof provinces>>>
export type ProvincesQueryError = ErrorType<
  TooManyRequestsResponse | ErrorBody | UnavailableResponse
>

export function useProvinces<
  TData = Awaited<ReturnType<typeof provinces>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinces>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof provinces>>,
          TError,
          Awaited<ReturnType<typeof provinces>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProvinces>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProvinces<
  TData = Awaited<ReturnType<typeof provinces>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinces>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof provinces>>,
          TError,
          Awaited<ReturnType<typeof provinces>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProvinces>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProvinces<
  TData = Awaited<ReturnType<typeof provinces>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinces>>, TError, TData>>
    request?: SecondParameter<typeof callProvinces>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Provinces
 */

export function useProvinces<
  TData = Awaited<ReturnType<typeof provinces>>,
  TError = ErrorType<TooManyRequestsResponse | ErrorBody | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinces>>, TError, TData>>
    request?: SecondParameter<typeof callProvinces>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProvincesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getDistrictsUrl = (id: number) => {
  return `/api/address/provinces/${encodeURIComponent(String(id))}/districts`
}

/**
 * Third step of the address cascade; asked when a province with districts is chosen.
 * @summary Districts of a province
 */
export const districts = async (
  id: number,
  options?: Parameters<typeof callDistricts>[1],
): Promise<DistrictListResponse> => {
  return callDistricts<DistrictListResponse>(getDistrictsUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getDistrictsQueryKey = (id: number) => {
  return [`/api/address/provinces/${id}/districts`] as const
}

export const getDistrictsQueryOptions = <
  TData = Awaited<ReturnType<typeof districts>>,
  TError = ErrorType<
    ErrorBody | InvalidRequestResponse | TooManyRequestsResponse | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districts>>, TError, TData>>
    request?: SecondParameter<typeof callDistricts>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getDistrictsQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof districts>>> = ({ signal }) =>
    districts(id, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    meta: { personal: false, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof districts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type DistrictsQueryResult = NonNullable<Awaited<ReturnType<typeof districts>>>
export type DistrictsQueryError = ErrorType<
  ErrorBody | InvalidRequestResponse | TooManyRequestsResponse | UnavailableResponse
>

export function useDistricts<
  TData = Awaited<ReturnType<typeof districts>>,
  TError = ErrorType<
    ErrorBody | InvalidRequestResponse | TooManyRequestsResponse | UnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof districts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof districts>>,
          TError,
          Awaited<ReturnType<typeof districts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callDistricts>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDistricts<
  TData = Awaited<ReturnType<typeof districts>>,
  TError = ErrorType<
    ErrorBody | InvalidRequestResponse | TooManyRequestsResponse | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof districts>>,
          TError,
          Awaited<ReturnType<typeof districts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callDistricts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDistricts<
  TData = Awaited<ReturnType<typeof districts>>,
  TError = ErrorType<
    ErrorBody | InvalidRequestResponse | TooManyRequestsResponse | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districts>>, TError, TData>>
    request?: SecondParameter<typeof callDistricts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Districts of a province
 */

export function useDistricts<
  TData = Awaited<ReturnType<typeof districts>>,
  TError = ErrorType<
    ErrorBody | InvalidRequestResponse | TooManyRequestsResponse | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof districts>>, TError, TData>>
    request?: SecondParameter<typeof callDistricts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDistrictsQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getProvinceWardsUrl = (id: number) => {
  return `/api/address/provinces/${encodeURIComponent(String(id))}/wards`
}

/**
 * Last step of the cascade where provinces have `has_districts: false` (Vietnam dropped districts on 1 July 2025).
 * @summary Wards of a province in the two-level model
 */
export const provinceWards = async (
  id: number,
  options?: Parameters<typeof callProvinceWards>[1],
): Promise<WardListResponse> => {
  return callProvinceWards<WardListResponse>(getProvinceWardsUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getProvinceWardsQueryKey = (id: number) => {
  return [`/api/address/provinces/${id}/wards`] as const
}

export const getProvinceWardsQueryOptions = <
  TData = Awaited<ReturnType<typeof provinceWards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinceWards>>, TError, TData>>
    request?: SecondParameter<typeof callProvinceWards>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProvinceWardsQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof provinceWards>>> = ({ signal }) =>
    provinceWards(id, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    meta: { personal: false, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof provinceWards>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProvinceWardsQueryResult = NonNullable<Awaited<ReturnType<typeof provinceWards>>>
export type ProvinceWardsQueryError = ErrorType<
  | WardsNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | WardsFailedResponse
  | UnavailableResponse
>

export function useProvinceWards<
  TData = Awaited<ReturnType<typeof provinceWards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinceWards>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof provinceWards>>,
          TError,
          Awaited<ReturnType<typeof provinceWards>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProvinceWards>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProvinceWards<
  TData = Awaited<ReturnType<typeof provinceWards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinceWards>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof provinceWards>>,
          TError,
          Awaited<ReturnType<typeof provinceWards>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProvinceWards>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProvinceWards<
  TData = Awaited<ReturnType<typeof provinceWards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinceWards>>, TError, TData>>
    request?: SecondParameter<typeof callProvinceWards>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wards of a province in the two-level model
 */

export function useProvinceWards<
  TData = Awaited<ReturnType<typeof provinceWards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof provinceWards>>, TError, TData>>
    request?: SecondParameter<typeof callProvinceWards>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProvinceWardsQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getWardsUrl = (id: number) => {
  return `/api/address/districts/${encodeURIComponent(String(id))}/wards`
}

/**
 * Last step of the address cascade.
 * @summary Wards of a district
 */
export const wards = async (
  id: number,
  options?: Parameters<typeof callWards>[1],
): Promise<WardListResponse> => {
  return callWards<WardListResponse>(getWardsUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getWardsQueryKey = (id: number) => {
  return [`/api/address/districts/${id}/wards`] as const
}

export const getWardsQueryOptions = <
  TData = Awaited<ReturnType<typeof wards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wards>>, TError, TData>>
    request?: SecondParameter<typeof callWards>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getWardsQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof wards>>> = ({ signal }) =>
    wards(id, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    meta: { personal: false, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof wards>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type WardsQueryResult = NonNullable<Awaited<ReturnType<typeof wards>>>
export type WardsQueryError = ErrorType<
  | WardsNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | WardsFailedResponse
  | UnavailableResponse
>

export function useWards<
  TData = Awaited<ReturnType<typeof wards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof wards>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof wards>>,
          TError,
          Awaited<ReturnType<typeof wards>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callWards>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWards<
  TData = Awaited<ReturnType<typeof wards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wards>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof wards>>,
          TError,
          Awaited<ReturnType<typeof wards>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callWards>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWards<
  TData = Awaited<ReturnType<typeof wards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wards>>, TError, TData>>
    request?: SecondParameter<typeof callWards>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wards of a district
 */

export function useWards<
  TData = Awaited<ReturnType<typeof wards>>,
  TError = ErrorType<
    | WardsNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | WardsFailedResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wards>>, TError, TData>>
    request?: SecondParameter<typeof callWards>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWardsQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSearchAddressUrl = (params: SearchAddressParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/address/search?${stringifiedParams}`
    : `/api/address/search`
}

/**
 * Reads an address as people write it: abbreviations (`Q1`, `P.5`, `TP.HCM`), with or without marks and commas, the last name unfinished. Where it can be read, the answers are the places that it may mean; else those whose name has every word of `q`. In the two-level model an address of the time before is answered with the wards that it may lie in now, each with `was`. The shop asks while a shopper types an address; a host without it (404) shows no suggestions.
 * @summary Places by name
 */
export const searchAddress = async (
  params: SearchAddressParams,
  options?: Parameters<typeof callSearchAddress>[1],
): Promise<AddressSearchResponse> => {
  return callSearchAddress<AddressSearchResponse>(getSearchAddressUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getSearchAddressQueryKey = (params?: SearchAddressParams) => {
  return [`/api/address/search`, ...(params ? [params] : [])] as const
}

export const getSearchAddressQueryOptions = <
  TData = Awaited<ReturnType<typeof searchAddress>>,
  TError = ErrorType<
    InvalidRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  params: SearchAddressParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddress>>, TError, TData>>
    request?: SecondParameter<typeof callSearchAddress>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSearchAddressQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAddress>>> = ({ signal }) =>
    searchAddress(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof searchAddress>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type SearchAddressQueryResult = NonNullable<Awaited<ReturnType<typeof searchAddress>>>
export type SearchAddressQueryError = ErrorType<
  InvalidRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
>

export function useSearchAddress<
  TData = Awaited<ReturnType<typeof searchAddress>>,
  TError = ErrorType<
    InvalidRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  params: SearchAddressParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddress>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddress>>,
          TError,
          Awaited<ReturnType<typeof searchAddress>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callSearchAddress>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddress<
  TData = Awaited<ReturnType<typeof searchAddress>>,
  TError = ErrorType<
    InvalidRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  params: SearchAddressParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddress>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAddress>>,
          TError,
          Awaited<ReturnType<typeof searchAddress>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callSearchAddress>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAddress<
  TData = Awaited<ReturnType<typeof searchAddress>>,
  TError = ErrorType<
    InvalidRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  params: SearchAddressParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddress>>, TError, TData>>
    request?: SecondParameter<typeof callSearchAddress>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Places by name
 */

export function useSearchAddress<
  TData = Awaited<ReturnType<typeof searchAddress>>,
  TError = ErrorType<
    InvalidRequestResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  params: SearchAddressParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAddress>>, TError, TData>>
    request?: SecondParameter<typeof callSearchAddress>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchAddressQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getFullAddressUrl = (params: FullAddressParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/address/full?${stringifiedParams}`
    : `/api/address/full`
}

/**
 * The written form of a ward's address. The shop does not call it: it builds the text from the cascade.
 * @summary The written form of an address
 */
export const fullAddress = async (
  params: FullAddressParams,
  options?: Parameters<typeof callFullAddress>[1],
): Promise<FullAddressResponse> => {
  return callFullAddress<FullAddressResponse>(getFullAddressUrl(params), {
    ...options,
    method: 'GET',
  })
}

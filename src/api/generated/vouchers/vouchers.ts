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
import { callVouchers } from '../../calls/vouchers.gen.ts'
import type { ErrorType } from '../../calls/vouchers.gen.ts'
import type {
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  VoucherListResponse,
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

export const getVouchersUrl = () => {
  return `/api/vouchers`
}

/**
 * What the voucher page shows: running vouchers that the staff list there, the one that ends first at the head. A host without vouchers says so in `capabilities`. One with none running answers an empty list.
 * @summary Codes that shoppers may use
 */
export const vouchers = async (
  options?: Parameters<typeof callVouchers>[1],
): Promise<VoucherListResponse> => {
  return callVouchers<VoucherListResponse>(getVouchersUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getVouchersQueryKey = () => {
  return [`/api/vouchers`] as const
}

export const getVouchersQueryOptions = <
  TData = Awaited<ReturnType<typeof vouchers>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof vouchers>>, TError, TData>>
  request?: SecondParameter<typeof callVouchers>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getVouchersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof vouchers>>> = ({ signal }) =>
    vouchers({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof vouchers>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type VouchersQueryResult = NonNullable<Awaited<ReturnType<typeof vouchers>>>
export type VouchersQueryError = ErrorType<
  TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
>

export function useVouchers<
  TData = Awaited<ReturnType<typeof vouchers>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof vouchers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof vouchers>>,
          TError,
          Awaited<ReturnType<typeof vouchers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callVouchers>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVouchers<
  TData = Awaited<ReturnType<typeof vouchers>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof vouchers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof vouchers>>,
          TError,
          Awaited<ReturnType<typeof vouchers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callVouchers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVouchers<
  TData = Awaited<ReturnType<typeof vouchers>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof vouchers>>, TError, TData>>
    request?: SecondParameter<typeof callVouchers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Codes that shoppers may use
 */

export function useVouchers<
  TData = Awaited<ReturnType<typeof vouchers>>,
  TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof vouchers>>, TError, TData>>
    request?: SecondParameter<typeof callVouchers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVouchersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

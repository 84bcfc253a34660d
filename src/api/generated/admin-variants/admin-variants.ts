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
import { callAdminVariants } from '../../calls/admin-variants.gen.ts'
import type { ErrorType } from '../../calls/admin-variants.gen.ts'
import { callSaveVariants } from '../../calls/admin-variants.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminVariantListResponse,
  AdminVariantsParams,
  ErrorBody,
  ForbiddenResponse,
  IdempotencyMismatchResponse,
  InvalidRequestResponse,
  SaveVariantsHeaders,
  SaveVariantsRequest,
  SaveVariantsResponse,
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

export const getAdminVariantsUrl = (params?: AdminVariantsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/products/variants?${stringifiedParams}`
    : `/api/admin/products/variants`
}

/**
 * The catalogue as a table, one row a variant: what the shop writes to a CSV file and reads from it again, and what is edited as a sheet. A product without colours and sizes has one row. By product, the newest last. `q` looks in names and codes; of a product found by its name all variants are listed. Its words may also be of name, code, colour and size, in any order: `tu anh do m`; one of more than two letters may be the beginning of a word. All filters must fit.
 * @summary Variants, with their products
 */
export const adminVariants = async (
  params?: AdminVariantsParams,
  options?: Parameters<typeof callAdminVariants>[1],
): Promise<AdminVariantListResponse> => {
  return callAdminVariants<AdminVariantListResponse>(getAdminVariantsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminVariantsQueryKey = (params?: AdminVariantsParams) => {
  return [`/api/admin/products/variants`, ...(params ? [params] : [])] as const
}

export const getAdminVariantsQueryOptions = <
  TData = Awaited<ReturnType<typeof adminVariants>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVariantsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVariants>>, TError, TData>>
    request?: SecondParameter<typeof callAdminVariants>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminVariantsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminVariants>>> = ({ signal }) =>
    adminVariants(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminVariants>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminVariantsQueryResult = NonNullable<Awaited<ReturnType<typeof adminVariants>>>
export type AdminVariantsQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminVariants<
  TData = Awaited<ReturnType<typeof adminVariants>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminVariantsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVariants>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminVariants>>,
          TError,
          Awaited<ReturnType<typeof adminVariants>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminVariants>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminVariants<
  TData = Awaited<ReturnType<typeof adminVariants>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVariantsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVariants>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminVariants>>,
          TError,
          Awaited<ReturnType<typeof adminVariants>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminVariants>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminVariants<
  TData = Awaited<ReturnType<typeof adminVariants>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVariantsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVariants>>, TError, TData>>
    request?: SecondParameter<typeof callAdminVariants>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Variants, with their products
 */

export function useAdminVariants<
  TData = Awaited<ReturnType<typeof adminVariants>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVariantsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVariants>>, TError, TData>>
    request?: SecondParameter<typeof callAdminVariants>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminVariantsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSaveVariantsUrl = () => {
  return `/api/admin/products/variants`
}

/**
 * Writes single numbers of up to 1,000 variants. Each says what it was when its editor began: a number that is another one by now is not overwritten but reported, so that an order that took a piece meanwhile is never undone. Price and original price of a variant are checked together and done or refused together. The products get new versions.
 * @summary Prices and stock of many variants
 */
export const saveVariants = async (
  saveVariantsRequest: SaveVariantsRequest,
  headers?: SaveVariantsHeaders,
  options?: Parameters<typeof callSaveVariants>[1],
): Promise<SaveVariantsResponse> => {
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
  return callSaveVariants<SaveVariantsResponse>(getSaveVariantsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(saveVariantsRequest),
  })
}

export const getSaveVariantsMutationKey = () => ['saveVariants'] as const

export const getSaveVariantsMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof saveVariants>>,
    TError,
    SaveVariantsMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callSaveVariants>
}): UseMutationOptions<
  Awaited<ReturnType<typeof saveVariants>>,
  TError,
  SaveVariantsMutationVariables,
  TContext
> => {
  const mutationKey = getSaveVariantsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof saveVariants>>,
    SaveVariantsMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return saveVariants(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type SaveVariantsMutationResult = NonNullable<Awaited<ReturnType<typeof saveVariants>>>
export type SaveVariantsMutationBody = SaveVariantsRequest
export type SaveVariantsMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type SaveVariantsMutationVariables = {
  data: SaveVariantsRequest
  headers?: SaveVariantsHeaders
}

/**
 * @summary Prices and stock of many variants
 */
export const useSaveVariants = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof saveVariants>>,
      TError,
      SaveVariantsMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callSaveVariants>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof saveVariants>>,
  TError,
  SaveVariantsMutationVariables,
  TContext
> => {
  return useMutation(getSaveVariantsMutationOptions(options), queryClient)
}

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
import { callProductImports } from '../../calls/admin-imports.gen.ts'
import type { ErrorType } from '../../calls/admin-imports.gen.ts'
import { callStartProductImport } from '../../calls/admin-imports.gen.ts'
import { callProductImport } from '../../calls/admin-imports.gen.ts'
import { callProductImportOutcomes } from '../../calls/admin-imports.gen.ts'
import { callCancelProductImport } from '../../calls/admin-imports.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  ErrorBody,
  ForbiddenResponse,
  IdempotencyMismatchResponse,
  ImportNotFoundResponse,
  ImportOutcomeListResponse,
  InvalidRequestResponse,
  ProductImportListResponse,
  ProductImportOutcomesParams,
  ProductImportRequest,
  ProductImportResponse,
  ProductImportsParams,
  ServerErrorResponse,
  StartProductImportHeaders,
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

export const getProductImportsUrl = (params?: ProductImportsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/product-imports?${stringifiedParams}`
    : `/api/admin/product-imports`
}

/**
 * Imports and dry runs of all staff, so that whoever comes back sees what became of theirs.
 * @summary Imports, the last first
 */
export const productImports = async (
  params?: ProductImportsParams,
  options?: Parameters<typeof callProductImports>[1],
): Promise<ProductImportListResponse> => {
  return callProductImports<ProductImportListResponse>(getProductImportsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getProductImportsQueryKey = (params?: ProductImportsParams) => {
  return [`/api/admin/product-imports`, ...(params ? [params] : [])] as const
}

export const getProductImportsQueryOptions = <
  TData = Awaited<ReturnType<typeof productImports>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: ProductImportsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImports>>, TError, TData>>
    request?: SecondParameter<typeof callProductImports>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProductImportsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof productImports>>> = ({ signal }) =>
    productImports(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof productImports>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProductImportsQueryResult = NonNullable<Awaited<ReturnType<typeof productImports>>>
export type ProductImportsQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useProductImports<
  TData = Awaited<ReturnType<typeof productImports>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | ProductImportsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImports>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productImports>>,
          TError,
          Awaited<ReturnType<typeof productImports>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductImports>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductImports<
  TData = Awaited<ReturnType<typeof productImports>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: ProductImportsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImports>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productImports>>,
          TError,
          Awaited<ReturnType<typeof productImports>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductImports>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductImports<
  TData = Awaited<ReturnType<typeof productImports>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: ProductImportsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImports>>, TError, TData>>
    request?: SecondParameter<typeof callProductImports>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Imports, the last first
 */

export function useProductImports<
  TData = Awaited<ReturnType<typeof productImports>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: ProductImportsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImports>>, TError, TData>>
    request?: SecondParameter<typeof callProductImports>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProductImportsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getStartProductImportUrl = () => {
  return `/api/admin/product-imports`
}

/**
 * Takes up to 5,000 rows and works on them by itself: the caller may go. A product is changed by all of its rows together, or not at all. With `dry_run` nothing is changed; the outcomes say what would be. A `row` without ids whose name is new makes a product, together with the other rows of that name.
 * @summary Import products, prices and stock
 */
export const startProductImport = async (
  productImportRequest: ProductImportRequest,
  headers?: StartProductImportHeaders,
  options?: Parameters<typeof callStartProductImport>[1],
): Promise<ProductImportResponse> => {
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
  return callStartProductImport<ProductImportResponse>(getStartProductImportUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(productImportRequest),
  })
}

export const getStartProductImportMutationKey = () => ['startProductImport'] as const

export const getStartProductImportMutationOptions = <
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
    Awaited<ReturnType<typeof startProductImport>>,
    TError,
    StartProductImportMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callStartProductImport>
}): UseMutationOptions<
  Awaited<ReturnType<typeof startProductImport>>,
  TError,
  StartProductImportMutationVariables,
  TContext
> => {
  const mutationKey = getStartProductImportMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof startProductImport>>,
    StartProductImportMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return startProductImport(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type StartProductImportMutationResult = NonNullable<
  Awaited<ReturnType<typeof startProductImport>>
>
export type StartProductImportMutationBody = ProductImportRequest
export type StartProductImportMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type StartProductImportMutationVariables = {
  data: ProductImportRequest
  headers?: StartProductImportHeaders
}

/**
 * @summary Import products, prices and stock
 */
export const useStartProductImport = <
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
      Awaited<ReturnType<typeof startProductImport>>,
      TError,
      StartProductImportMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callStartProductImport>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof startProductImport>>,
  TError,
  StartProductImportMutationVariables,
  TContext
> => {
  return useMutation(getStartProductImportMutationOptions(options), queryClient)
}
export const getProductImportUrl = (id: number) => {
  return `/api/admin/product-imports/${encodeURIComponent(String(id))}`
}

/**
 * Small enough to be asked every second. The rows are at `outcomes`.
 * @summary How far an import is
 */
export const productImport = async (
  id: number,
  options?: Parameters<typeof callProductImport>[1],
): Promise<ProductImportResponse> => {
  return callProductImport<ProductImportResponse>(getProductImportUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getProductImportQueryKey = (id: number) => {
  return [`/api/admin/product-imports/${id}`] as const
}

export const getProductImportQueryOptions = <
  TData = Awaited<ReturnType<typeof productImport>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImport>>, TError, TData>>
    request?: SecondParameter<typeof callProductImport>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProductImportQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof productImport>>> = ({ signal }) =>
    productImport(id, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof productImport>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProductImportQueryResult = NonNullable<Awaited<ReturnType<typeof productImport>>>
export type ProductImportQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ImportNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useProductImport<
  TData = Awaited<ReturnType<typeof productImport>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImport>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productImport>>,
          TError,
          Awaited<ReturnType<typeof productImport>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductImport>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductImport<
  TData = Awaited<ReturnType<typeof productImport>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImport>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productImport>>,
          TError,
          Awaited<ReturnType<typeof productImport>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductImport>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductImport<
  TData = Awaited<ReturnType<typeof productImport>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImport>>, TError, TData>>
    request?: SecondParameter<typeof callProductImport>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far an import is
 */

export function useProductImport<
  TData = Awaited<ReturnType<typeof productImport>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productImport>>, TError, TData>>
    request?: SecondParameter<typeof callProductImport>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProductImportQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getProductImportOutcomesUrl = (id: number, params?: ProductImportOutcomesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/product-imports/${encodeURIComponent(String(id))}/outcomes?${stringifiedParams}`
    : `/api/admin/product-imports/${encodeURIComponent(String(id))}/outcomes`
}

/**
 * The rows worked on so far, by line.
 * @summary What became of each row
 */
export const productImportOutcomes = async (
  id: number,
  params?: ProductImportOutcomesParams,
  options?: Parameters<typeof callProductImportOutcomes>[1],
): Promise<ImportOutcomeListResponse> => {
  return callProductImportOutcomes<ImportOutcomeListResponse>(
    getProductImportOutcomesUrl(id, params),
    {
      ...options,
      method: 'GET',
    },
  )
}

export const getProductImportOutcomesQueryKey = (
  id: number,
  params?: ProductImportOutcomesParams,
) => {
  return [`/api/admin/product-imports/${id}/outcomes`, ...(params ? [params] : [])] as const
}

export const getProductImportOutcomesQueryOptions = <
  TData = Awaited<ReturnType<typeof productImportOutcomes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  params?: ProductImportOutcomesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof productImportOutcomes>>, TError, TData>
    >
    request?: SecondParameter<typeof callProductImportOutcomes>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProductImportOutcomesQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof productImportOutcomes>>> = ({ signal }) =>
    productImportOutcomes(id, params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof productImportOutcomes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProductImportOutcomesQueryResult = NonNullable<
  Awaited<ReturnType<typeof productImportOutcomes>>
>
export type ProductImportOutcomesQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ImportNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useProductImportOutcomes<
  TData = Awaited<ReturnType<typeof productImportOutcomes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  params: undefined | ProductImportOutcomesParams,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof productImportOutcomes>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productImportOutcomes>>,
          TError,
          Awaited<ReturnType<typeof productImportOutcomes>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductImportOutcomes>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductImportOutcomes<
  TData = Awaited<ReturnType<typeof productImportOutcomes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  params?: ProductImportOutcomesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof productImportOutcomes>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productImportOutcomes>>,
          TError,
          Awaited<ReturnType<typeof productImportOutcomes>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductImportOutcomes>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductImportOutcomes<
  TData = Awaited<ReturnType<typeof productImportOutcomes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  params?: ProductImportOutcomesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof productImportOutcomes>>, TError, TData>
    >
    request?: SecondParameter<typeof callProductImportOutcomes>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What became of each row
 */

export function useProductImportOutcomes<
  TData = Awaited<ReturnType<typeof productImportOutcomes>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  params?: ProductImportOutcomesParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof productImportOutcomes>>, TError, TData>
    >
    request?: SecondParameter<typeof callProductImportOutcomes>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProductImportOutcomesQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCancelProductImportUrl = (id: number) => {
  return `/api/admin/product-imports/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Stops before the next product. What is done stays done, and the outcomes say what that is. An import that has ended is answered as it is.
 * @summary Stop an import
 */
export const cancelProductImport = async (
  id: number,
  options?: Parameters<typeof callCancelProductImport>[1],
): Promise<ProductImportResponse> => {
  return callCancelProductImport<ProductImportResponse>(getCancelProductImportUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getCancelProductImportMutationKey = () => ['cancelProductImport'] as const

export const getCancelProductImportMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof cancelProductImport>>,
    TError,
    CancelProductImportMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCancelProductImport>
}): UseMutationOptions<
  Awaited<ReturnType<typeof cancelProductImport>>,
  TError,
  CancelProductImportMutationVariables,
  TContext
> => {
  const mutationKey = getCancelProductImportMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof cancelProductImport>>,
    CancelProductImportMutationVariables
  > = (props) => {
    const { id } = props ?? {}

    return cancelProductImport(id, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CancelProductImportMutationResult = NonNullable<
  Awaited<ReturnType<typeof cancelProductImport>>
>

export type CancelProductImportMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ImportNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CancelProductImportMutationVariables = { id: number }

/**
 * @summary Stop an import
 */
export const useCancelProductImport = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ImportNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof cancelProductImport>>,
      TError,
      CancelProductImportMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCancelProductImport>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof cancelProductImport>>,
  TError,
  CancelProductImportMutationVariables,
  TContext
> => {
  return useMutation(getCancelProductImportMutationOptions(options), queryClient)
}

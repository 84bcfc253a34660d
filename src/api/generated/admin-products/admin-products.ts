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
import { callAdminProducts } from '../../calls/admin-products.gen.ts'
import type { ErrorType } from '../../calls/admin-products.gen.ts'
import { callCreateProduct } from '../../calls/admin-products.gen.ts'
import { callAdminBrands } from '../../calls/admin-products.gen.ts'
import { callAdminProduct } from '../../calls/admin-products.gen.ts'
import { callUpdateProduct } from '../../calls/admin-products.gen.ts'
import { callDeleteProduct } from '../../calls/admin-products.gen.ts'
import { callUploadProductImage } from '../../calls/admin-products.gen.ts'
import { callBulkUpdateProducts } from '../../calls/admin-products.gen.ts'
import { callDuplicateProduct } from '../../calls/admin-products.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminProductListResponse,
  AdminProductRequest,
  AdminProductResponse,
  AdminProductsParams,
  BrandListResponse,
  BulkProductsRequest,
  BulkProductsResponse,
  BulkUpdateProductsHeaders,
  CreateProductHeaders,
  DuplicateProductHeaders,
  ErrorBody,
  ForbiddenResponse,
  IdempotencyMismatchResponse,
  ImageUpload,
  InvalidIdsResponse,
  InvalidImageResponse,
  InvalidProductResponse,
  InvalidRequestResponse,
  MessageResponse,
  ProductNotFoundResponse,
  ProductSaveFailedResponse,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  UploadResponse,
  WrongFileTypeResponse,
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

export const getAdminProductsUrl = (params?: AdminProductsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/products?${stringifiedParams}`
    : `/api/admin/products`
}

/**
 * Products of the back office, drafts and hidden ones too. `q` looks in the name and in the codes of variants. All filters must fit.
 * @summary Products
 */
export const adminProducts = async (
  params?: AdminProductsParams,
  options?: Parameters<typeof callAdminProducts>[1],
): Promise<AdminProductListResponse> => {
  return callAdminProducts<AdminProductListResponse>(getAdminProductsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminProductsQueryKey = (params?: AdminProductsParams) => {
  return [`/api/admin/products`, ...(params ? [params] : [])] as const
}

export const getAdminProductsQueryOptions = <
  TData = Awaited<ReturnType<typeof adminProducts>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProducts>>, TError, TData>>
    request?: SecondParameter<typeof callAdminProducts>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminProductsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminProducts>>> = ({ signal }) =>
    adminProducts(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminProducts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminProductsQueryResult = NonNullable<Awaited<ReturnType<typeof adminProducts>>>
export type AdminProductsQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminProducts<
  TData = Awaited<ReturnType<typeof adminProducts>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminProductsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProducts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminProducts>>,
          TError,
          Awaited<ReturnType<typeof adminProducts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminProducts>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminProducts<
  TData = Awaited<ReturnType<typeof adminProducts>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProducts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminProducts>>,
          TError,
          Awaited<ReturnType<typeof adminProducts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminProducts<
  TData = Awaited<ReturnType<typeof adminProducts>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProducts>>, TError, TData>>
    request?: SecondParameter<typeof callAdminProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products
 */

export function useAdminProducts<
  TData = Awaited<ReturnType<typeof adminProducts>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminProductsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProducts>>, TError, TData>>
    request?: SecondParameter<typeof callAdminProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminProductsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreateProductUrl = () => {
  return `/api/admin/products`
}

/**
 * Creates a product. A draft needs a name only; the rules of the others are at `AdminProductRequest`. The server makes the slug.
 * @summary Create a product
 */
export const createProduct = async (
  adminProductRequest: AdminProductRequest,
  headers?: CreateProductHeaders,
  options?: Parameters<typeof callCreateProduct>[1],
): Promise<AdminProductResponse> => {
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
  return callCreateProduct<AdminProductResponse>(getCreateProductUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminProductRequest),
  })
}

export const getCreateProductMutationKey = () => ['createProduct'] as const

export const getCreateProductMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidProductResponse
    | TooManyRequestsResponse
    | ProductSaveFailedResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createProduct>>,
    TError,
    CreateProductMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateProduct>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createProduct>>,
  TError,
  CreateProductMutationVariables,
  TContext
> => {
  const mutationKey = getCreateProductMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createProduct>>,
    CreateProductMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return createProduct(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CreateProductMutationResult = NonNullable<Awaited<ReturnType<typeof createProduct>>>
export type CreateProductMutationBody = AdminProductRequest
export type CreateProductMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | InvalidProductResponse
  | TooManyRequestsResponse
  | ProductSaveFailedResponse
  | UnavailableResponse
>
export type CreateProductMutationVariables = {
  data: AdminProductRequest
  headers?: CreateProductHeaders
}

/**
 * @summary Create a product
 */
export const useCreateProduct = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidProductResponse
    | TooManyRequestsResponse
    | ProductSaveFailedResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createProduct>>,
      TError,
      CreateProductMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateProduct>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createProduct>>,
  TError,
  CreateProductMutationVariables,
  TContext
> => {
  return useMutation(getCreateProductMutationOptions(options), queryClient)
}
export const getAdminBrandsUrl = () => {
  return `/api/admin/products/brands`
}

/**
 * Suggestions for the brand field and the filter.
 * @summary Brands in use
 */
export const adminBrands = async (
  options?: Parameters<typeof callAdminBrands>[1],
): Promise<BrandListResponse> => {
  return callAdminBrands<BrandListResponse>(getAdminBrandsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getAdminBrandsQueryKey = () => {
  return [`/api/admin/products/brands`] as const
}

export const getAdminBrandsQueryOptions = <
  TData = Awaited<ReturnType<typeof adminBrands>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBrands>>, TError, TData>>
  request?: SecondParameter<typeof callAdminBrands>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminBrandsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminBrands>>> = ({ signal }) =>
    adminBrands({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminBrands>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminBrandsQueryResult = NonNullable<Awaited<ReturnType<typeof adminBrands>>>
export type AdminBrandsQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminBrands<
  TData = Awaited<ReturnType<typeof adminBrands>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBrands>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminBrands>>,
          TError,
          Awaited<ReturnType<typeof adminBrands>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminBrands>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminBrands<
  TData = Awaited<ReturnType<typeof adminBrands>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBrands>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminBrands>>,
          TError,
          Awaited<ReturnType<typeof adminBrands>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminBrands>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminBrands<
  TData = Awaited<ReturnType<typeof adminBrands>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBrands>>, TError, TData>>
    request?: SecondParameter<typeof callAdminBrands>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Brands in use
 */

export function useAdminBrands<
  TData = Awaited<ReturnType<typeof adminBrands>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBrands>>, TError, TData>>
    request?: SecondParameter<typeof callAdminBrands>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminBrandsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAdminProductUrl = (id: number) => {
  return `/api/admin/products/${encodeURIComponent(String(id))}`
}

/**
 * A product of any status, as the editor needs it.
 * @summary A product as edited
 */
export const adminProduct = async (
  id: number,
  options?: Parameters<typeof callAdminProduct>[1],
): Promise<AdminProductResponse> => {
  return callAdminProduct<AdminProductResponse>(getAdminProductUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getAdminProductQueryKey = (id: number) => {
  return [`/api/admin/products/${id}`] as const
}

export const getAdminProductQueryOptions = <
  TData = Awaited<ReturnType<typeof adminProduct>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProduct>>, TError, TData>>
    request?: SecondParameter<typeof callAdminProduct>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminProductQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminProduct>>> = ({ signal }) =>
    adminProduct(id, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminProduct>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminProductQueryResult = NonNullable<Awaited<ReturnType<typeof adminProduct>>>
export type AdminProductQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ProductNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminProduct<
  TData = Awaited<ReturnType<typeof adminProduct>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProduct>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminProduct>>,
          TError,
          Awaited<ReturnType<typeof adminProduct>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminProduct>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminProduct<
  TData = Awaited<ReturnType<typeof adminProduct>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProduct>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminProduct>>,
          TError,
          Awaited<ReturnType<typeof adminProduct>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminProduct>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminProduct<
  TData = Awaited<ReturnType<typeof adminProduct>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProduct>>, TError, TData>>
    request?: SecondParameter<typeof callAdminProduct>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A product as edited
 */

export function useAdminProduct<
  TData = Awaited<ReturnType<typeof adminProduct>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminProduct>>, TError, TData>>
    request?: SecondParameter<typeof callAdminProduct>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminProductQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getUpdateProductUrl = (id: number) => {
  return `/api/admin/products/${encodeURIComponent(String(id))}`
}

/**
 * Changes a product. Absent fields stay, so that the list can switch `status` or `is_featured` alone; the result must keep the rules of its status. Variants are kept by id, so that carts and orders still find them.
 * @summary Change a product
 */
export const updateProduct = async (
  id: number,
  adminProductRequest: AdminProductRequest,
  options?: Parameters<typeof callUpdateProduct>[1],
): Promise<AdminProductResponse> => {
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
  return callUpdateProduct<AdminProductResponse>(getUpdateProductUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminProductRequest),
  })
}

export const getUpdateProductMutationKey = () => ['updateProduct'] as const

export const getUpdateProductMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | ErrorBody
    | InvalidProductResponse
    | TooManyRequestsResponse
    | ProductSaveFailedResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateProduct>>,
    TError,
    UpdateProductMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateProduct>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateProduct>>,
  TError,
  UpdateProductMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateProductMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateProduct>>,
    UpdateProductMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return updateProduct(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type UpdateProductMutationResult = NonNullable<Awaited<ReturnType<typeof updateProduct>>>
export type UpdateProductMutationBody = AdminProductRequest
export type UpdateProductMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ProductNotFoundResponse
  | ErrorBody
  | InvalidProductResponse
  | TooManyRequestsResponse
  | ProductSaveFailedResponse
  | UnavailableResponse
>
export type UpdateProductMutationVariables = { id: number; data: AdminProductRequest }

/**
 * @summary Change a product
 */
export const useUpdateProduct = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | ErrorBody
    | InvalidProductResponse
    | TooManyRequestsResponse
    | ProductSaveFailedResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateProduct>>,
      TError,
      UpdateProductMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateProduct>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateProduct>>,
  TError,
  UpdateProductMutationVariables,
  TContext
> => {
  return useMutation(getUpdateProductMutationOptions(options), queryClient)
}
export const getDeleteProductUrl = (id: number) => {
  return `/api/admin/products/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a product with its variants, also from wishlists. Placed orders keep their lines. One that is gone already is a success.
 * @summary Delete a product
 */
export const deleteProduct = async (
  id: number,
  options?: Parameters<typeof callDeleteProduct>[1],
): Promise<MessageResponse> => {
  return callDeleteProduct<MessageResponse>(getDeleteProductUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getDeleteProductMutationKey = () => ['deleteProduct'] as const

export const getDeleteProductMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteProduct>>,
    TError,
    DeleteProductMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callDeleteProduct>
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteProduct>>,
  TError,
  DeleteProductMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteProductMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteProduct>>,
    DeleteProductMutationVariables
  > = (props) => {
    const { id } = props ?? {}

    return deleteProduct(id, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type DeleteProductMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProduct>>>

export type DeleteProductMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type DeleteProductMutationVariables = { id: number }

/**
 * @summary Delete a product
 */
export const useDeleteProduct = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteProduct>>,
      TError,
      DeleteProductMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callDeleteProduct>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteProduct>>,
  TError,
  DeleteProductMutationVariables,
  TContext
> => {
  return useMutation(getDeleteProductMutationOptions(options), queryClient)
}
export const getUploadProductImageUrl = () => {
  return `/api/admin/products/upload-image`
}

/**
 * A form with one picture: JPEG, PNG or WebP by its first bytes, at most 5 MB. The shop cuts product pictures to a square before it sends them, shows the progress, and puts the answered address into the next save; nothing else changes.
 * @summary Upload a product image
 */
export const uploadProductImage = async (
  imageUpload: ImageUpload,
  options?: Parameters<typeof callUploadProductImage>[1],
): Promise<UploadResponse> => {
  const formData = new FormData()
  formData.append(`image`, imageUpload.image)

  return callUploadProductImage<UploadResponse>(getUploadProductImageUrl(), {
    ...options,
    method: 'POST',
    body: formData,
  })
}

export const getUploadProductImageMutationKey = () => ['uploadProductImage'] as const

export const getUploadProductImageMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | WrongFileTypeResponse
    | InvalidImageResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof uploadProductImage>>,
    TError,
    UploadProductImageMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUploadProductImage>
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadProductImage>>,
  TError,
  UploadProductImageMutationVariables,
  TContext
> => {
  const mutationKey = getUploadProductImageMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadProductImage>>,
    UploadProductImageMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return uploadProductImage(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UploadProductImageMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadProductImage>>
>
export type UploadProductImageMutationBody = ImageUpload
export type UploadProductImageMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | WrongFileTypeResponse
  | InvalidImageResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UploadProductImageMutationVariables = { data: ImageUpload }

/**
 * @summary Upload a product image
 */
export const useUploadProductImage = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | TooLargeResponse
    | WrongFileTypeResponse
    | InvalidImageResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof uploadProductImage>>,
      TError,
      UploadProductImageMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUploadProductImage>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadProductImage>>,
  TError,
  UploadProductImageMutationVariables,
  TContext
> => {
  return useMutation(getUploadProductImageMutationOptions(options), queryClient)
}
export const getBulkUpdateProductsUrl = () => {
  return `/api/admin/products/bulk`
}

/**
 * Does one thing to up to 1,000 products, each by itself: some may be refused while others succeed.
 * @summary One action on several products
 */
export const bulkUpdateProducts = async (
  bulkProductsRequest: BulkProductsRequest,
  headers?: BulkUpdateProductsHeaders,
  options?: Parameters<typeof callBulkUpdateProducts>[1],
): Promise<BulkProductsResponse> => {
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
  return callBulkUpdateProducts<BulkProductsResponse>(getBulkUpdateProductsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkProductsRequest),
  })
}

export const getBulkUpdateProductsMutationKey = () => ['bulkUpdateProducts'] as const

export const getBulkUpdateProductsMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidIdsResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof bulkUpdateProducts>>,
    TError,
    BulkUpdateProductsMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callBulkUpdateProducts>
}): UseMutationOptions<
  Awaited<ReturnType<typeof bulkUpdateProducts>>,
  TError,
  BulkUpdateProductsMutationVariables,
  TContext
> => {
  const mutationKey = getBulkUpdateProductsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof bulkUpdateProducts>>,
    BulkUpdateProductsMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return bulkUpdateProducts(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type BulkUpdateProductsMutationResult = NonNullable<
  Awaited<ReturnType<typeof bulkUpdateProducts>>
>
export type BulkUpdateProductsMutationBody = BulkProductsRequest
export type BulkUpdateProductsMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | InvalidIdsResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type BulkUpdateProductsMutationVariables = {
  data: BulkProductsRequest
  headers?: BulkUpdateProductsHeaders
}

/**
 * @summary One action on several products
 */
export const useBulkUpdateProducts = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidIdsResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof bulkUpdateProducts>>,
      TError,
      BulkUpdateProductsMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callBulkUpdateProducts>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof bulkUpdateProducts>>,
  TError,
  BulkUpdateProductsMutationVariables,
  TContext
> => {
  return useMutation(getBulkUpdateProductsMutationOptions(options), queryClient)
}
export const getDuplicateProductUrl = (id: number) => {
  return `/api/admin/products/${encodeURIComponent(String(id))}/duplicate`
}

/**
 * Copies a product as a draft named "… (bản sao)", not featured, with new ids and a slug of its own. It has no stock: nothing was delivered.
 * @summary Copy a product as a draft
 */
export const duplicateProduct = async (
  id: number,
  headers?: DuplicateProductHeaders,
  options?: Parameters<typeof callDuplicateProduct>[1],
): Promise<AdminProductResponse> => {
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
  return callDuplicateProduct<AdminProductResponse>(getDuplicateProductUrl(id), {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) },
  })
}

export const getDuplicateProductMutationKey = () => ['duplicateProduct'] as const

export const getDuplicateProductMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | IdempotencyMismatchResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof duplicateProduct>>,
    TError,
    DuplicateProductMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callDuplicateProduct>
}): UseMutationOptions<
  Awaited<ReturnType<typeof duplicateProduct>>,
  TError,
  DuplicateProductMutationVariables,
  TContext
> => {
  const mutationKey = getDuplicateProductMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof duplicateProduct>>,
    DuplicateProductMutationVariables
  > = (props) => {
    const { id, headers } = props ?? {}

    return duplicateProduct(id, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type DuplicateProductMutationResult = NonNullable<
  Awaited<ReturnType<typeof duplicateProduct>>
>

export type DuplicateProductMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ProductNotFoundResponse
  | IdempotencyMismatchResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type DuplicateProductMutationVariables = { id: number; headers?: DuplicateProductHeaders }

/**
 * @summary Copy a product as a draft
 */
export const useDuplicateProduct = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ProductNotFoundResponse
    | IdempotencyMismatchResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof duplicateProduct>>,
      TError,
      DuplicateProductMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callDuplicateProduct>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof duplicateProduct>>,
  TError,
  DuplicateProductMutationVariables,
  TContext
> => {
  return useMutation(getDuplicateProductMutationOptions(options), queryClient)
}

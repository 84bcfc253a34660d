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
import { callProductList } from '../../calls/catalogue.gen.ts'
import type { ErrorType } from '../../calls/catalogue.gen.ts'
import { callProductsByCategory } from '../../calls/catalogue.gen.ts'
import { callProductsByIds } from '../../calls/catalogue.gen.ts'
import { callProductDetail } from '../../calls/catalogue.gen.ts'
import { callRelatedProducts } from '../../calls/catalogue.gen.ts'
import { callCategoryList } from '../../calls/catalogue.gen.ts'
import type {
  BadRequestResponse,
  CategoryListParams,
  CategoryListResponse,
  CategoryNotFoundResponse,
  ErrorBody,
  InvalidRequestResponse,
  ProductDetailResponse,
  ProductListParams,
  ProductListResponse,
  ProductNotFoundResponse,
  ProductsByCategoryParams,
  ProductsByIdsRequest,
  ProductsByIdsResponse,
  ProductsFailedResponse,
  RelatedProductsResponse,
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

export const getProductListUrl = (params?: ProductListParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/products?${stringifiedParams}` : `/api/products`
}

/**
 * All visible products: `active`, in a visible category. With `q` those that are what it asks for, the best first: names, categories, colours, sizes and materials, in either language. Where none is, `is_nearest` says that these are only near.
 * @summary All products, or those found by a text
 */
export const productList = async (
  params?: ProductListParams,
  options?: Parameters<typeof callProductList>[1],
): Promise<ProductListResponse> => {
  return callProductList<ProductListResponse>(getProductListUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getProductListQueryKey = (params?: ProductListParams) => {
  return [`/api/products`, ...(params ? [params] : [])] as const
}

export const getProductListQueryOptions = <
  TData = Awaited<ReturnType<typeof productList>>,
  TError = ErrorType<
    | BadRequestResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  params?: ProductListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>
    request?: SecondParameter<typeof callProductList>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProductListQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof productList>>> = ({ signal }) =>
    productList(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProductListQueryResult = NonNullable<Awaited<ReturnType<typeof productList>>>
export type ProductListQueryError = ErrorType<
  | BadRequestResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ProductsFailedResponse
  | UnavailableResponse
>

export function useProductList<
  TData = Awaited<ReturnType<typeof productList>>,
  TError = ErrorType<
    | BadRequestResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  params: undefined | ProductListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productList>>,
          TError,
          Awaited<ReturnType<typeof productList>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductList>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductList<
  TData = Awaited<ReturnType<typeof productList>>,
  TError = ErrorType<
    | BadRequestResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  params?: ProductListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productList>>,
          TError,
          Awaited<ReturnType<typeof productList>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductList>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductList<
  TData = Awaited<ReturnType<typeof productList>>,
  TError = ErrorType<
    | BadRequestResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  params?: ProductListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>
    request?: SecondParameter<typeof callProductList>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All products, or those found by a text
 */

export function useProductList<
  TData = Awaited<ReturnType<typeof productList>>,
  TError = ErrorType<
    | BadRequestResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  params?: ProductListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>
    request?: SecondParameter<typeof callProductList>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProductListQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getProductsByCategoryUrl = (slug: string, params?: ProductsByCategoryParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/products/by-category/${encodeURIComponent(String(slug))}?${stringifiedParams}`
    : `/api/products/by-category/${encodeURIComponent(String(slug))}`
}

/**
 * Visible products of a category and of those below it. `category` narrows to one below; an unknown one there, or one that is not below, gives an empty list. An address that a category had before, or that leads to it since another was deleted, is answered with that category: the shop then shows its present address.
 * @summary Products of a category
 */
export const productsByCategory = async (
  slug: string,
  params?: ProductsByCategoryParams,
  options?: Parameters<typeof callProductsByCategory>[1],
): Promise<ProductListResponse> => {
  return callProductsByCategory<ProductListResponse>(getProductsByCategoryUrl(slug, params), {
    ...options,
    method: 'GET',
  })
}

export const getProductsByCategoryQueryKey = (slug: string, params?: ProductsByCategoryParams) => {
  return [`/api/products/by-category/${slug}`, ...(params ? [params] : [])] as const
}

export const getProductsByCategoryQueryOptions = <
  TData = Awaited<ReturnType<typeof productsByCategory>>,
  TError = ErrorType<
    | BadRequestResponse
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  params?: ProductsByCategoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByCategory>>, TError, TData>>
    request?: SecondParameter<typeof callProductsByCategory>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProductsByCategoryQueryKey(slug, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof productsByCategory>>> = ({ signal }) =>
    productsByCategory(slug, params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: slug !== null && slug !== undefined,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof productsByCategory>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProductsByCategoryQueryResult = NonNullable<
  Awaited<ReturnType<typeof productsByCategory>>
>
export type ProductsByCategoryQueryError = ErrorType<
  | BadRequestResponse
  | CategoryNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ProductsFailedResponse
  | UnavailableResponse
>

export function useProductsByCategory<
  TData = Awaited<ReturnType<typeof productsByCategory>>,
  TError = ErrorType<
    | BadRequestResponse
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  params: undefined | ProductsByCategoryParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByCategory>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productsByCategory>>,
          TError,
          Awaited<ReturnType<typeof productsByCategory>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductsByCategory>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductsByCategory<
  TData = Awaited<ReturnType<typeof productsByCategory>>,
  TError = ErrorType<
    | BadRequestResponse
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  params?: ProductsByCategoryParams,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<typeof productsByCategory>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productsByCategory>>,
          TError,
          Awaited<ReturnType<typeof productsByCategory>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductsByCategory>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductsByCategory<
  TData = Awaited<ReturnType<typeof productsByCategory>>,
  TError = ErrorType<
    | BadRequestResponse
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  params?: ProductsByCategoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByCategory>>, TError, TData>>
    request?: SecondParameter<typeof callProductsByCategory>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products of a category
 */

export function useProductsByCategory<
  TData = Awaited<ReturnType<typeof productsByCategory>>,
  TError = ErrorType<
    | BadRequestResponse
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  params?: ProductsByCategoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByCategory>>, TError, TData>>
    request?: SecondParameter<typeof callProductsByCategory>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProductsByCategoryQueryOptions(slug, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getProductsByIdsUrl = () => {
  return `/api/products/by-ids`
}

/**
 * Looks up products that the browser remembers, such as those viewed recently. An id that comes twice is answered once. Reads only, although it is a POST.
 * @summary Products by their ids
 */
export const productsByIds = async (
  productsByIdsRequest: ProductsByIdsRequest,
  options?: Parameters<typeof callProductsByIds>[1],
): Promise<ProductsByIdsResponse> => {
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
  return callProductsByIds<ProductsByIdsResponse>(getProductsByIdsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productsByIdsRequest),
  })
}

export const getProductsByIdsQueryKey = (productsByIdsRequest?: ProductsByIdsRequest) => {
  return ['POST', `/api/products/by-ids`, productsByIdsRequest] as const
}

export const getProductsByIdsQueryOptions = <
  TData = Awaited<ReturnType<typeof productsByIds>>,
  TError = ErrorType<
    ErrorBody | TooManyRequestsResponse | ProductsFailedResponse | UnavailableResponse
  >,
>(
  productsByIdsRequest: ProductsByIdsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByIds>>, TError, TData>>
    request?: SecondParameter<typeof callProductsByIds>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProductsByIdsQueryKey(productsByIdsRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof productsByIds>>> = ({ signal }) =>
    productsByIds(productsByIdsRequest, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof productsByIds>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProductsByIdsQueryResult = NonNullable<Awaited<ReturnType<typeof productsByIds>>>
export type ProductsByIdsQueryError = ErrorType<
  ErrorBody | TooManyRequestsResponse | ProductsFailedResponse | UnavailableResponse
>

export function useProductsByIds<
  TData = Awaited<ReturnType<typeof productsByIds>>,
  TError = ErrorType<
    ErrorBody | TooManyRequestsResponse | ProductsFailedResponse | UnavailableResponse
  >,
>(
  productsByIdsRequest: ProductsByIdsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByIds>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productsByIds>>,
          TError,
          Awaited<ReturnType<typeof productsByIds>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductsByIds>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductsByIds<
  TData = Awaited<ReturnType<typeof productsByIds>>,
  TError = ErrorType<
    ErrorBody | TooManyRequestsResponse | ProductsFailedResponse | UnavailableResponse
  >,
>(
  productsByIdsRequest: ProductsByIdsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByIds>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productsByIds>>,
          TError,
          Awaited<ReturnType<typeof productsByIds>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductsByIds>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductsByIds<
  TData = Awaited<ReturnType<typeof productsByIds>>,
  TError = ErrorType<
    ErrorBody | TooManyRequestsResponse | ProductsFailedResponse | UnavailableResponse
  >,
>(
  productsByIdsRequest: ProductsByIdsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByIds>>, TError, TData>>
    request?: SecondParameter<typeof callProductsByIds>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products by their ids
 */

export function useProductsByIds<
  TData = Awaited<ReturnType<typeof productsByIds>>,
  TError = ErrorType<
    ErrorBody | TooManyRequestsResponse | ProductsFailedResponse | UnavailableResponse
  >,
>(
  productsByIdsRequest: ProductsByIdsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productsByIds>>, TError, TData>>
    request?: SecondParameter<typeof callProductsByIds>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProductsByIdsQueryOptions(productsByIdsRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getProductDetailUrl = (slug: string) => {
  return `/api/products/${encodeURIComponent(String(slug))}`
}

/**
 * A visible product. Without a token anyone may call it; with one `is_in_wishlist` is about the caller. The slugs `by-category` and `by-ids` are reserved: no product may have them.
 * @summary A product
 */
export const productDetail = async (
  slug: string,
  options?: Parameters<typeof callProductDetail>[1],
): Promise<ProductDetailResponse> => {
  return callProductDetail<ProductDetailResponse>(getProductDetailUrl(slug), {
    ...options,
    method: 'GET',
  })
}

export const getProductDetailQueryKey = (slug: string) => {
  return [`/api/products/${slug}`] as const
}

export const getProductDetailQueryOptions = <
  TData = Awaited<ReturnType<typeof productDetail>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthenticatedResponse
    | ProductNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>
    request?: SecondParameter<typeof callProductDetail>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getProductDetailQueryKey(slug)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof productDetail>>> = ({ signal }) =>
    productDetail(slug, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: slug !== null && slug !== undefined,
    meta: { personal: 'partly', staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ProductDetailQueryResult = NonNullable<Awaited<ReturnType<typeof productDetail>>>
export type ProductDetailQueryError = ErrorType<
  | BadRequestResponse
  | UnauthenticatedResponse
  | ProductNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ProductsFailedResponse
  | UnavailableResponse
>

export function useProductDetail<
  TData = Awaited<ReturnType<typeof productDetail>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthenticatedResponse
    | ProductNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productDetail>>,
          TError,
          Awaited<ReturnType<typeof productDetail>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductDetail>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductDetail<
  TData = Awaited<ReturnType<typeof productDetail>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthenticatedResponse
    | ProductNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productDetail>>,
          TError,
          Awaited<ReturnType<typeof productDetail>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callProductDetail>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductDetail<
  TData = Awaited<ReturnType<typeof productDetail>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthenticatedResponse
    | ProductNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>
    request?: SecondParameter<typeof callProductDetail>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A product
 */

export function useProductDetail<
  TData = Awaited<ReturnType<typeof productDetail>>,
  TError = ErrorType<
    | BadRequestResponse
    | UnauthenticatedResponse
    | ProductNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ProductsFailedResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>
    request?: SecondParameter<typeof callProductDetail>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProductDetailQueryOptions(slug, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRelatedProductsUrl = (slug: string) => {
  return `/api/products/${encodeURIComponent(String(slug))}/related`
}

/**
 * Shown below a product. A failure is an empty list to the shopper.
 * @summary Products that go with a product
 */
export const relatedProducts = async (
  slug: string,
  options?: Parameters<typeof callRelatedProducts>[1],
): Promise<RelatedProductsResponse> => {
  return callRelatedProducts<RelatedProductsResponse>(getRelatedProductsUrl(slug), {
    ...options,
    method: 'GET',
  })
}

export const getRelatedProductsQueryKey = (slug: string) => {
  return [`/api/products/${slug}/related`] as const
}

export const getRelatedProductsQueryOptions = <
  TData = Awaited<ReturnType<typeof relatedProducts>>,
  TError = ErrorType<
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedProducts>>, TError, TData>>
    request?: SecondParameter<typeof callRelatedProducts>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getRelatedProductsQueryKey(slug)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof relatedProducts>>> = ({ signal }) =>
    relatedProducts(slug, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    enabled: slug !== null && slug !== undefined,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof relatedProducts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type RelatedProductsQueryResult = NonNullable<Awaited<ReturnType<typeof relatedProducts>>>
export type RelatedProductsQueryError = ErrorType<
  | ProductNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useRelatedProducts<
  TData = Awaited<ReturnType<typeof relatedProducts>>,
  TError = ErrorType<
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedProducts>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof relatedProducts>>,
          TError,
          Awaited<ReturnType<typeof relatedProducts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callRelatedProducts>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRelatedProducts<
  TData = Awaited<ReturnType<typeof relatedProducts>>,
  TError = ErrorType<
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedProducts>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof relatedProducts>>,
          TError,
          Awaited<ReturnType<typeof relatedProducts>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callRelatedProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRelatedProducts<
  TData = Awaited<ReturnType<typeof relatedProducts>>,
  TError = ErrorType<
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedProducts>>, TError, TData>>
    request?: SecondParameter<typeof callRelatedProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products that go with a product
 */

export function useRelatedProducts<
  TData = Awaited<ReturnType<typeof relatedProducts>>,
  TError = ErrorType<
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  slug: string,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof relatedProducts>>, TError, TData>>
    request?: SecondParameter<typeof callRelatedProducts>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getRelatedProductsQueryOptions(slug, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCategoryListUrl = (params?: CategoryListParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/categories?${stringifiedParams}` : `/api/categories`
}

/**
 * Visible categories. The chips above a product list ask for `?parent={slug}&level=2`. With both filters a category must fit both.
 * @summary Categories
 */
export const categoryList = async (
  params?: CategoryListParams,
  options?: Parameters<typeof callCategoryList>[1],
): Promise<CategoryListResponse> => {
  return callCategoryList<CategoryListResponse>(getCategoryListUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getCategoryListQueryKey = (params?: CategoryListParams) => {
  return [`/api/categories`, ...(params ? [params] : [])] as const
}

export const getCategoryListQueryOptions = <
  TData = Awaited<ReturnType<typeof categoryList>>,
  TError = ErrorType<
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof categoryList>>, TError, TData>>
    request?: SecondParameter<typeof callCategoryList>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCategoryListQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof categoryList>>> = ({ signal }) =>
    categoryList(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: false, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof categoryList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type CategoryListQueryResult = NonNullable<Awaited<ReturnType<typeof categoryList>>>
export type CategoryListQueryError = ErrorType<
  | CategoryNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useCategoryList<
  TData = Awaited<ReturnType<typeof categoryList>>,
  TError = ErrorType<
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | CategoryListParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof categoryList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof categoryList>>,
          TError,
          Awaited<ReturnType<typeof categoryList>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callCategoryList>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCategoryList<
  TData = Awaited<ReturnType<typeof categoryList>>,
  TError = ErrorType<
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof categoryList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof categoryList>>,
          TError,
          Awaited<ReturnType<typeof categoryList>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callCategoryList>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCategoryList<
  TData = Awaited<ReturnType<typeof categoryList>>,
  TError = ErrorType<
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof categoryList>>, TError, TData>>
    request?: SecondParameter<typeof callCategoryList>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories
 */

export function useCategoryList<
  TData = Awaited<ReturnType<typeof categoryList>>,
  TError = ErrorType<
    | CategoryNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: CategoryListParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof categoryList>>, TError, TData>>
    request?: SecondParameter<typeof callCategoryList>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCategoryListQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

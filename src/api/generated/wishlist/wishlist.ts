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
import { callWishlist } from '../../calls/wishlist.gen.ts'
import type { ErrorType } from '../../calls/wishlist.gen.ts'
import { callAddToWishlist } from '../../calls/wishlist.gen.ts'
import { callRemoveFromWishlist } from '../../calls/wishlist.gen.ts'
import type {
  ErrorBody,
  InvalidRequestResponse,
  ProductNotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  WishlistResponse,
  WishlistStateResponse,
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

export const getWishlistUrl = () => {
  return `/api/wishlist`
}

/**
 * What the caller keeps.
 * @summary What the shopper keeps
 */
export const wishlist = async (
  options?: Parameters<typeof callWishlist>[1],
): Promise<WishlistResponse> => {
  return callWishlist<WishlistResponse>(getWishlistUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getWishlistQueryKey = () => {
  return [`/api/wishlist`] as const
}

export const getWishlistQueryOptions = <
  TData = Awaited<ReturnType<typeof wishlist>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wishlist>>, TError, TData>>
  request?: SecondParameter<typeof callWishlist>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getWishlistQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof wishlist>>> = ({ signal }) =>
    wishlist({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof wishlist>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type WishlistQueryResult = NonNullable<Awaited<ReturnType<typeof wishlist>>>
export type WishlistQueryError = ErrorType<
  UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
>

export function useWishlist<
  TData = Awaited<ReturnType<typeof wishlist>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof wishlist>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof wishlist>>,
          TError,
          Awaited<ReturnType<typeof wishlist>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callWishlist>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWishlist<
  TData = Awaited<ReturnType<typeof wishlist>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wishlist>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof wishlist>>,
          TError,
          Awaited<ReturnType<typeof wishlist>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callWishlist>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWishlist<
  TData = Awaited<ReturnType<typeof wishlist>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wishlist>>, TError, TData>>
    request?: SecondParameter<typeof callWishlist>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the shopper keeps
 */

export function useWishlist<
  TData = Awaited<ReturnType<typeof wishlist>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof wishlist>>, TError, TData>>
    request?: SecondParameter<typeof callWishlist>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWishlistQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddToWishlistUrl = (productId: number) => {
  return `/api/wishlist/${encodeURIComponent(String(productId))}`
}

/**
 * Keeps a product. Keeping it twice changes nothing and is a success.
 * @summary Keep a product
 */
export const addToWishlist = async (
  productId: number,
  options?: Parameters<typeof callAddToWishlist>[1],
): Promise<WishlistStateResponse> => {
  return callAddToWishlist<WishlistStateResponse>(getAddToWishlistUrl(productId), {
    ...options,
    method: 'POST',
  })
}

export const getAddToWishlistMutationKey = () => ['addToWishlist'] as const

export const getAddToWishlistMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof addToWishlist>>,
    TError,
    AddToWishlistMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callAddToWishlist>
}): UseMutationOptions<
  Awaited<ReturnType<typeof addToWishlist>>,
  TError,
  AddToWishlistMutationVariables,
  TContext
> => {
  const mutationKey = getAddToWishlistMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof addToWishlist>>,
    AddToWishlistMutationVariables
  > = (props) => {
    const { productId } = props ?? {}

    return addToWishlist(productId, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type AddToWishlistMutationResult = NonNullable<Awaited<ReturnType<typeof addToWishlist>>>

export type AddToWishlistMutationError = ErrorType<
  | UnauthenticatedResponse
  | ProductNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ErrorBody
  | UnavailableResponse
>
export type AddToWishlistMutationVariables = { productId: number }

/**
 * @summary Keep a product
 */
export const useAddToWishlist = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ProductNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof addToWishlist>>,
      TError,
      AddToWishlistMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callAddToWishlist>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof addToWishlist>>,
  TError,
  AddToWishlistMutationVariables,
  TContext
> => {
  return useMutation(getAddToWishlistMutationOptions(options), queryClient)
}
export const getRemoveFromWishlistUrl = (productId: number) => {
  return `/api/wishlist/${encodeURIComponent(String(productId))}`
}

/**
 * Removes a product. Removing one that is not kept, is hidden or is gone changes nothing and is a success.
 * @summary Keep a product no longer
 */
export const removeFromWishlist = async (
  productId: number,
  options?: Parameters<typeof callRemoveFromWishlist>[1],
): Promise<WishlistStateResponse> => {
  return callRemoveFromWishlist<WishlistStateResponse>(getRemoveFromWishlistUrl(productId), {
    ...options,
    method: 'DELETE',
  })
}

export const getRemoveFromWishlistMutationKey = () => ['removeFromWishlist'] as const

export const getRemoveFromWishlistMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof removeFromWishlist>>,
    TError,
    RemoveFromWishlistMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callRemoveFromWishlist>
}): UseMutationOptions<
  Awaited<ReturnType<typeof removeFromWishlist>>,
  TError,
  RemoveFromWishlistMutationVariables,
  TContext
> => {
  const mutationKey = getRemoveFromWishlistMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof removeFromWishlist>>,
    RemoveFromWishlistMutationVariables
  > = (props) => {
    const { productId } = props ?? {}

    return removeFromWishlist(productId, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemoveFromWishlistMutationResult = NonNullable<
  Awaited<ReturnType<typeof removeFromWishlist>>
>

export type RemoveFromWishlistMutationError = ErrorType<
  | UnauthenticatedResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ErrorBody
  | UnavailableResponse
>
export type RemoveFromWishlistMutationVariables = { productId: number }

/**
 * @summary Keep a product no longer
 */
export const useRemoveFromWishlist = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof removeFromWishlist>>,
      TError,
      RemoveFromWishlistMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callRemoveFromWishlist>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof removeFromWishlist>>,
  TError,
  RemoveFromWishlistMutationVariables,
  TContext
> => {
  return useMutation(getRemoveFromWishlistMutationOptions(options), queryClient)
}

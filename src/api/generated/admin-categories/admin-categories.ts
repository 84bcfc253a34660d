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
import { callAdminCategories } from '../../calls/admin-categories.gen.ts'
import type { ErrorType } from '../../calls/admin-categories.gen.ts'
import { callCreateCategory } from '../../calls/admin-categories.gen.ts'
import { callAdminCategory } from '../../calls/admin-categories.gen.ts'
import { callUpdateCategory } from '../../calls/admin-categories.gen.ts'
import { callDeleteCategory } from '../../calls/admin-categories.gen.ts'
import { callReorderCategories } from '../../calls/admin-categories.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminCategoriesParams,
  AdminCategoryListResponse,
  AdminCategoryRequest,
  AdminCategoryResponse,
  CategoryNotFoundResponse,
  CategoryOrder,
  ConflictResponse,
  CreateCategoryHeaders,
  DeleteCategoryParams,
  ErrorBody,
  ForbiddenResponse,
  IdempotencyMismatchResponse,
  InvalidCategoryResponse,
  InvalidRequestResponse,
  MessageResponse,
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

export const getAdminCategoriesUrl = (params?: AdminCategoriesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/categories?${stringifiedParams}`
    : `/api/admin/categories`
}

/**
 * The whole tree, hidden categories too. `q` looks in the name and answers a flat selection.
 * @summary Categories as edited
 */
export const adminCategories = async (
  params?: AdminCategoriesParams,
  options?: Parameters<typeof callAdminCategories>[1],
): Promise<AdminCategoryListResponse> => {
  return callAdminCategories<AdminCategoryListResponse>(getAdminCategoriesUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminCategoriesQueryKey = (params?: AdminCategoriesParams) => {
  return [`/api/admin/categories`, ...(params ? [params] : [])] as const
}

export const getAdminCategoriesQueryOptions = <
  TData = Awaited<ReturnType<typeof adminCategories>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCategoriesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCategories>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCategories>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminCategoriesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminCategories>>> = ({ signal }) =>
    adminCategories(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminCategories>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof adminCategories>>>
export type AdminCategoriesQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminCategories<
  TData = Awaited<ReturnType<typeof adminCategories>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminCategoriesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCategories>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminCategories>>,
          TError,
          Awaited<ReturnType<typeof adminCategories>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminCategories>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminCategories<
  TData = Awaited<ReturnType<typeof adminCategories>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCategoriesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCategories>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminCategories>>,
          TError,
          Awaited<ReturnType<typeof adminCategories>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminCategories>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminCategories<
  TData = Awaited<ReturnType<typeof adminCategories>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCategoriesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCategories>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCategories>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories as edited
 */

export function useAdminCategories<
  TData = Awaited<ReturnType<typeof adminCategories>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminCategoriesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminCategories>>, TError, TData>>
    request?: SecondParameter<typeof callAdminCategories>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminCategoriesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreateCategoryUrl = () => {
  return `/api/admin/categories`
}

/**
 * Adds a category, last among its siblings. JSON, or a form when a picture comes with it.
 * @summary Create a category
 */
export const createCategory = async (
  adminCategoryRequest: AdminCategoryRequest,
  headers?: CreateCategoryHeaders,
  options?: Parameters<typeof callCreateCategory>[1],
): Promise<AdminCategoryResponse> => {
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
  return callCreateCategory<AdminCategoryResponse>(getCreateCategoryUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminCategoryRequest),
  })
}

export const getCreateCategoryMutationKey = () => ['createCategory'] as const

export const getCreateCategoryMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidCategoryResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createCategory>>,
    TError,
    CreateCategoryMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateCategory>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createCategory>>,
  TError,
  CreateCategoryMutationVariables,
  TContext
> => {
  const mutationKey = getCreateCategoryMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createCategory>>,
    CreateCategoryMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return createCategory(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CreateCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createCategory>>>
export type CreateCategoryMutationBody = AdminCategoryRequest
export type CreateCategoryMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | InvalidCategoryResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateCategoryMutationVariables = {
  data: AdminCategoryRequest
  headers?: CreateCategoryHeaders
}

/**
 * @summary Create a category
 */
export const useCreateCategory = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidCategoryResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createCategory>>,
      TError,
      CreateCategoryMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateCategory>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createCategory>>,
  TError,
  CreateCategoryMutationVariables,
  TContext
> => {
  return useMutation(getCreateCategoryMutationOptions(options), queryClient)
}
export const getAdminCategoryUrl = (id: number) => {
  return `/api/admin/categories/${encodeURIComponent(String(id))}`
}

/**
 * One category as edited. The shop does not call it: the list has everything.
 * @summary A category
 */
export const adminCategory = async (
  id: number,
  options?: Parameters<typeof callAdminCategory>[1],
): Promise<AdminCategoryResponse> => {
  return callAdminCategory<AdminCategoryResponse>(getAdminCategoryUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getUpdateCategoryUrl = (id: number) => {
  return `/api/admin/categories/${encodeURIComponent(String(id))}`
}

/**
 * Changes a category. Absent fields stay. Moved below another it goes last there. JSON, or a form when a picture comes with it. With another slug, the address of before leads to it from then on.
 * @summary Change a category
 */
export const updateCategory = async (
  id: number,
  adminCategoryRequest: AdminCategoryRequest,
  options?: Parameters<typeof callUpdateCategory>[1],
): Promise<AdminCategoryResponse> => {
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
  return callUpdateCategory<AdminCategoryResponse>(getUpdateCategoryUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminCategoryRequest),
  })
}

export const getUpdateCategoryMutationKey = () => ['updateCategory'] as const

export const getUpdateCategoryMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | CategoryNotFoundResponse
    | ConflictResponse
    | InvalidCategoryResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateCategory>>,
    TError,
    UpdateCategoryMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateCategory>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateCategory>>,
  TError,
  UpdateCategoryMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateCategoryMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateCategory>>,
    UpdateCategoryMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return updateCategory(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type UpdateCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateCategory>>>
export type UpdateCategoryMutationBody = AdminCategoryRequest
export type UpdateCategoryMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | CategoryNotFoundResponse
  | ConflictResponse
  | InvalidCategoryResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UpdateCategoryMutationVariables = { id: number; data: AdminCategoryRequest }

/**
 * @summary Change a category
 */
export const useUpdateCategory = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | CategoryNotFoundResponse
    | ConflictResponse
    | InvalidCategoryResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateCategory>>,
      TError,
      UpdateCategoryMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateCategory>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateCategory>>,
  TError,
  UpdateCategoryMutationVariables,
  TContext
> => {
  return useMutation(getUpdateCategoryMutationOptions(options), queryClient)
}
export const getDeleteCategoryUrl = (id: number, params?: DeleteCategoryParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/categories/${encodeURIComponent(String(id))}?${stringifiedParams}`
    : `/api/admin/categories/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a category. It must have no children, and no products unless `reassign_to` says where they go. The address of the deleted one then leads to that category, so that links to it go on. One that is gone already is a success.
 * @summary Delete a category
 */
export const deleteCategory = async (
  id: number,
  params?: DeleteCategoryParams,
  options?: Parameters<typeof callDeleteCategory>[1],
): Promise<MessageResponse> => {
  return callDeleteCategory<MessageResponse>(getDeleteCategoryUrl(id, params), {
    ...options,
    method: 'DELETE',
  })
}

export const getDeleteCategoryMutationKey = () => ['deleteCategory'] as const

export const getDeleteCategoryMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteCategory>>,
    TError,
    DeleteCategoryMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callDeleteCategory>
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteCategory>>,
  TError,
  DeleteCategoryMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteCategoryMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteCategory>>,
    DeleteCategoryMutationVariables
  > = (props) => {
    const { id, params } = props ?? {}

    return deleteCategory(id, params, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type DeleteCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCategory>>>

export type DeleteCategoryMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type DeleteCategoryMutationVariables = { id: number; params?: DeleteCategoryParams }

/**
 * @summary Delete a category
 */
export const useDeleteCategory = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteCategory>>,
      TError,
      DeleteCategoryMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callDeleteCategory>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteCategory>>,
  TError,
  DeleteCategoryMutationVariables,
  TContext
> => {
  return useMutation(getDeleteCategoryMutationOptions(options), queryClient)
}
export const getReorderCategoriesUrl = () => {
  return `/api/admin/categories/reorder`
}

/**
 * Moves categories in the tree, all or nothing. Levels follow from the parents.
 * @summary Order the tree
 */
export const reorderCategories = async (
  categoryOrder: CategoryOrder,
  options?: Parameters<typeof callReorderCategories>[1],
): Promise<AdminCategoryListResponse> => {
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
  return callReorderCategories<AdminCategoryListResponse>(getReorderCategoriesUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryOrder),
  })
}

export const getReorderCategoriesMutationKey = () => ['reorderCategories'] as const

export const getReorderCategoriesMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof reorderCategories>>,
    TError,
    ReorderCategoriesMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callReorderCategories>
}): UseMutationOptions<
  Awaited<ReturnType<typeof reorderCategories>>,
  TError,
  ReorderCategoriesMutationVariables,
  TContext
> => {
  const mutationKey = getReorderCategoriesMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reorderCategories>>,
    ReorderCategoriesMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return reorderCategories(data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type ReorderCategoriesMutationResult = NonNullable<
  Awaited<ReturnType<typeof reorderCategories>>
>
export type ReorderCategoriesMutationBody = CategoryOrder
export type ReorderCategoriesMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type ReorderCategoriesMutationVariables = { data: CategoryOrder }

/**
 * @summary Order the tree
 */
export const useReorderCategories = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reorderCategories>>,
      TError,
      ReorderCategoriesMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callReorderCategories>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reorderCategories>>,
  TError,
  ReorderCategoriesMutationVariables,
  TContext
> => {
  return useMutation(getReorderCategoriesMutationOptions(options), queryClient)
}

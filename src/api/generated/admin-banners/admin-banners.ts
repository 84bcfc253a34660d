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
import { callAdminBanners } from '../../calls/admin-banners.gen.ts'
import type { ErrorType } from '../../calls/admin-banners.gen.ts'
import { callCreateBanner } from '../../calls/admin-banners.gen.ts'
import { callUpdateBannerWithFile } from '../../calls/admin-banners.gen.ts'
import { callUpdateBanner } from '../../calls/admin-banners.gen.ts'
import { callDeleteBanner } from '../../calls/admin-banners.gen.ts'
import { callUploadBannerImage } from '../../calls/admin-banners.gen.ts'
import { callReorderBanners } from '../../calls/admin-banners.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminBannersParams,
  BannerListResponse,
  BannerNotFoundResponse,
  BannerRequest,
  BannerResponse,
  BannerUpload,
  ConflictResponse,
  CreateBannerHeaders,
  ErrorBody,
  ForbiddenResponse,
  IdOrder,
  IdempotencyMismatchResponse,
  ImageUpload,
  InvalidIdsResponse,
  InvalidImageResponse,
  InvalidRequestResponse,
  MessageResponse,
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

export const getAdminBannersUrl = (params?: AdminBannersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/banners?${stringifiedParams}`
    : `/api/admin/banners`
}

/**
 * All banners. `q` looks in both titles.
 * @summary Banners
 */
export const adminBanners = async (
  params?: AdminBannersParams,
  options?: Parameters<typeof callAdminBanners>[1],
): Promise<BannerListResponse> => {
  return callAdminBanners<BannerListResponse>(getAdminBannersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminBannersQueryKey = (params?: AdminBannersParams) => {
  return [`/api/admin/banners`, ...(params ? [params] : [])] as const
}

export const getAdminBannersQueryOptions = <
  TData = Awaited<ReturnType<typeof adminBanners>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBanners>>, TError, TData>>
    request?: SecondParameter<typeof callAdminBanners>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminBannersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminBanners>>> = ({ signal }) =>
    adminBanners(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminBanners>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminBannersQueryResult = NonNullable<Awaited<ReturnType<typeof adminBanners>>>
export type AdminBannersQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminBanners<
  TData = Awaited<ReturnType<typeof adminBanners>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminBannersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBanners>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminBanners>>,
          TError,
          Awaited<ReturnType<typeof adminBanners>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminBanners>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminBanners<
  TData = Awaited<ReturnType<typeof adminBanners>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBanners>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminBanners>>,
          TError,
          Awaited<ReturnType<typeof adminBanners>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminBanners>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminBanners<
  TData = Awaited<ReturnType<typeof adminBanners>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBanners>>, TError, TData>>
    request?: SecondParameter<typeof callAdminBanners>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners
 */

export function useAdminBanners<
  TData = Awaited<ReturnType<typeof adminBanners>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminBannersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminBanners>>, TError, TData>>
    request?: SecondParameter<typeof callAdminBanners>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminBannersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreateBannerUrl = () => {
  return `/api/admin/banners`
}

/**
 * Adds a banner. The shop uploads the picture first and sends JSON; a form with the file does the same in one call.
 * @summary Add a banner
 */
export const createBanner = async (
  bannerRequest: BannerRequest,
  headers?: CreateBannerHeaders,
  options?: Parameters<typeof callCreateBanner>[1],
): Promise<BannerResponse> => {
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
  return callCreateBanner<BannerResponse>(getCreateBannerUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(bannerRequest),
  })
}

export const getCreateBannerMutationKey = () => ['createBanner'] as const

export const getCreateBannerMutationOptions = <
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
    Awaited<ReturnType<typeof createBanner>>,
    TError,
    CreateBannerMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateBanner>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createBanner>>,
  TError,
  CreateBannerMutationVariables,
  TContext
> => {
  const mutationKey = getCreateBannerMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createBanner>>,
    CreateBannerMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return createBanner(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CreateBannerMutationResult = NonNullable<Awaited<ReturnType<typeof createBanner>>>
export type CreateBannerMutationBody = BannerRequest
export type CreateBannerMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateBannerMutationVariables = { data: BannerRequest; headers?: CreateBannerHeaders }

/**
 * @summary Add a banner
 */
export const useCreateBanner = <
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
      Awaited<ReturnType<typeof createBanner>>,
      TError,
      CreateBannerMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateBanner>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createBanner>>,
  TError,
  CreateBannerMutationVariables,
  TContext
> => {
  return useMutation(getCreateBannerMutationOptions(options), queryClient)
}
export const getUpdateBannerWithFileUrl = (id: number) => {
  return `/api/admin/banners/${encodeURIComponent(String(id))}`
}

/**
 * Changes a banner and its picture in one form. The shop does not call it: it uploads the picture first and sends `PUT`.
 * @summary Change a banner and its image
 */
export const updateBannerWithFile = async (
  id: number,
  bannerUpload: BannerUpload,
  options?: Parameters<typeof callUpdateBannerWithFile>[1],
): Promise<BannerResponse> => {
  const formData = new FormData()
  if (bannerUpload.image !== undefined) {
    formData.append(`image`, bannerUpload.image)
  }
  if (bannerUpload.image_url !== undefined) {
    formData.append(`image_url`, bannerUpload.image_url)
  }
  formData.append(`title_1`, bannerUpload.title_1)
  formData.append(`title_2`, bannerUpload.title_2)
  if (bannerUpload.title_1_en !== undefined) {
    formData.append(`title_1_en`, bannerUpload.title_1_en)
  }
  if (bannerUpload.title_2_en !== undefined) {
    formData.append(`title_2_en`, bannerUpload.title_2_en)
  }
  formData.append(`link`, bannerUpload.link)
  if (bannerUpload.updated_at !== undefined) {
    formData.append(`updated_at`, bannerUpload.updated_at)
  }

  return callUpdateBannerWithFile<BannerResponse>(getUpdateBannerWithFileUrl(id), {
    ...options,
    method: 'POST',
    body: formData,
  })
}

export const getUpdateBannerUrl = (id: number) => {
  return `/api/admin/banners/${encodeURIComponent(String(id))}`
}

/**
 * Replaces a banner.
 * @summary Change a banner
 */
export const updateBanner = async (
  id: number,
  bannerRequest: BannerRequest,
  options?: Parameters<typeof callUpdateBanner>[1],
): Promise<BannerResponse> => {
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
  return callUpdateBanner<BannerResponse>(getUpdateBannerUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bannerRequest),
  })
}

export const getUpdateBannerMutationKey = () => ['updateBanner'] as const

export const getUpdateBannerMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | BannerNotFoundResponse
    | ConflictResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateBanner>>,
    TError,
    UpdateBannerMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateBanner>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateBanner>>,
  TError,
  UpdateBannerMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateBannerMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateBanner>>,
    UpdateBannerMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return updateBanner(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type UpdateBannerMutationResult = NonNullable<Awaited<ReturnType<typeof updateBanner>>>
export type UpdateBannerMutationBody = BannerRequest
export type UpdateBannerMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | BannerNotFoundResponse
  | ConflictResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UpdateBannerMutationVariables = { id: number; data: BannerRequest }

/**
 * @summary Change a banner
 */
export const useUpdateBanner = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | BannerNotFoundResponse
    | ConflictResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateBanner>>,
      TError,
      UpdateBannerMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateBanner>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateBanner>>,
  TError,
  UpdateBannerMutationVariables,
  TContext
> => {
  return useMutation(getUpdateBannerMutationOptions(options), queryClient)
}
export const getDeleteBannerUrl = (id: number) => {
  return `/api/admin/banners/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a banner. The others keep their `order`. One that is gone already is a success.
 * @summary Delete a banner
 */
export const deleteBanner = async (
  id: number,
  options?: Parameters<typeof callDeleteBanner>[1],
): Promise<MessageResponse> => {
  return callDeleteBanner<MessageResponse>(getDeleteBannerUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getDeleteBannerMutationKey = () => ['deleteBanner'] as const

export const getDeleteBannerMutationOptions = <
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
    Awaited<ReturnType<typeof deleteBanner>>,
    TError,
    DeleteBannerMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callDeleteBanner>
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteBanner>>,
  TError,
  DeleteBannerMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteBannerMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteBanner>>,
    DeleteBannerMutationVariables
  > = (props) => {
    const { id } = props ?? {}

    return deleteBanner(id, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type DeleteBannerMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBanner>>>

export type DeleteBannerMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type DeleteBannerMutationVariables = { id: number }

/**
 * @summary Delete a banner
 */
export const useDeleteBanner = <
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
      Awaited<ReturnType<typeof deleteBanner>>,
      TError,
      DeleteBannerMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callDeleteBanner>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteBanner>>,
  TError,
  DeleteBannerMutationVariables,
  TContext
> => {
  return useMutation(getDeleteBannerMutationOptions(options), queryClient)
}
export const getUploadBannerImageUrl = () => {
  return `/api/admin/banners/upload`
}

/**
 * A form with one picture: JPEG, PNG or WebP by its first bytes, at most 5 MB. The shop cuts product pictures to a square before it sends them, shows the progress, and puts the answered address into the next save; nothing else changes.
 * @summary Upload a banner image
 */
export const uploadBannerImage = async (
  imageUpload: ImageUpload,
  options?: Parameters<typeof callUploadBannerImage>[1],
): Promise<UploadResponse> => {
  const formData = new FormData()
  formData.append(`image`, imageUpload.image)

  return callUploadBannerImage<UploadResponse>(getUploadBannerImageUrl(), {
    ...options,
    method: 'POST',
    body: formData,
  })
}

export const getUploadBannerImageMutationKey = () => ['uploadBannerImage'] as const

export const getUploadBannerImageMutationOptions = <
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
    Awaited<ReturnType<typeof uploadBannerImage>>,
    TError,
    UploadBannerImageMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUploadBannerImage>
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadBannerImage>>,
  TError,
  UploadBannerImageMutationVariables,
  TContext
> => {
  const mutationKey = getUploadBannerImageMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadBannerImage>>,
    UploadBannerImageMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return uploadBannerImage(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UploadBannerImageMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadBannerImage>>
>
export type UploadBannerImageMutationBody = ImageUpload
export type UploadBannerImageMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | WrongFileTypeResponse
  | InvalidImageResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UploadBannerImageMutationVariables = { data: ImageUpload }

/**
 * @summary Upload a banner image
 */
export const useUploadBannerImage = <
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
      Awaited<ReturnType<typeof uploadBannerImage>>,
      TError,
      UploadBannerImageMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUploadBannerImage>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadBannerImage>>,
  TError,
  UploadBannerImageMutationVariables,
  TContext
> => {
  return useMutation(getUploadBannerImageMutationOptions(options), queryClient)
}
export const getReorderBannersUrl = () => {
  return `/api/admin/banners/reorder`
}

/**
 * Gives `order` 1, 2, 3 … to the banners as listed.
 * @summary Order the banners
 */
export const reorderBanners = async (
  idOrder: IdOrder,
  options?: Parameters<typeof callReorderBanners>[1],
): Promise<BannerListResponse> => {
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
  return callReorderBanners<BannerListResponse>(getReorderBannersUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(idOrder),
  })
}

export const getReorderBannersMutationKey = () => ['reorderBanners'] as const

export const getReorderBannersMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidIdsResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof reorderBanners>>,
    TError,
    ReorderBannersMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callReorderBanners>
}): UseMutationOptions<
  Awaited<ReturnType<typeof reorderBanners>>,
  TError,
  ReorderBannersMutationVariables,
  TContext
> => {
  const mutationKey = getReorderBannersMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reorderBanners>>,
    ReorderBannersMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return reorderBanners(data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type ReorderBannersMutationResult = NonNullable<Awaited<ReturnType<typeof reorderBanners>>>
export type ReorderBannersMutationBody = IdOrder
export type ReorderBannersMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidIdsResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type ReorderBannersMutationVariables = { data: IdOrder }

/**
 * @summary Order the banners
 */
export const useReorderBanners = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidIdsResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof reorderBanners>>,
      TError,
      ReorderBannersMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callReorderBanners>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reorderBanners>>,
  TError,
  ReorderBannersMutationVariables,
  TContext
> => {
  return useMutation(getReorderBannersMutationOptions(options), queryClient)
}

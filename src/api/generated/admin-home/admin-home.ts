/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query'
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query'
import { callUpdateHomepageSections } from '../../calls/admin-home.gen.ts'
import type { ErrorType } from '../../calls/admin-home.gen.ts'
import { callUpdateHomepageSection } from '../../calls/admin-home.gen.ts'
import { callUploadSectionImage } from '../../calls/admin-home.gen.ts'
import { callReorderHomepageSections } from '../../calls/admin-home.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  ConflictResponse,
  ErrorBody,
  ForbiddenResponse,
  HomepageSectionResponse,
  HomepageSectionsResponse,
  InvalidImageResponse,
  SectionContent,
  SectionImageUpload,
  SectionKey,
  SectionOrder,
  SectionRequest,
  SectionsRequest,
  ServerErrorResponse,
  TooLargeResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  UploadResponse,
  WrongFileTypeResponse,
} from '../endpoints.schemas.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getUpdateHomepageSectionsUrl = () => {
  return `/api/admin/homepage-sections/update-all`
}

/**
 * Publishes contents, visibility and order of all sections at once: all or nothing.
 * @summary Publish all sections
 */
export const updateHomepageSections = async (
  sectionsRequest: SectionsRequest,
  options?: Parameters<typeof callUpdateHomepageSections>[1],
): Promise<HomepageSectionsResponse> => {
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
  return callUpdateHomepageSections<HomepageSectionsResponse>(getUpdateHomepageSectionsUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sectionsRequest),
  })
}

export const getUpdateHomepageSectionsMutationKey = () => ['updateHomepageSections'] as const

export const getUpdateHomepageSectionsMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ConflictResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateHomepageSections>>,
    TError,
    UpdateHomepageSectionsMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateHomepageSections>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateHomepageSections>>,
  TError,
  UpdateHomepageSectionsMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateHomepageSectionsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateHomepageSections>>,
    UpdateHomepageSectionsMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return updateHomepageSections(data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type UpdateHomepageSectionsMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateHomepageSections>>
>
export type UpdateHomepageSectionsMutationBody = SectionsRequest
export type UpdateHomepageSectionsMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ConflictResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UpdateHomepageSectionsMutationVariables = { data: SectionsRequest }

/**
 * @summary Publish all sections
 */
export const useUpdateHomepageSections = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
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
      Awaited<ReturnType<typeof updateHomepageSections>>,
      TError,
      UpdateHomepageSectionsMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateHomepageSections>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateHomepageSections>>,
  TError,
  UpdateHomepageSectionsMutationVariables,
  TContext
> => {
  return useMutation(getUpdateHomepageSectionsMutationOptions(options), queryClient)
}
export const getUpdateHomepageSectionUrl = (key: SectionKey) => {
  return `/api/admin/homepage/sections/${encodeURIComponent(String(key))}`
}

/**
 * Publishes one section; its place stays. The content may come without the object around it.
 * @summary Publish one section
 */
export const updateHomepageSection = async (
  key: SectionKey,
  sectionRequestSectionContent: SectionRequest | SectionContent,
  options?: Parameters<typeof callUpdateHomepageSection>[1],
): Promise<HomepageSectionResponse> => {
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
  return callUpdateHomepageSection<HomepageSectionResponse>(getUpdateHomepageSectionUrl(key), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sectionRequestSectionContent),
  })
}

export const getUpdateHomepageSectionMutationKey = () => ['updateHomepageSection'] as const

export const getUpdateHomepageSectionMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | ConflictResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateHomepageSection>>,
    TError,
    UpdateHomepageSectionMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateHomepageSection>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateHomepageSection>>,
  TError,
  UpdateHomepageSectionMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateHomepageSectionMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateHomepageSection>>,
    UpdateHomepageSectionMutationVariables
  > = (props) => {
    const { key, data } = props ?? {}

    return updateHomepageSection(key, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type UpdateHomepageSectionMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateHomepageSection>>
>
export type UpdateHomepageSectionMutationBody = SectionRequest | SectionContent
export type UpdateHomepageSectionMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | ConflictResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UpdateHomepageSectionMutationVariables = {
  key: SectionKey
  data: SectionRequest | SectionContent
}

/**
 * @summary Publish one section
 */
export const useUpdateHomepageSection = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | ErrorBody
    | ConflictResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateHomepageSection>>,
      TError,
      UpdateHomepageSectionMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateHomepageSection>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateHomepageSection>>,
  TError,
  UpdateHomepageSectionMutationVariables,
  TContext
> => {
  return useMutation(getUpdateHomepageSectionMutationOptions(options), queryClient)
}
export const getUploadSectionImageUrl = () => {
  return `/api/admin/homepage-sections/upload-image`
}

/**
 * A form with one picture: JPEG, PNG or WebP by its first bytes, at most 5 MB. The shop cuts product pictures to a square before it sends them, shows the progress, and puts the answered address into the next save; nothing else changes.
 * @summary Upload an image of a section
 */
export const uploadSectionImage = async (
  sectionImageUpload: SectionImageUpload,
  options?: Parameters<typeof callUploadSectionImage>[1],
): Promise<UploadResponse> => {
  const formData = new FormData()
  formData.append(`image`, sectionImageUpload.image)
  formData.append(`section_key`, sectionImageUpload.section_key)

  return callUploadSectionImage<UploadResponse>(getUploadSectionImageUrl(), {
    ...options,
    method: 'POST',
    body: formData,
  })
}

export const getUploadSectionImageMutationKey = () => ['uploadSectionImage'] as const

export const getUploadSectionImageMutationOptions = <
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
    Awaited<ReturnType<typeof uploadSectionImage>>,
    TError,
    UploadSectionImageMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUploadSectionImage>
}): UseMutationOptions<
  Awaited<ReturnType<typeof uploadSectionImage>>,
  TError,
  UploadSectionImageMutationVariables,
  TContext
> => {
  const mutationKey = getUploadSectionImageMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof uploadSectionImage>>,
    UploadSectionImageMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return uploadSectionImage(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UploadSectionImageMutationResult = NonNullable<
  Awaited<ReturnType<typeof uploadSectionImage>>
>
export type UploadSectionImageMutationBody = SectionImageUpload
export type UploadSectionImageMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | TooLargeResponse
  | WrongFileTypeResponse
  | InvalidImageResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UploadSectionImageMutationVariables = { data: SectionImageUpload }

/**
 * @summary Upload an image of a section
 */
export const useUploadSectionImage = <
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
      Awaited<ReturnType<typeof uploadSectionImage>>,
      TError,
      UploadSectionImageMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUploadSectionImage>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof uploadSectionImage>>,
  TError,
  UploadSectionImageMutationVariables,
  TContext
> => {
  return useMutation(getUploadSectionImageMutationOptions(options), queryClient)
}
export const getReorderHomepageSectionsUrl = () => {
  return `/api/admin/homepage/sections/reorder`
}

/**
 * Changes the order of the sections and nothing else.
 * @summary Order the sections
 */
export const reorderHomepageSections = async (
  sectionOrder: SectionOrder,
  options?: Parameters<typeof callReorderHomepageSections>[1],
): Promise<HomepageSectionsResponse> => {
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
  return callReorderHomepageSections<HomepageSectionsResponse>(getReorderHomepageSectionsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sectionOrder),
  })
}

export const getReorderHomepageSectionsMutationKey = () => ['reorderHomepageSections'] as const

export const getReorderHomepageSectionsMutationOptions = <
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
    Awaited<ReturnType<typeof reorderHomepageSections>>,
    TError,
    ReorderHomepageSectionsMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callReorderHomepageSections>
}): UseMutationOptions<
  Awaited<ReturnType<typeof reorderHomepageSections>>,
  TError,
  ReorderHomepageSectionsMutationVariables,
  TContext
> => {
  const mutationKey = getReorderHomepageSectionsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof reorderHomepageSections>>,
    ReorderHomepageSectionsMutationVariables
  > = (props) => {
    const { data } = props ?? {}

    return reorderHomepageSections(data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type ReorderHomepageSectionsMutationResult = NonNullable<
  Awaited<ReturnType<typeof reorderHomepageSections>>
>
export type ReorderHomepageSectionsMutationBody = SectionOrder
export type ReorderHomepageSectionsMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type ReorderHomepageSectionsMutationVariables = { data: SectionOrder }

/**
 * @summary Order the sections
 */
export const useReorderHomepageSections = <
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
      Awaited<ReturnType<typeof reorderHomepageSections>>,
      TError,
      ReorderHomepageSectionsMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callReorderHomepageSections>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof reorderHomepageSections>>,
  TError,
  ReorderHomepageSectionsMutationVariables,
  TContext
> => {
  return useMutation(getReorderHomepageSectionsMutationOptions(options), queryClient)
}

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
import { callAdminVouchers } from '../../calls/admin-vouchers.gen.ts'
import type { ErrorType } from '../../calls/admin-vouchers.gen.ts'
import { callCreateVoucher } from '../../calls/admin-vouchers.gen.ts'
import { callUpdateVoucher } from '../../calls/admin-vouchers.gen.ts'
import { callDeleteVoucher } from '../../calls/admin-vouchers.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminVoucherListResponse,
  AdminVoucherRequest,
  AdminVoucherResponse,
  AdminVouchersParams,
  ConflictResponse,
  CreateVoucherHeaders,
  DeleteVoucherParams,
  ErrorBody,
  ForbiddenResponse,
  IdempotencyMismatchResponse,
  InvalidRequestResponse,
  InvalidVoucherResponse,
  MessageResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  VoucherNotFoundResponse,
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

export const getAdminVouchersUrl = (params?: AdminVouchersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/vouchers?${stringifiedParams}`
    : `/api/admin/vouchers`
}

/**
 * All vouchers, the last made first. `q` looks in the code. All filters must fit.
 * @summary Vouchers
 */
export const adminVouchers = async (
  params?: AdminVouchersParams,
  options?: Parameters<typeof callAdminVouchers>[1],
): Promise<AdminVoucherListResponse> => {
  return callAdminVouchers<AdminVoucherListResponse>(getAdminVouchersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getAdminVouchersQueryKey = (params?: AdminVouchersParams) => {
  return [`/api/admin/vouchers`, ...(params ? [params] : [])] as const
}

export const getAdminVouchersQueryOptions = <
  TData = Awaited<ReturnType<typeof adminVouchers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVouchersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVouchers>>, TError, TData>>
    request?: SecondParameter<typeof callAdminVouchers>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getAdminVouchersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof adminVouchers>>> = ({ signal }) =>
    adminVouchers(params, { signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: true },
    retryOnMount: true,
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof adminVouchers>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type AdminVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof adminVouchers>>>
export type AdminVouchersQueryError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>

export function useAdminVouchers<
  TData = Awaited<ReturnType<typeof adminVouchers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params: undefined | AdminVouchersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVouchers>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminVouchers>>,
          TError,
          Awaited<ReturnType<typeof adminVouchers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminVouchers>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminVouchers<
  TData = Awaited<ReturnType<typeof adminVouchers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVouchersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVouchers>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminVouchers>>,
          TError,
          Awaited<ReturnType<typeof adminVouchers>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callAdminVouchers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminVouchers<
  TData = Awaited<ReturnType<typeof adminVouchers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVouchersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVouchers>>, TError, TData>>
    request?: SecondParameter<typeof callAdminVouchers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Vouchers
 */

export function useAdminVouchers<
  TData = Awaited<ReturnType<typeof adminVouchers>>,
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
>(
  params?: AdminVouchersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof adminVouchers>>, TError, TData>>
    request?: SecondParameter<typeof callAdminVouchers>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAdminVouchersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreateVoucherUrl = () => {
  return `/api/admin/vouchers`
}

/**
 * Adds a voucher. Its code is nobody else's.
 * @summary Make a voucher
 */
export const createVoucher = async (
  adminVoucherRequest: AdminVoucherRequest,
  headers?: CreateVoucherHeaders,
  options?: Parameters<typeof callCreateVoucher>[1],
): Promise<AdminVoucherResponse> => {
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
  return callCreateVoucher<AdminVoucherResponse>(getCreateVoucherUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminVoucherRequest),
  })
}

export const getCreateVoucherMutationKey = () => ['createVoucher'] as const

export const getCreateVoucherMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidVoucherResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createVoucher>>,
    TError,
    CreateVoucherMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateVoucher>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createVoucher>>,
  TError,
  CreateVoucherMutationVariables,
  TContext
> => {
  const mutationKey = getCreateVoucherMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createVoucher>>,
    CreateVoucherMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return createVoucher(data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CreateVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof createVoucher>>>
export type CreateVoucherMutationBody = AdminVoucherRequest
export type CreateVoucherMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | IdempotencyMismatchResponse
  | InvalidVoucherResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateVoucherMutationVariables = {
  data: AdminVoucherRequest
  headers?: CreateVoucherHeaders
}

/**
 * @summary Make a voucher
 */
export const useCreateVoucher = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | IdempotencyMismatchResponse
    | InvalidVoucherResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createVoucher>>,
      TError,
      CreateVoucherMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateVoucher>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createVoucher>>,
  TError,
  CreateVoucherMutationVariables,
  TContext
> => {
  return useMutation(getCreateVoucherMutationOptions(options), queryClient)
}
export const getUpdateVoucherUrl = (id: number) => {
  return `/api/admin/vouchers/${encodeURIComponent(String(id))}`
}

/**
 * Changes a voucher; absent fields stay. Once an order has used it, its code and what it takes off of what stay as they are: such a change is a 422 at the field, as is a number of uses below those that there were.
 * @summary Change or stop a voucher
 */
export const updateVoucher = async (
  id: number,
  adminVoucherRequest: AdminVoucherRequest,
  options?: Parameters<typeof callUpdateVoucher>[1],
): Promise<AdminVoucherResponse> => {
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
  return callUpdateVoucher<AdminVoucherResponse>(getUpdateVoucherUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminVoucherRequest),
  })
}

export const getUpdateVoucherMutationKey = () => ['updateVoucher'] as const

export const getUpdateVoucherMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | VoucherNotFoundResponse
    | ConflictResponse
    | InvalidVoucherResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateVoucher>>,
    TError,
    UpdateVoucherMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateVoucher>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateVoucher>>,
  TError,
  UpdateVoucherMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateVoucherMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateVoucher>>,
    UpdateVoucherMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return updateVoucher(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type UpdateVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof updateVoucher>>>
export type UpdateVoucherMutationBody = AdminVoucherRequest
export type UpdateVoucherMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | VoucherNotFoundResponse
  | ConflictResponse
  | InvalidVoucherResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UpdateVoucherMutationVariables = { id: number; data: AdminVoucherRequest }

/**
 * @summary Change or stop a voucher
 */
export const useUpdateVoucher = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | VoucherNotFoundResponse
    | ConflictResponse
    | InvalidVoucherResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateVoucher>>,
      TError,
      UpdateVoucherMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateVoucher>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateVoucher>>,
  TError,
  UpdateVoucherMutationVariables,
  TContext
> => {
  return useMutation(getUpdateVoucherMutationOptions(options), queryClient)
}
export const getDeleteVoucherUrl = (id: number, params?: DeleteVoucherParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0
    ? `/api/admin/vouchers/${encodeURIComponent(String(id))}?${stringifiedParams}`
    : `/api/admin/vouchers/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a voucher that no order has used. One that was used can be stopped. One that is gone already is a success.
 * @summary Delete a voucher
 */
export const deleteVoucher = async (
  id: number,
  params?: DeleteVoucherParams,
  options?: Parameters<typeof callDeleteVoucher>[1],
): Promise<MessageResponse> => {
  return callDeleteVoucher<MessageResponse>(getDeleteVoucherUrl(id, params), {
    ...options,
    method: 'DELETE',
  })
}

export const getDeleteVoucherMutationKey = () => ['deleteVoucher'] as const

export const getDeleteVoucherMutationOptions = <
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
    Awaited<ReturnType<typeof deleteVoucher>>,
    TError,
    DeleteVoucherMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callDeleteVoucher>
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteVoucher>>,
  TError,
  DeleteVoucherMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteVoucherMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteVoucher>>,
    DeleteVoucherMutationVariables
  > = (props) => {
    const { id, params } = props ?? {}

    return deleteVoucher(id, params, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type DeleteVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof deleteVoucher>>>

export type DeleteVoucherMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type DeleteVoucherMutationVariables = { id: number; params?: DeleteVoucherParams }

/**
 * @summary Delete a voucher
 */
export const useDeleteVoucher = <
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
      Awaited<ReturnType<typeof deleteVoucher>>,
      TError,
      DeleteVoucherMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callDeleteVoucher>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteVoucher>>,
  TError,
  DeleteVoucherMutationVariables,
  TContext
> => {
  return useMutation(getDeleteVoucherMutationOptions(options), queryClient)
}

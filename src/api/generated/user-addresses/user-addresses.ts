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
import { callUserAddresses } from '../../calls/user-addresses.gen.ts'
import type { ErrorType } from '../../calls/user-addresses.gen.ts'
import { callCreateUserAddress } from '../../calls/user-addresses.gen.ts'
import { callUpdateUserAddress } from '../../calls/user-addresses.gen.ts'
import { callDeleteUserAddress } from '../../calls/user-addresses.gen.ts'
import type {
  AddressNotFoundResponse,
  CreateUserAddressHeaders,
  ErrorBody,
  IdempotencyMismatchResponse,
  InvalidAddressResponse,
  InvalidRequestResponse,
  MessageResponse,
  SavedAddressListResponse,
  SavedAddressRequest,
  SavedAddressResponse,
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

export const getUserAddressesUrl = () => {
  return `/api/users/me/addresses`
}

/**
 * Addresses of the caller. A person who has any has exactly one default.
 * @summary Saved addresses
 */
export const userAddresses = async (
  options?: Parameters<typeof callUserAddresses>[1],
): Promise<SavedAddressListResponse> => {
  return callUserAddresses<SavedAddressListResponse>(getUserAddressesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getUserAddressesQueryKey = () => {
  return [`/api/users/me/addresses`] as const
}

export const getUserAddressesQueryOptions = <
  TData = Awaited<ReturnType<typeof userAddresses>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof userAddresses>>, TError, TData>>
  request?: SecondParameter<typeof callUserAddresses>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getUserAddressesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof userAddresses>>> = ({ signal }) =>
    userAddresses({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof userAddresses>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type UserAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof userAddresses>>>
export type UserAddressesQueryError = ErrorType<
  UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
>

export function useUserAddresses<
  TData = Awaited<ReturnType<typeof userAddresses>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof userAddresses>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAddresses>>,
          TError,
          Awaited<ReturnType<typeof userAddresses>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callUserAddresses>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAddresses<
  TData = Awaited<ReturnType<typeof userAddresses>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof userAddresses>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAddresses>>,
          TError,
          Awaited<ReturnType<typeof userAddresses>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callUserAddresses>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAddresses<
  TData = Awaited<ReturnType<typeof userAddresses>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof userAddresses>>, TError, TData>>
    request?: SecondParameter<typeof callUserAddresses>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved addresses
 */

export function useUserAddresses<
  TData = Awaited<ReturnType<typeof userAddresses>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof userAddresses>>, TError, TData>>
    request?: SecondParameter<typeof callUserAddresses>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getUserAddressesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreateUserAddressUrl = () => {
  return `/api/users/me/addresses`
}

/**
 * Saves an address. The first one becomes the default whatever `default` says.
 * @summary Save an address
 */
export const createUserAddress = async (
  savedAddressRequest: SavedAddressRequest,
  headers?: CreateUserAddressHeaders,
  options?: Parameters<typeof callCreateUserAddress>[1],
): Promise<SavedAddressResponse> => {
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
  return callCreateUserAddress<SavedAddressResponse>(getCreateUserAddressUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(savedAddressRequest),
  })
}

export const getCreateUserAddressMutationKey = () => ['createUserAddress'] as const

export const getCreateUserAddressMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | IdempotencyMismatchResponse
    | InvalidAddressResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createUserAddress>>,
    TError,
    CreateUserAddressMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateUserAddress>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createUserAddress>>,
  TError,
  CreateUserAddressMutationVariables,
  TContext
> => {
  const mutationKey = getCreateUserAddressMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createUserAddress>>,
    CreateUserAddressMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return createUserAddress(data, headers, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CreateUserAddressMutationResult = NonNullable<
  Awaited<ReturnType<typeof createUserAddress>>
>
export type CreateUserAddressMutationBody = SavedAddressRequest
export type CreateUserAddressMutationError = ErrorType<
  | UnauthenticatedResponse
  | IdempotencyMismatchResponse
  | InvalidAddressResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateUserAddressMutationVariables = {
  data: SavedAddressRequest
  headers?: CreateUserAddressHeaders
}

/**
 * @summary Save an address
 */
export const useCreateUserAddress = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | IdempotencyMismatchResponse
    | InvalidAddressResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createUserAddress>>,
      TError,
      CreateUserAddressMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateUserAddress>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createUserAddress>>,
  TError,
  CreateUserAddressMutationVariables,
  TContext
> => {
  return useMutation(getCreateUserAddressMutationOptions(options), queryClient)
}
export const getUpdateUserAddressUrl = (id: number) => {
  return `/api/users/me/addresses/${encodeURIComponent(String(id))}`
}

/**
 * Replaces an address. Taking the default away from the only default keeps it.
 * @summary Change a saved address
 */
export const updateUserAddress = async (
  id: number,
  savedAddressRequest: SavedAddressRequest,
  options?: Parameters<typeof callUpdateUserAddress>[1],
): Promise<SavedAddressResponse> => {
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
  return callUpdateUserAddress<SavedAddressResponse>(getUpdateUserAddressUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savedAddressRequest),
  })
}

export const getUpdateUserAddressMutationKey = () => ['updateUserAddress'] as const

export const getUpdateUserAddressMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | AddressNotFoundResponse
    | InvalidAddressResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof updateUserAddress>>,
    TError,
    UpdateUserAddressMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callUpdateUserAddress>
}): UseMutationOptions<
  Awaited<ReturnType<typeof updateUserAddress>>,
  TError,
  UpdateUserAddressMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateUserAddressMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof updateUserAddress>>,
    UpdateUserAddressMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return updateUserAddress(id, data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type UpdateUserAddressMutationResult = NonNullable<
  Awaited<ReturnType<typeof updateUserAddress>>
>
export type UpdateUserAddressMutationBody = SavedAddressRequest
export type UpdateUserAddressMutationError = ErrorType<
  | UnauthenticatedResponse
  | AddressNotFoundResponse
  | InvalidAddressResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type UpdateUserAddressMutationVariables = { id: number; data: SavedAddressRequest }

/**
 * @summary Change a saved address
 */
export const useUpdateUserAddress = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | AddressNotFoundResponse
    | InvalidAddressResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof updateUserAddress>>,
      TError,
      UpdateUserAddressMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callUpdateUserAddress>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof updateUserAddress>>,
  TError,
  UpdateUserAddressMutationVariables,
  TContext
> => {
  return useMutation(getUpdateUserAddressMutationOptions(options), queryClient)
}
export const getDeleteUserAddressUrl = (id: number) => {
  return `/api/users/me/addresses/${encodeURIComponent(String(id))}`
}

/**
 * Deletes an address. When it was the default, the first of the others becomes it. One that is gone already is a success; one of another person is a 404.
 * @summary Delete a saved address
 */
export const deleteUserAddress = async (
  id: number,
  options?: Parameters<typeof callDeleteUserAddress>[1],
): Promise<MessageResponse> => {
  return callDeleteUserAddress<MessageResponse>(getDeleteUserAddressUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getDeleteUserAddressMutationKey = () => ['deleteUserAddress'] as const

export const getDeleteUserAddressMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | AddressNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof deleteUserAddress>>,
    TError,
    DeleteUserAddressMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callDeleteUserAddress>
}): UseMutationOptions<
  Awaited<ReturnType<typeof deleteUserAddress>>,
  TError,
  DeleteUserAddressMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteUserAddressMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof deleteUserAddress>>,
    DeleteUserAddressMutationVariables
  > = (props) => {
    const { id } = props ?? {}

    return deleteUserAddress(id, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DeleteUserAddressMutationResult = NonNullable<
  Awaited<ReturnType<typeof deleteUserAddress>>
>

export type DeleteUserAddressMutationError = ErrorType<
  | UnauthenticatedResponse
  | AddressNotFoundResponse
  | InvalidRequestResponse
  | TooManyRequestsResponse
  | ErrorBody
  | UnavailableResponse
>
export type DeleteUserAddressMutationVariables = { id: number }

/**
 * @summary Delete a saved address
 */
export const useDeleteUserAddress = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | AddressNotFoundResponse
    | InvalidRequestResponse
    | TooManyRequestsResponse
    | ErrorBody
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof deleteUserAddress>>,
      TError,
      DeleteUserAddressMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callDeleteUserAddress>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof deleteUserAddress>>,
  TError,
  DeleteUserAddressMutationVariables,
  TContext
> => {
  return useMutation(getDeleteUserAddressMutationOptions(options), queryClient)
}

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
import { callLogin } from '../../calls/auth.gen.ts'
import type { ErrorType } from '../../calls/auth.gen.ts'
import { callLogout } from '../../calls/auth.gen.ts'
import { callCurrentUser } from '../../calls/auth.gen.ts'
import { callRegister } from '../../calls/auth.gen.ts'
import type {
  AuthResponse,
  ErrorBody,
  IdempotencyMismatchResponse,
  LoginRequest,
  MessageResponse,
  RegisterHeaders,
  RegisterRequest,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
  UserResponse,
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

export const getLoginUrl = () => {
  return `/api/auth/login`
}

/**
 * Starts a session. Nothing is said about whether the e-mail or the password was wrong. A wrong password is a miss: see "Guessing" above.
 * @summary Sign in with e-mail and password
 */
export const login = async (
  loginRequest: LoginRequest,
  options?: Parameters<typeof callLogin>[1],
): Promise<AuthResponse> => {
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
  return callLogin<AuthResponse>(getLoginUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest),
  })
}

export const getLoginMutationKey = () => ['login'] as const

export const getLoginMutationOptions = <
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof login>>,
    TError,
    LoginMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callLogin>
}): UseMutationOptions<
  Awaited<ReturnType<typeof login>>,
  TError,
  LoginMutationVariables,
  TContext
> => {
  const mutationKey = getLoginMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {}

    return login(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
export type LoginMutationBody = LoginRequest
export type LoginMutationError = ErrorType<
  ErrorBody | TooManyRequestsResponse | UnavailableResponse
>
export type LoginMutationVariables = { data: LoginRequest }

/**
 * @summary Sign in with e-mail and password
 */
export const useLogin = <
  TError = ErrorType<ErrorBody | TooManyRequestsResponse | UnavailableResponse>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof login>>,
      TError,
      LoginMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callLogin>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof login>>,
  TError,
  LoginMutationVariables,
  TContext
> => {
  return useMutation(getLoginMutationOptions(options), queryClient)
}
export const getLogoutUrl = () => {
  return `/api/auth/logout`
}

/**
 * Ends the session of the token, so that nobody goes on with a copy of it. Optional: the shop forgets the token by itself and neither waits for this answer nor says that it failed.
 * @summary Sign out
 */
export const logout = async (
  options?: Parameters<typeof callLogout>[1],
): Promise<MessageResponse> => {
  return callLogout<MessageResponse>(getLogoutUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getLogoutMutationKey = () => ['logout'] as const

export const getLogoutMutationOptions = <
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError, void, TContext>
  request?: SecondParameter<typeof callLogout>
}): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError, void, TContext> => {
  const mutationKey = getLogoutMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {
    return logout(requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

export type LogoutMutationError = ErrorType<
  UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
>

/**
 * @summary Sign out
 */
export const useLogout = <
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError, void, TContext>
    request?: SecondParameter<typeof callLogout>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof logout>>, TError, void, TContext> => {
  return useMutation(getLogoutMutationOptions(options), queryClient)
}
export const getCurrentUserUrl = () => {
  return `/api/users/me`
}

/**
 * Asked at start when a token is stored. When it fails for good, after the shop's retries, the shopper is signed out.
 * @summary The signed-in user
 */
export const currentUser = async (
  options?: Parameters<typeof callCurrentUser>[1],
): Promise<UserResponse> => {
  return callCurrentUser<UserResponse>(getCurrentUserUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getCurrentUserQueryKey = () => {
  return [`/api/users/me`] as const
}

export const getCurrentUserQueryOptions = <
  TData = Awaited<ReturnType<typeof currentUser>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>>
  request?: SecondParameter<typeof callCurrentUser>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCurrentUserQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof currentUser>>> = ({ signal }) =>
    currentUser({ signal, ...requestOptions })

  return {
    queryKey,
    queryFn,
    meta: { personal: true, staffContent: false },
    ...queryOptions,
  } as UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type CurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof currentUser>>>
export type CurrentUserQueryError = ErrorType<
  UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
>

export function useCurrentUser<
  TData = Awaited<ReturnType<typeof currentUser>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof currentUser>>,
          TError,
          Awaited<ReturnType<typeof currentUser>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callCurrentUser>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCurrentUser<
  TData = Awaited<ReturnType<typeof currentUser>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof currentUser>>,
          TError,
          Awaited<ReturnType<typeof currentUser>>
        >,
        'initialData'
      >
    request?: SecondParameter<typeof callCurrentUser>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCurrentUser<
  TData = Awaited<ReturnType<typeof currentUser>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>>
    request?: SecondParameter<typeof callCurrentUser>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user
 */

export function useCurrentUser<
  TData = Awaited<ReturnType<typeof currentUser>>,
  TError = ErrorType<
    UnauthenticatedResponse | TooManyRequestsResponse | ErrorBody | UnavailableResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>>
    request?: SecondParameter<typeof callCurrentUser>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCurrentUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRegisterUrl = () => {
  return `/api/auth/register`
}

/**
 * Makes a customer and starts a session, so that no second sign-in is needed. Nobody becomes staff this way. Names, phone and e-mail are kept as typed, without blanks around them. The answer to a key that comes again has a session that works: the first, or a new one.
 * @summary Register
 */
export const register = async (
  registerRequest: RegisterRequest,
  headers?: RegisterHeaders,
  options?: Parameters<typeof callRegister>[1],
): Promise<AuthResponse> => {
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
  return callRegister<AuthResponse>(getRegisterUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest),
  })
}

export const getRegisterMutationKey = () => ['register'] as const

export const getRegisterMutationOptions = <
  TError = ErrorType<
    IdempotencyMismatchResponse | ErrorBody | TooManyRequestsResponse | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof register>>,
    TError,
    RegisterMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callRegister>
}): UseMutationOptions<
  Awaited<ReturnType<typeof register>>,
  TError,
  RegisterMutationVariables,
  TContext
> => {
  const mutationKey = getRegisterMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof register>>,
    RegisterMutationVariables
  > = (props) => {
    const { data, headers } = props ?? {}

    return register(data, headers, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
export type RegisterMutationBody = RegisterRequest
export type RegisterMutationError = ErrorType<
  IdempotencyMismatchResponse | ErrorBody | TooManyRequestsResponse | UnavailableResponse
>
export type RegisterMutationVariables = { data: RegisterRequest; headers?: RegisterHeaders }

/**
 * @summary Register
 */
export const useRegister = <
  TError = ErrorType<
    IdempotencyMismatchResponse | ErrorBody | TooManyRequestsResponse | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof register>>,
      TError,
      RegisterMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callRegister>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof register>>,
  TError,
  RegisterMutationVariables,
  TContext
> => {
  return useMutation(getRegisterMutationOptions(options), queryClient)
}

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
import { callCreateAdminReturn } from '../../calls/admin-return-moves.gen.ts'
import type { ErrorType } from '../../calls/admin-return-moves.gen.ts'
import { callMoveReturn } from '../../calls/admin-return-moves.gen.ts'
import { callKeepInPart } from '../../calls/admin-return-moves.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminOrderResponse,
  CreateAdminReturnHeaders,
  ErrorBody,
  ForbiddenResponse,
  KeepInPartRequest,
  MoveReturnHeaders,
  OrderNotFoundResponse,
  ReturnMoveRequest,
  ReturnRequest,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
} from '../endpoints.schemas.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getCreateAdminReturnUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/returns`
}

/**
 * Opens a return that a customer asks for by phone, by the rules of `requestReturn` but its seven days, which staff may pass over. `order_phone` is not looked at.
 * @summary Take a return by phone
 */
export const createAdminReturn = async (
  id: number,
  returnRequest: ReturnRequest,
  headers?: CreateAdminReturnHeaders,
  options?: Parameters<typeof callCreateAdminReturn>[1],
): Promise<AdminOrderResponse> => {
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
  return callCreateAdminReturn<AdminOrderResponse>(getCreateAdminReturnUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(returnRequest),
  })
}

export const getCreateAdminReturnMutationKey = () => ['createAdminReturn'] as const

export const getCreateAdminReturnMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof createAdminReturn>>,
    TError,
    CreateAdminReturnMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callCreateAdminReturn>
}): UseMutationOptions<
  Awaited<ReturnType<typeof createAdminReturn>>,
  TError,
  CreateAdminReturnMutationVariables,
  TContext
> => {
  const mutationKey = getCreateAdminReturnMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof createAdminReturn>>,
    CreateAdminReturnMutationVariables
  > = (props) => {
    const { id, data, headers } = props ?? {}

    return createAdminReturn(id, data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type CreateAdminReturnMutationResult = NonNullable<
  Awaited<ReturnType<typeof createAdminReturn>>
>
export type CreateAdminReturnMutationBody = ReturnRequest
export type CreateAdminReturnMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type CreateAdminReturnMutationVariables = {
  id: number
  data: ReturnRequest
  headers?: CreateAdminReturnHeaders
}

/**
 * @summary Take a return by phone
 */
export const useCreateAdminReturn = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof createAdminReturn>>,
      TError,
      CreateAdminReturnMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callCreateAdminReturn>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof createAdminReturn>>,
  TError,
  CreateAdminReturnMutationVariables,
  TContext
> => {
  return useMutation(getCreateAdminReturnMutationOptions(options), queryClient)
}
export const getMoveReturnUrl = (id: number, returnId: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/returns/${encodeURIComponent(String(returnId))}/move`
}

/**
 * Moves a return: requested → approved or declined; approved → received or declined; received → refunded or exchanged; at_door → back. Receiving says how many units of each line come back `as_new`, which are in stock again, or `damaged`, which are not. Refunding keeps a record of what was paid back: never more than the order has been paid, less what went back before. Exchanging makes the new order in the same step, for the same recipient: it costs what the new things add to the bill of those that the shopper keeps, less what the returned ones are worth by the same bill (line `exchange`); a thing for another variant of its product keeps its price. What is left over is refunded. One write or nothing. A new order that is cancelled brings the return back to received.
 * @summary Move a return to its next state
 */
export const moveReturn = async (
  id: number,
  returnId: number,
  returnMoveRequest: ReturnMoveRequest,
  headers?: MoveReturnHeaders,
  options?: Parameters<typeof callMoveReturn>[1],
): Promise<AdminOrderResponse> => {
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
  return callMoveReturn<AdminOrderResponse>(getMoveReturnUrl(id, returnId), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(returnMoveRequest),
  })
}

export const getMoveReturnMutationKey = () => ['moveReturn'] as const

export const getMoveReturnMutationOptions = <
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
    Awaited<ReturnType<typeof moveReturn>>,
    TError,
    MoveReturnMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callMoveReturn>
}): UseMutationOptions<
  Awaited<ReturnType<typeof moveReturn>>,
  TError,
  MoveReturnMutationVariables,
  TContext
> => {
  const mutationKey = getMoveReturnMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof moveReturn>>,
    MoveReturnMutationVariables
  > = (props) => {
    const { id, returnId, data, headers } = props ?? {}

    return moveReturn(id, returnId, data, headers, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type MoveReturnMutationResult = NonNullable<Awaited<ReturnType<typeof moveReturn>>>
export type MoveReturnMutationBody = ReturnMoveRequest
export type MoveReturnMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type MoveReturnMutationVariables = {
  id: number
  returnId: number
  data: ReturnMoveRequest
  headers?: MoveReturnHeaders
}

/**
 * @summary Move a return to its next state
 */
export const useMoveReturn = <
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
      Awaited<ReturnType<typeof moveReturn>>,
      TError,
      MoveReturnMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callMoveReturn>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof moveReturn>>,
  TError,
  MoveReturnMutationVariables,
  TContext
> => {
  return useMutation(getMoveReturnMutationOptions(options), queryClient)
}
export const getKeepInPartUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/kept-in-part`
}

/**
 * Of a cash order of two or more pieces, the customer keeps some at the door and the courier brings the others back. The order is delivered, and its bill has a line `refused` with what was not paid for the pieces in `back`: by the rule for returned things, so the delivery stays in the bill. They are a new return in the state `at_door`. The order is on its way; or it is delivered and a carrier owes its cash, and the new total is not below what has come. It has no returns and replaces none. The carrier owes the new total.
 * @summary Note that only a part of a parcel was kept
 */
export const keepInPart = async (
  id: number,
  keepInPartRequest: KeepInPartRequest,
  options?: Parameters<typeof callKeepInPart>[1],
): Promise<AdminOrderResponse> => {
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
  return callKeepInPart<AdminOrderResponse>(getKeepInPartUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(keepInPartRequest),
  })
}

export const getKeepInPartMutationKey = () => ['keepInPart'] as const

export const getKeepInPartMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof keepInPart>>,
    TError,
    KeepInPartMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callKeepInPart>
}): UseMutationOptions<
  Awaited<ReturnType<typeof keepInPart>>,
  TError,
  KeepInPartMutationVariables,
  TContext
> => {
  const mutationKey = getKeepInPartMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof keepInPart>>,
    KeepInPartMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return keepInPart(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type KeepInPartMutationResult = NonNullable<Awaited<ReturnType<typeof keepInPart>>>
export type KeepInPartMutationBody = KeepInPartRequest
export type KeepInPartMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type KeepInPartMutationVariables = { id: number; data: KeepInPartRequest }

/**
 * @summary Note that only a part of a parcel was kept
 */
export const useKeepInPart = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof keepInPart>>,
      TError,
      KeepInPartMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callKeepInPart>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof keepInPart>>,
  TError,
  KeepInPartMutationVariables,
  TContext
> => {
  return useMutation(getKeepInPartMutationOptions(options), queryClient)
}

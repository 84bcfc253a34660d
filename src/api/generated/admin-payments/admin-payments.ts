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
import { callSettlePayment } from '../../calls/admin-payments.gen.ts'
import type { ErrorType } from '../../calls/admin-payments.gen.ts'
import { withStaffContentMark } from '../../staff-content.ts'
import type {
  AdminOrderResponse,
  ConflictResponse,
  ErrorBody,
  ForbiddenResponse,
  OrderNotFoundResponse,
  ServerErrorResponse,
  SettlePaymentRequest,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse,
} from '../endpoints.schemas.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getSettlePaymentUrl = (id: number) => {
  return `/api/admin/orders/${encodeURIComponent(String(id))}/payment`
}

/**
 * `capture` asks PayPal for the money of an approved payment once more; PayPal never takes it twice. `paid` and `unpaid` mark what somebody has found by hand, with a reason, and set `payment_status`; another mark replaces it. `reopen` takes the mark back: the payment stands as before, and is unclear again. `refund` notes what went back of a cancelled order, at most what the shop holds of it. The mark that stands already, and the refund that was noted last, are answered alike and write nothing, so that a lost answer may be asked for again. The activity log keeps each.
 * @summary Settle a payment that is unclear, or give its money back
 */
export const settlePayment = async (
  id: number,
  settlePaymentRequest: SettlePaymentRequest,
  options?: Parameters<typeof callSettlePayment>[1],
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
  return callSettlePayment<AdminOrderResponse>(getSettlePaymentUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(settlePaymentRequest),
  })
}

export const getSettlePaymentMutationKey = () => ['settlePayment'] as const

export const getSettlePaymentMutationOptions = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
    | ConflictResponse
    | ErrorBody
    | TooManyRequestsResponse
    | ServerErrorResponse
    | UnavailableResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof settlePayment>>,
    TError,
    SettlePaymentMutationVariables,
    TContext
  >
  request?: SecondParameter<typeof callSettlePayment>
}): UseMutationOptions<
  Awaited<ReturnType<typeof settlePayment>>,
  TError,
  SettlePaymentMutationVariables,
  TContext
> => {
  const mutationKey = getSettlePaymentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof settlePayment>>,
    SettlePaymentMutationVariables
  > = (props) => {
    const { id, data } = props ?? {}

    return settlePayment(id, data, requestOptions)
  }

  const customOptions = withStaffContentMark({ ...mutationOptions, mutationFn })

  return customOptions
}

export type SettlePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof settlePayment>>>
export type SettlePaymentMutationBody = SettlePaymentRequest
export type SettlePaymentMutationError = ErrorType<
  | UnauthenticatedResponse
  | ForbiddenResponse
  | OrderNotFoundResponse
  | ConflictResponse
  | ErrorBody
  | TooManyRequestsResponse
  | ServerErrorResponse
  | UnavailableResponse
>
export type SettlePaymentMutationVariables = { id: number; data: SettlePaymentRequest }

/**
 * @summary Settle a payment that is unclear, or give its money back
 */
export const useSettlePayment = <
  TError = ErrorType<
    | UnauthenticatedResponse
    | ForbiddenResponse
    | OrderNotFoundResponse
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
      Awaited<ReturnType<typeof settlePayment>>,
      TError,
      SettlePaymentMutationVariables,
      TContext
    >
    request?: SecondParameter<typeof callSettlePayment>
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof settlePayment>>,
  TError,
  SettlePaymentMutationVariables,
  TContext
> => {
  return useMutation(getSettlePaymentMutationOptions(options), queryClient)
}

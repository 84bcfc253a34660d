import { useQueryClient } from '@tanstack/react-query'
import { errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import { logout, useLogin, useRegister } from '@/api/generated/auth/auth'
import type { AuthResponse } from '@/api/generated/model'
import { bearerHeader, session } from '@/api/session'
import type { MessageId } from '@/i18n/message-id.gen'
import { currentUserQuery } from './queries'

/** Signs in, then stores the token and the user. Throws `ApiError`. */
export function useSignIn() {
  return useLogin({ mutation: { onSuccess: useBeginSession() } })
}

/** Registers a shopper and signs them in. Throws `ApiError`. */
export function useSignUp() {
  return useRegister({ mutation: { onSuccess: useBeginSession() } })
}

function useBeginSession() {
  const client = useQueryClient()
  return ({ message, data }: AuthResponse) => {
    const { number } = session.begin(data.token, data.user.email)
    client.setQueryData(currentUserQuery(number).queryKey, {
      success: true,
      message,
      data: data.user,
    })
  }
}

/**
 * Makes a token invalid at the host. The request also continues while the browser closes the page. Rejects if
 * the host does not offer this call.
 */
export const endSessionAtHost = (token: string) =>
  logout({ headers: bearerHeader(token), keepalive: true })

/** Returns the error text when the sign-in fails. The form shows it in its error box (Product §8). */
export const loginErrorText = errorTable<MessageId>({
  401: 'auth.error.badCredentials',
  422: joinedFieldErrors,
  500: 'auth.error.loginFailed',
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  unreadable: 'auth.error.cannotConnect',
  otherwise: serverText,
  fallback: 'ui.error',
})

/**
 * Returns the error text when the registration fails. The form shows it in its error box (Product §8).
 */
export const registrationErrorText = errorTable<MessageId>({
  422: (error) => joinedFieldErrors(error) ?? { id: 'auth.error.registerInvalid' },
  500: (error) => serverText(error) ?? { id: 'auth.error.registerFailed' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  fallback: 'ui.error',
})

import { useQueryClient } from '@tanstack/react-query'
import { errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import { logout, useLogin, useRegister } from '@/api/generated/auth/auth'
import type { AuthResponse } from '@/api/generated/model'
import { bearer, session } from '@/api/session'
import type { MessageId } from '@/i18n/message-id.gen'
import { userQuery } from './queries'

/** Signs in, then stores the token and the user. */
export function useSignIn() {
  return useLogin({ mutation: { onSuccess: useBeginSession() } })
}

/** Registers and signs in. */
export function useSignUp() {
  return useRegister({ mutation: { onSuccess: useBeginSession() } })
}

function useBeginSession() {
  const client = useQueryClient()
  return ({ message, data }: AuthResponse) => {
    const { number } = session.begin(data.token, data.user.email)
    client.setQueryData(userQuery(number).queryKey, { success: true, message, data: data.user })
  }
}

/**
 * Ends a token at the host, even while the page unloads. Rejects if the host does not offer this operation.
 */
export const endAtHost = (token: string) => logout({ headers: bearer(token), keepalive: true })

/** The texts of the error box when signing in fails (Product §8). */
export const loginErrors = errorTable<MessageId>({
  401: 'auth.error.badCredentials',
  422: joinedFieldErrors,
  500: 'auth.error.loginFailed',
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  unreadable: 'auth.error.cannotConnect',
  otherwise: serverText,
  fallback: 'ui.error',
})

/** The texts of the error box when registering fails (Product §8). */
export const registerErrors = errorTable<MessageId>({
  422: (error) => joinedFieldErrors(error) ?? { id: 'auth.error.registerInvalid' },
  500: (error) => serverText(error) ?? { id: 'auth.error.registerFailed' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  fallback: 'ui.error',
})

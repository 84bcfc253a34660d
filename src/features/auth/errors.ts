import { errorTable, joinedFieldErrors, serverText } from '@/api/errors'
import type { MessageId } from '@/i18n/message-id.gen'

/** Texts of the red box when signing in fails (Product §8). */
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

/** Texts of the red box when registering fails (Product §8). */
export const registerErrors = errorTable<MessageId>({
  422: (error) => joinedFieldErrors(error) ?? { id: 'auth.error.registerInvalid' },
  500: (error) => serverText(error) ?? { id: 'auth.error.registerFailed' },
  timeout: 'common.error.timeout',
  offline: 'common.error.offline',
  otherwise: 'ui.error',
  fallback: 'ui.error',
})

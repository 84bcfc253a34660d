import { type ErrorText, useErrorText } from '@/i18n/use-msg'
import { type ToastInput, useToast } from './toast'

type ErrorToast = Pick<ToastInput, 'action' | 'undo'> & {
  /** Puts the reason into a sentence; by default it is the whole message. */
  message?: (reason: string) => string
}

/** Returns a function that shows why something failed. For null it shows nothing: something else has said it. */
export function useErrorToast() {
  const toast = useToast()
  const errorText = useErrorText()
  return (reason: ErrorText | null, { message = (text) => text, ...buttons }: ErrorToast = {}) => {
    if (reason) toast({ type: 'error', message: message(errorText(reason)), ...buttons })
  }
}

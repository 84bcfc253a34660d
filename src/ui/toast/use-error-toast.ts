import { type ErrorText, useErrorText } from '@/i18n/use-msg'
import { type ToastAction, useToast } from './toast'

type ErrorToast = {
  /** Puts the reason into a sentence; by default it is the message. */
  words?: (reason: string) => string
  action?: ToastAction
}

/** Returns a function that shows why something failed; it shows nothing for null, which something else has said. */
export function useErrorToast() {
  const toast = useToast()
  const errorText = useErrorText()
  return (reason: ErrorText | null, { words = (text) => text, action }: ErrorToast = {}) => {
    if (reason)
      toast({ type: 'error', message: words(errorText(reason)), ...(action && { action }) })
  }
}

import { limits } from '@/lib/limits'

export type ToastType = 'success' | 'error' | 'warning' | 'info'

/** Something to do about the message, such as taking a removal back. */
export type ToastAction = { label: string; onAction: () => void }

export type ToastInput = {
  /** Already in the reader's language. */
  message: string
  type?: ToastType
  /** Time on screen in ms, not counting time under the pointer or with focus inside. */
  timeout?: number
  action?: ToastAction
}

export type ToastItem = {
  id: number
  message: string
  type: ToastType
  timeout: number
  action: ToastAction | undefined
}

/** More would cover the page. */
const maxToasts = 4

/** Time to read a message and to reach its button. */
const actionToastMs = 8000

/** Product §9: success and 3000 ms unless said otherwise; a message with a button stays longer. */
export function toastOf(id: number, { message, type = 'success', timeout, action }: ToastInput) {
  const usual = action ? actionToastMs : limits.toastMs
  return { id, message, type, timeout: timeout ?? usual, action } satisfies ToastItem
}

/** Adds a toast at the end: the same message shows once, and the oldest leaves when there are too many. */
export function withToast(toasts: readonly ToastItem[], added: ToastItem): readonly ToastItem[] {
  const others = toasts.filter(
    (toast) => toast.message !== added.message || toast.type !== added.type,
  )
  return [...others, added].slice(-maxToasts)
}

import { limits } from '@/lib/limits'
import { atom, useSetAtom } from '@/lib/store'

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

const toasts = atom<readonly ToastItem[]>([])
const lastId = atom(0)

/** Whether there has been a toast since the start; from then on the visible part stays mounted. */
export const anyToastYetAtom = atom((get) => get(lastId) > 0)

/** Toasts on screen, oldest first. */
export const toastsAtom = atom((get) => get(toasts))

/** Shows a toast and gives its id. */
const showToastAtom = atom(null, (get, set, input: ToastInput) => {
  const id = get(lastId) + 1
  set(lastId, id)
  set(toasts, withToast(get(toasts), toastOf(id, input)))
  return id
})

/** Removes one toast; an id that has already gone is fine. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toasts,
    get(toasts).filter((toast) => toast.id !== id),
  )
})

/**
 * `toast({ message, type?, timeout?, action? })` says something once and gives the toast's id. It is a success for
 * 3000 ms unless said otherwise (Product §9). Loads none of the visible part.
 */
export function useToast() {
  return useSetAtom(showToastAtom)
}

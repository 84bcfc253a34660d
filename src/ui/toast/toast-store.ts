import { atom } from '@/lib/store'
import { toastOf, withToast, type ToastInput, type ToastItem } from './toast-list'

const toasts = atom<readonly ToastItem[]>([])
const lastId = atom(0)

/** Whether there has been a toast since the start; from then on the visible part stays mounted. */
export const anyToastYetAtom = atom((get) => get(lastId) > 0)

/** Toasts on screen, oldest first. */
export const toastsAtom = atom((get) => get(toasts))

/** Shows a toast and gives its id. */
export const showToastAtom = atom(null, (get, set, input: ToastInput) => {
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

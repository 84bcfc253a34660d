import type { LinkProps } from '@tanstack/react-router'
import { type ErrorText, useErrorText } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { atom, personalAtom, useSetAtom } from '@/lib/store'

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export type ToastInput = {
  /** Translated text. */
  message: string
  type?: ToastType
  /** The subject: a small picture in place of the icon, and a line below the message. */
  item?: { picture: string | null; text: string }
  /** A text that could not be copied: it is shown, to be copied by hand. */
  byHand?: string
  /**
   * Time on screen in ms, without the time under the pointer or with the focus inside. `Infinity`: until it
   * is dismissed.
   */
  timeout?: number
  /** A button, such as signing in. */
  action?: { label: string; onAction: () => void }
  /** Takes back what was done: by a button, in place of another action. */
  undo?: (() => void) | undefined
  /** A way on, such as to the cart. */
  link?: { label: string; to: LinkProps['to'] }
  /** Key of the subject, by default the message: among toasts with the same key only the newest shows. */
  about?: string
}

export type ToastItem = ToastInput & { id: number } & Required<
    Pick<ToastInput, 'type' | 'timeout' | 'about'>
  >

/** More would cover the page. */
const maxToasts = 4

/** Fills in the defaults of Product §9: success and 3000 ms; a message with a button stays longer. */
export function toastOf(id: number, toast: ToastInput): ToastItem {
  const { message, type = 'success', action, undo, link } = toast
  const timeout = action || undo || link ? limits.undoMs : limits.toastMs
  return { type, timeout, about: `${type} ${message}`, ...toast, id }
}

/**
 * Adds a toast at the end. What is about the same, by default the same message, shows once, and the oldest
 * leaves when there are too many.
 */
export function withToast(toasts: readonly ToastItem[], added: ToastItem): readonly ToastItem[] {
  const others = toasts.filter(({ about }) => about !== added.about)
  return [...others, added].slice(-maxToasts)
}

export const toastsAtom = personalAtom<readonly ToastItem[]>([])
const lastId = atom(0)

/**
 * True from the first toast on; then its region stays, which screen readers have to know before they read
 * what is added to it.
 */
export const anyToastYetAtom = atom((get) => get(lastId) > 0)

const showToastAtom = atom(null, (get, set, input: ToastInput) => {
  const id = get(lastId) + 1
  set(lastId, id)
  set(toastsAtom, withToast(get(toastsAtom), toastOf(id, input)))
  return id
})

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  )
})

/** Returns `toast({ message, type?, undo?, … })`; by default a success for 3000 ms (Product §9). */
export function useToast() {
  return useSetAtom(showToastAtom)
}

/**
 * Returns a function that copies a text, or a promise of one, and shows in a toast whether that worked.
 * Without a secure origin and in some in-app browsers there is no clipboard; the toast then shows the text
 * until the person dismisses it.
 */
export function useCopy(): (
  text: string | Promise<string>,
  says: { copied: string; failed: string },
) => Promise<void> {
  const toast = useToast()
  return async (text, { copied, failed }) => {
    let byHand = ''
    try {
      byHand = await text
      await navigator.clipboard.writeText(byHand)
      toast({ message: copied })
    } catch {
      toast({ message: failed, type: 'error', ...(byHand && { byHand, timeout: Infinity }) })
    }
  }
}

type ErrorToast = Pick<ToastInput, 'action' | 'undo'> & {
  /** Puts the reason into a sentence; by default it is the whole message. */
  message?: (reason: string) => string
}

/**
 * Returns a function that shows why something failed. For null it shows nothing: something else has said it.
 */
export function useErrorToast() {
  const toast = useToast()
  const errorText = useErrorText()
  return (reason: ErrorText | null, { message = (text) => text, ...buttons }: ErrorToast = {}) => {
    if (reason) toast({ type: 'error', message: message(errorText(reason)), ...buttons })
  }
}

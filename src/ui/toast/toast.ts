import type { LinkProps } from '@tanstack/react-router'
import { type ErrorText, useErrorText } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { atom, personalAtom, useSetAtom } from '@/lib/store'

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export type ToastInput = {
  /** The translated text. */
  message: string
  type?: ToastType
  /** What the toast is about: a small picture in place of the icon, and a line below the message. */
  item?: { picture: string | null; text: string }
  /** A text that could not be copied. The toast shows it, so that the user can copy it by hand. */
  byHand?: string
  /**
   * The time on screen in ms. Time with the pointer or the focus on the toast does not count. With `Infinity`
   * the toast stays until the user dismisses it.
   */
  timeout?: number
  /** A button, for example to sign in. */
  action?: { label: string; onAction: () => void }
  /** Undoes what was done. Its button replaces another action. */
  undo?: (() => void) | undefined
  /** A link to a next step, for example to the cart. */
  link?: { label: string; to: LinkProps['to'] }
  /**
   * The key of the toast's subject, by default the message. Of several toasts with the same key only the
   * newest shows.
   */
  about?: string
}

export type ToastItem = ToastInput & { id: number } & Required<
    Pick<ToastInput, 'type' | 'timeout' | 'about'>
  >

/** More toasts would cover the page. */
const maxToasts = 4

/** Fills in the defaults of Product §9: success and 3000 ms. A message with a button stays longer. */
export function toastOf(id: number, toast: ToastInput): ToastItem {
  const { message, type = 'success', action, undo, link } = toast
  const timeout = action || undo || link ? limits.undoMs : limits.toastMs
  return { type, timeout, about: `${type} ${message}`, ...toast, id }
}

/**
 * Adds a toast at the end. It replaces a toast with the same key. If there are too many toasts, the oldest is
 * removed.
 */
export function withToast(toasts: readonly ToastItem[], added: ToastItem): readonly ToastItem[] {
  const others = toasts.filter(({ about }) => about !== added.about)
  return [...others, added].slice(-maxToasts)
}

export const toastsAtom = personalAtom<readonly ToastItem[]>([])
const lastId = atom(0)

/**
 * True from the first toast on. The region of the toasts then stays, because screen readers must know a
 * region before content is added to it.
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

/**
 * Returns the function `toast({ message, type?, undo?, … })`. By default a toast is a success and shows for
 * 3000 ms (Product §9).
 */
export function useToast() {
  return useSetAtom(showToastAtom)
}

/**
 * Returns a function that copies a text, or a promise of a text, and shows in a toast whether that worked.
 * Without a secure origin and in some in-app browsers there is no clipboard. The toast then shows the text
 * until the user dismisses it.
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
  /** Returns a sentence that contains the reason. By default the reason is the whole message. */
  message?: (reason: string) => string
}

/**
 * Returns a function that shows in a toast why something failed. For null it shows nothing, because another
 * place has already shown the error.
 */
export function useErrorToast() {
  const toast = useToast()
  const errorText = useErrorText()
  return (reason: ErrorText | null, { message = (text) => text, ...buttons }: ErrorToast = {}) => {
    if (reason) toast({ type: 'error', message: message(errorText(reason)), ...buttons })
  }
}

import type { LinkProps } from '@tanstack/react-router'
import { type ErrorText, useErrorText } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { atom, personalAtom, storedSwitchAtom, useSetAtom } from '@/lib/store'

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export type ToastInput = {
  /** The translated text of the toast. */
  message: string
  type?: ToastType
  /** The subject of the toast: a small picture instead of the icon, and a line below the message. */
  item?: { picture: string | null; text: string }
  /**
   * A text that could not be copied to the clipboard. The toast shows it, so that the user can copy it by
   * hand.
   */
  byHand?: string
  /**
   * How long the toast is visible, in ms. The time stops while the pointer or the focus is on any toast. With
   * `Infinity`, the toast stays until the user closes it.
   */
  timeout?: number
  /** A button of the toast, for example to sign in. */
  action?: { label: string; onAction: () => void }
  /** Undoes the action that the toast reports. The undo button replaces the button of `action`. */
  undo?: (() => void) | undefined
  /** A link to a next step, for example to the cart. */
  link?: { label: string; to: LinkProps['to'] }
  /**
   * The key of the toast. Of several toasts with the same key, only the newest is visible. The default is the
   * type and the message.
   */
  about?: string
}

export type ToastItem = ToastInput & { id: number } & Required<
    Pick<ToastInput, 'type' | 'timeout' | 'about'>
  >

/** The greatest number of toasts. More would cover the page. */
const maxToasts = 4

/**
 * Returns a toast with the defaults of Product §9: success, visible for 3000 ms. A toast with a button or a
 * link stays longer. An error stays until the user closes it. If `stays` is true, every toast stays until the
 * user closes it.
 */
export function toastOf(id: number, toast: ToastInput, stays = false): ToastItem {
  const { message, type = 'success', action, undo, link } = toast
  const inTime = action || undo || link ? limits.undoMs : limits.toastMs
  const ends = toast.timeout ?? (type === 'error' ? Infinity : inTime)
  const timeout = stays ? Infinity : ends
  return { type, about: `${type} ${message}`, ...toast, timeout, id }
}

/** True if toasts stay in this browser until the user closes them. */
export const doToastsStayAtom = storedSwitchAtom('toasts_stay')

/**
 * Adds a toast at the end. The new toast replaces a toast with the same key. If there are too many toasts,
 * the oldest one is removed.
 */
export function withToast(toasts: readonly ToastItem[], added: ToastItem): readonly ToastItem[] {
  const others = toasts.filter(({ about }) => about !== added.about)
  return [...others, added].slice(-maxToasts)
}

export const toastsAtom = personalAtom<readonly ToastItem[]>([])
const lastId = atom(0)

/**
 * True from the first toast on. The region of the toasts then stays in the page, because screen readers must
 * know a region before content is added.
 */
export const anyToastYetAtom = atom((get) => get(lastId) > 0)

const showToastAtom = atom(null, (get, set, input: ToastInput) => {
  const id = get(lastId) + 1
  set(lastId, id)
  set(toastsAtom, withToast(get(toastsAtom), toastOf(id, input, get(doToastsStayAtom))))
  return id
})

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  )
})

/**
 * Returns a function that shows a toast: `toast({ message, type?, undo?, … })`. By default it is a success
 * and visible for 3000 ms (Product §9).
 */
export function useToast() {
  return useSetAtom(showToastAtom)
}

/**
 * Returns a function that copies a text to the clipboard, and tells the result in a toast. The text may be a
 * promise. Without a secure origin and in some in-app browsers there is no clipboard. The toast then shows
 * the text until the user closes it.
 */
export function useCopyText(): (
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
      toast({ message: failed, type: 'error', ...(byHand && { byHand }) })
    }
  }
}

type ErrorToast = Pick<ToastInput, 'action' | 'undo'> & {
  /** Returns the whole message for a reason. By default the reason itself is the message. */
  message?: (reason: string) => string
}

/**
 * Returns a function that shows the reason of a failure in a toast. If the reason is null, it shows nothing,
 * because the error already shows elsewhere.
 */
export function useErrorToast() {
  const toast = useToast()
  const errorText = useErrorText()
  return (reason: ErrorText | null, { message = (text) => text, ...buttons }: ErrorToast = {}) => {
    if (reason) toast({ type: 'error', message: message(errorText(reason)), ...buttons })
  }
}

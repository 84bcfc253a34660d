import { lineKey, type OrderLine } from '@/domain/cart/cart'
import { changedLines, type CheckedLine, orderableLines } from '@/domain/cart/checked-lines'
import {
  areAllErrorsInFields,
  isSessionOver,
  orderFormErrors,
} from '@/features/checkout/server-errors'
import { itemErrors, mayBePlaced, orderErrors } from '@/features/orders/errors'
import type { Msg } from '@/i18n/use-msg'
import type { ToastInput } from '@/ui/toast/toast'

/** The text that says why the lines could not be checked: nothing is sent until they can be. */
export type WhyUnchecked = 'checkout.waits' | 'checkout.error.sync'

type ConfirmOptions = {
  seen: readonly CheckedLine[]
  recheck: () => Promise<readonly CheckedLine[] | WhyUnchecked>
  notesOf: (line: CheckedLine) => string[]
  msg: Msg
  /** Shows why nothing is ordered. */
  fail: (options: ToastInput) => void
}

/**
 * Checks the lines with the server right before an order is sent. Returns the lines to order when they match
 * what the shopper sees. Otherwise shows what changed in a toast and returns null, so that the shopper can
 * review the order and pay again (Product §12.1).
 */
export async function confirmLines(options: ConfirmOptions): Promise<CheckedLine[] | null> {
  const { seen, recheck, notesOf, msg, fail } = options
  const now = await recheck()
  if (typeof now === 'string') {
    fail({ message: msg(now), type: now === 'checkout.waits' ? 'warning' : 'error' })
    return null
  }
  const changes = changedLines(seen, now)
  const ordered = orderableLines(now)
  if (changes.length > 0) {
    const texts = changes.map((line) => `${line.name}: ${notesOf(line).join(' · ')}`)
    const message = msg('checkout.changed', { changes: texts.join('; ') })
    fail({ message, type: 'warning', timeout: 8000 })
  } else if (ordered.length === 0) {
    fail({ message: msg('checkout.nothingLeft'), type: 'error' })
  } else return ordered
  return null
}

/** Returns the messages for a failed order: the toast's, and those of its fields and lines (Product §8). */
export function orderFailureOf(error: unknown, lines: readonly OrderLine[]) {
  const keys = lines.map(lineKey)
  const lineErrors = [...itemErrors(error)].map(([at, text]) => [keys[at] ?? '', text] as const)
  return {
    message: orderErrors(error),
    fieldErrors: orderFormErrors(error),
    areAllErrorsInFields: areAllErrorsInFields(error),
    lineErrors: new Map(lineErrors),
    mayBePlaced: mayBePlaced(error),
    isSessionOver: isSessionOver(error),
  }
}

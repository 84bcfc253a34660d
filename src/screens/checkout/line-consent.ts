import { type CheckedLine, changedLines, orderableLines } from '@/domain/cart/checked-lines'
import type { Msg } from '@/i18n/use-msg'
import type { ToastInput } from '@/ui/toast/toast'

type ConfirmOptions = {
  /** The lines as the shopper sees them. */
  seen: readonly CheckedLine[]
  recheck: () => Promise<readonly CheckedLine[] | null>
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
export async function confirmedLines(options: ConfirmOptions): Promise<CheckedLine[] | null> {
  const { seen, recheck, notesOf, msg, fail } = options
  const now = await recheck()
  const changes = now && changedLines(seen, now)
  const ordered = now && orderableLines(now)
  if (!changes || !ordered) fail({ message: msg('checkout.error.sync'), type: 'error' })
  else if (changes.length > 0) {
    const texts = changes.map((line) => `${line.name}: ${notesOf(line).join(' · ')}`)
    const message = msg('checkout.changed', { changes: texts.join('; ') })
    fail({ message, type: 'warning', timeout: 8000 })
  } else if (ordered.length === 0) {
    fail({ message: msg('checkout.nothingLeft'), type: 'error' })
  } else return ordered
  return null
}

import { type CheckedLine, changedLines, orderableLines } from '@/domain/cart/checked-lines'
import type { Msg } from '@/i18n/use-msg'
import type { useToast } from '@/ui/toast/toast'

type Asked = {
  /** The lines as the shopper sees them. */
  seen: readonly CheckedLine[]
  recheck: () => Promise<readonly CheckedLine[] | null>
  notesOf: (line: CheckedLine) => string[]
  msg: Msg
  toast: ReturnType<typeof useToast>
}

/**
 * Asks the server once more right before an order is sent. Answers what is to be ordered where that is
 * what the shopper sees; else says what changed, and null: she looks at it and pays again (Product §12.1).
 */
export async function agreedLines(asked: Asked): Promise<CheckedLine[] | null> {
  const { seen, recheck, notesOf, msg, toast } = asked
  const now = await recheck()
  const changes = now && changedLines(seen, now)
  const ordered = now && orderableLines(now)
  if (!changes || !ordered) toast({ message: msg('checkout.error.sync'), type: 'error' })
  else if (changes.length > 0) {
    const texts = changes.map((line) => `${line.name}: ${notesOf(line).join(' · ')}`)
    const message = msg('checkout.changed', { changes: texts.join('; ') })
    toast({ message, type: 'warning', timeout: 8000 })
  } else if (ordered.length === 0) {
    toast({ message: msg('checkout.nothingLeft'), type: 'error' })
  } else return ordered
  return null
}

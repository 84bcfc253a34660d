import { type CheckedLine, changedLines, orderableLines } from '@/domain/checked-lines'
import { useLineNotes } from '@/features/checkout/use-line-notes'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/use-toast'

/**
 * Asks the server once more right before an order is sent. Answers what is to be ordered where that is
 * what the shopper sees; else says what changed, and null: she looks at it and pays again (quality §2).
 */
export function useLineConsent(
  seen: readonly CheckedLine[],
  recheck: () => Promise<readonly CheckedLine[] | null>,
): () => Promise<CheckedLine[] | null> {
  const msg = useMsg()
  const toast = useToast()
  const notesOf = useLineNotes()

  return async function agreedLines() {
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
}

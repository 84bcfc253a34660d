import type { CheckedLine } from '@/domain/cart/checked-lines'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'

/** What changed about a line since the shopper saw it, in words (Product §12.1). */
export function useLineNotes(): (line: CheckedLine) => string[] {
  const msg = useMsg()
  return ({ gone, stock, oldPrice, price, quantityBefore, quantity }) => {
    if (gone) return [msg(stock === 0 ? 'checkout.line.soldOut' : 'checkout.line.gone')]
    const notes: string[] = []
    if (oldPrice !== undefined && oldPrice !== price) {
      const prices = { before: formatVnd(oldPrice), now: formatVnd(price) }
      notes.push(msg('checkout.line.price', prices))
    }
    if (quantityBefore !== undefined) {
      notes.push(msg('checkout.line.stock', { left: quantity, before: quantityBefore }))
    }
    return notes
  }
}

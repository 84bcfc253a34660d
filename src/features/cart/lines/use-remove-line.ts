import { type Line, lineKey } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { takeOutLineAtom } from '@/features/cart/actions'
import { moveFocusOffRow } from './move-focus'

/** Takes a line out and offers to put it back. */
export function useTakeOutLine(): (line: Line) => void {
  const msg = useMsg()
  const toast = useToast()
  const takeOut = useSetAtom(takeOutLineAtom)
  return (line) => {
    moveFocusOffRow()
    const undo = takeOut(lineKey(line))
    const message = msg('cart.removed', { name: line.name })
    toast({ message, type: 'info', action: { label: msg('cart.undo'), onAction: undo } })
  }
}

import { lineKey, type Line } from '@/domain/cart/cart'
import { removeLineAtom } from '@/features/cart/actions'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/** Removes a line and shows a toast with an undo. */
export function useRemoveLine(): (line: Line) => void {
  const msg = useMsg()
  const toast = useToast()
  const remove = useSetAtom(removeLineAtom)
  return (line) => {
    moveFocusOffRow()
    const undo = remove(lineKey(line))
    const message = msg('cart.removed', { name: line.name })
    toast({ message, type: 'info', action: { label: msg('cart.undo'), onAction: undo } })
  }
}

/**
 * Call before removing a row: moves the focus inside it to the last button of the next or previous row,
 * or to the page's heading when it was the only row.
 */
function moveFocusOffRow(): void {
  const row = document.activeElement?.closest('main li')
  if (!row) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1) ?? heading
  if (target === heading && heading) heading.tabIndex = -1
  target?.focus({ preventScroll: true })
}

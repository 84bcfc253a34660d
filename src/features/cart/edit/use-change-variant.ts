import { type Line, lineKey } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'
import { changeVariantAtom } from '@/features/cart/actions'
import { cartAtom } from '@/features/cart/state'

/** Changes a line's variant and announces in a toast whether it was saved or merged with an existing line. */
export function useChangeVariant(): (line: Line, next: Line) => void {
  const msg = useMsg()
  const toast = useToast()
  const { lines } = useAtomValue(cartAtom)
  const changeVariant = useSetAtom(changeVariantAtom)
  return (line, next) => {
    const [key, nextKey] = [lineKey(line), lineKey(next)]
    const merges = nextKey !== key && lines.some((other) => lineKey(other) === nextKey)
    changeVariant(key, next)
    if (merges) toast({ message: msg('line.edit.merged'), type: 'info' })
    else toast({ message: msg('line.edit.saved', { name: next.name }) })
  }
}

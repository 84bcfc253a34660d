import { useRef, useState } from 'react'
import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { arrayMove } from '@/ui/sortable/SortableList'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { categorySaveErrors } from './errors'
import { useOrderCategories } from './mutations'
import { placesOf, withOrder } from './tree'

/**
 * The tree as it was last put in order. It runs ahead of the server until the last of several moves is answered and
 * read anew, so that quick moves build on each other; a refusal takes it back to what the server has.
 */
export function useTreeOrder(
  categories: readonly AdminCategory[],
  readAgain: () => Promise<unknown>,
) {
  const msg = useMsg()
  const fail = useErrorToast()
  const { mutateAsync } = useOrderCategories()
  const waiting = useRef(0)
  const [ahead, setAhead] = useState<readonly AdminCategory[]>()
  const shown = ahead ?? categories

  const send = async (siblings: readonly AdminCategory[]) => {
    waiting.current += 1
    try {
      await mutateAsync({ data: { places: placesOf(siblings) } })
    } catch (error) {
      const failure = (reason: string) => msg('adminCategories.notMoved', { reason })
      fail(categorySaveErrors(error), { message: failure })
    }
    waiting.current -= 1
    if (waiting.current > 0) return
    await readAgain()
    if (waiting.current === 0) setAhead(undefined)
  }
  const move = (siblings: readonly AdminCategory[], from: number, to: number) => {
    const next = arrayMove([...siblings], from, to)
    setAhead(withOrder(shown, next[0]?.parent_id ?? null, next))
    void send(next)
  }
  return { shown, move }
}

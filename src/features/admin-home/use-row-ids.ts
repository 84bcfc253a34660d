import { useState } from 'react'
import { arrayMove } from '@/ui/sortable/SortableList'

let last = 0
const fresh = () => `row-${(last += 1)}`

/** Ids for the rows of a list whose items have none, so that a row keeps its fields when it is moved. */
export function useRowIds(count: number) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, fresh))
  // The list has been replaced as a whole.
  const shown =
    ids.length === count ? ids : Array.from({ length: count }, (_, at) => ids[at] ?? fresh())
  if (shown !== ids) setIds(shown)
  return {
    ids: shown,
    insert: (index: number) => setIds(shown.toSpliced(index, 0, fresh())),
    remove: (index: number) => setIds(shown.toSpliced(index, 1)),
    move: (from: number, to: number) => setIds(arrayMove([...shown], from, to)),
  }
}

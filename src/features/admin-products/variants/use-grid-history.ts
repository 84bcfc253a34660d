import { useCallback, useState } from 'react'
import type { CellText } from '@/domain/admin/variant-cells'
import { useSheetHistory } from '@/ui/sheet/use-sheet-history'
import { type GridAction, type GridState, textsBefore } from './grid-state'

type GridVerbs = {
  change: (action: GridAction, soon?: boolean) => void
  latest: () => GridState
}

/** Writes into the grid, so that each step can be taken back. */
export function useGridHistory({ change, latest }: GridVerbs) {
  // One function for all cells and renders: a cell that did not change is not drawn anew.
  const [write] = useState(() => (cell: CellText) => change({ type: 'write', texts: [cell] }, true))
  const history = useSheetHistory<CellText>({
    write: useCallback((texts) => change({ type: 'write', texts }), [change]),
    textsNow: useCallback((texts) => textsBefore(latest(), texts), [latest]),
  })
  return { write, history }
}

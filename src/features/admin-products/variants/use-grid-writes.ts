import { useCallback, useRef, useState } from 'react'
import { type CellText, pastedCells } from '@/domain/admin/variant-cells'
import type { Layer, Combination } from '@/domain/admin/variant-grid'
import { readBlock } from '@/domain/admin/pasted-block'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { type GridAction, type GridState, textsBefore } from './grid-state'

type WritesProps = {
  change: (action: GridAction, soon?: boolean) => void
  latest: () => GridState
}

/** Writes into the grid: a keystroke, a row that is filled, a block that is pasted. The large ones can be taken back. */
export function useGridWrites({ change, latest }: WritesProps) {
  const msg = useMsg()
  const toast = useToast()
  // One function for all cells and renders: a cell that did not change is not drawn anew.
  const [write] = useState(() => (cell: CellText) => change({ type: 'write', texts: [cell] }, true))

  /** How to take back each of them, the last one last. */
  const history = useRef<readonly (() => void)[]>([])
  /** Answers how to take it back, once. */
  const writeAll = useCallback(
    (texts: readonly CellText[]) => {
      const before = textsBefore(latest(), texts)
      change({ type: 'write', texts })
      const takeBack = () => {
        if (!history.current.includes(takeBack)) return
        history.current = history.current.filter((other) => other !== takeBack)
        change({ type: 'write', texts: before })
      }
      history.current = [...history.current, takeBack]
      return takeBack
    },
    [change, latest],
  )
  const fill = useCallback(
    (texts: readonly CellText[]) => {
      const onAction = writeAll(texts)
      const message = msg('adminVariants.filled', { count: texts.length })
      toast({ message, action: { label: msg('adminVariants.undo'), onAction } })
    },
    [msg, toast, writeAll],
  )
  return {
    write,
    fill,
    /** Takes back the last of the large ones; false where there is none. */
    undo() {
      const last = history.current.at(-1)
      last?.()
      return last !== undefined
    },
    paste(from: Combination & { layer: Layer }, text: string) {
      const { texts, outside } = pastedCells(latest().grid, from, readBlock(text))
      const onAction = writeAll(texts)
      const count = texts.length
      const action = { label: msg('adminVariants.undo'), onAction }
      if (outside === 0) toast({ message: msg('adminVariants.pasted', { count }), action })
      else
        toast({
          type: 'warning',
          message: msg('adminVariants.pastedSome', { count, outside }),
          action,
        })
    },
  }
}

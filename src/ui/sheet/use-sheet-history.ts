import { useCallback, useMemo, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '../toast/toast'

/** Of several steps only the last has its undo in a toast; the key takes back those before it, in their order. */
export const sheetToast = 'sheet'

export type SheetHistory<Text> = ReturnType<typeof useSheetHistory<Text>>

type HistoryOptions<Text> = {
  /** Writes texts into cells. Has to be stable. */
  write: (texts: readonly Text[]) => void
  /** Returns the same cells with the texts that they show now. Has to be stable. */
  textsNow: (texts: readonly Text[]) => readonly Text[]
}

/**
 * Writes into the cells of a sheet, so that each step can be taken back, the last one first. Cells are named by what they
 * hold and not by their place: a step can be taken back after the rows have changed.
 */
export function useSheetHistory<Text>({ write, textsNow }: HistoryOptions<Text>) {
  const msg = useMsg()
  const toast = useToast()
  /** How to take back each of them, the last one last. */
  const history = useRef<readonly (() => void)[]>([])
  const count = useRef(0)
  /** Remembers the texts before a step, and returns how to take it back, once. */
  const remember = useCallback(
    (before: readonly Text[]) => {
      const takeBack = () => {
        if (!history.current.includes(takeBack)) return
        history.current = history.current.filter((other) => other !== takeBack)
        write(before)
      }
      history.current = [...history.current, takeBack]
      count.current += 1
      return takeBack
    },
    [write],
  )
  return useMemo(() => {
    const writeAll = (texts: readonly Text[]) => {
      const takeBack = remember(textsNow(texts))
      write(texts)
      return { label: msg('sheet.undo'), onAction: takeBack }
    }
    return {
      /** A cell was changed by hand; `before` is what it showed. */
      typed: (before: Text) => void remember([before]),
      fill(texts: readonly Text[]) {
        const action = writeAll(texts)
        toast({ about: sheetToast, message: msg('sheet.filled', { count: texts.length }), action })
      },
      paste(texts: readonly Text[], outside: number) {
        const action = writeAll(texts)
        const count = texts.length
        const about = sheetToast
        if (outside === 0) toast({ about, message: msg('sheet.pasted', { count }), action })
        else {
          const message = msg('sheet.pastedSome', { count, outside })
          toast({ about, type: 'warning', message, action })
        }
      },
      /** Takes back the last step; false where there is none. */
      undo() {
        const last = history.current.at(-1)
        last?.()
        return last !== undefined
      },
      /** How many steps there have been, those that were taken back included. */
      steps: () => count.current,
    }
  }, [msg, remember, textsNow, toast, write])
}

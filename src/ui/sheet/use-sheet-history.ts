import { type KeyboardEvent, useMemo, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { isCommandKey } from '@/lib/command-key'
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

/** Writes into the cells of a sheet in steps that can be taken back. Cells are named by what they hold, as the rows may change. */
export function useSheetHistory<Text>({ write, textsNow }: HistoryOptions<Text>) {
  const msg = useMsg()
  const toast = useToast()
  const { remember, undoKey } = useUndoSteps()
  return useMemo(() => {
    const writeAll = (texts: readonly Text[]) => {
      const before = textsNow(texts)
      write(texts)
      return remember(() => write(before))
    }
    return {
      /** A cell was changed by hand; `before` is what it showed. */
      typed: (before: Text) => void remember(() => write([before])),
      fill(texts: readonly Text[]) {
        const undo = writeAll(texts)
        toast({ about: sheetToast, message: msg('sheet.filled', { count: texts.length }), undo })
      },
      paste(texts: readonly Text[], outside: number) {
        const undo = writeAll(texts)
        const count = texts.length
        const about = sheetToast
        if (outside === 0) toast({ about, message: msg('sheet.pasted', { count }), undo })
        else {
          const message = msg('sheet.pastedSome', { count, outside })
          toast({ about, type: 'warning', message, undo })
        }
      },
      /** Ctrl+Z: for the element around the cells. */
      undoKey,
    }
  }, [msg, remember, textsNow, toast, undoKey, write])
}

/** The steps made in a part of the page: each is taken back by its toast, the last one by Ctrl+Z too. Stays the same between renders. */
const useUndoSteps = () => useState(undoSteps)[0]

function undoSteps() {
  /** How to take back each of them, the last one last. */
  let steps: readonly (() => void)[] = []
  /** How many there have been, those that were taken back included. */
  let count = 0
  /** The count when something was typed. */
  let typedAfter: number | null = null
  return {
    /** Remembers how to take back a step. Returns the same for its toast: either takes it back, once. */
    remember(undo: () => void): () => void {
      const takeBack = () => {
        if (!steps.includes(takeBack)) return
        steps = steps.filter((step) => step !== takeBack)
        undo()
      }
      steps = [...steps, takeBack]
      count += 1
      return takeBack
    },
    /** For the element around that part. After typing, the key is the browser's: it takes back letters. */
    undoKey: {
      onFocus() {
        typedAfter = null
      },
      onInput() {
        typedAfter = count
      },
      onKeyDown(event: KeyboardEvent) {
        const last = steps.at(-1)
        if (!last || typedAfter === count || !isCommandKey(event, 'z')) return
        event.preventDefault()
        last()
      },
    },
  }
}

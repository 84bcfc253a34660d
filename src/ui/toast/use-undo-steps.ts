import { type KeyboardEvent, useState } from 'react'
import { isCommandKey } from '@/lib/command-key'

/** The steps made in a part of the page: each is taken back by its toast, the last one by Ctrl+Z too. Stays the same between renders. */
export const useUndoSteps = () => useState(undoSteps)[0]

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

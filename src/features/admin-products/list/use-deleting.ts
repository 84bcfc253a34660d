import { useRef, useState } from 'react'
import type { AdminProductRow } from '@/api/generated/model'
import type { Chosen } from './bulk-report'

type Question = { products: Chosen; isOpen: boolean; number: number }

/** The question whether to delete: which products it is about, and where the focus goes after it. */
export function useDeleting() {
  const opener = useRef<Element>(null)
  const [question, setQuestion] = useState<Question>({
    products: new Map(),
    isOpen: false,
    number: 0,
  })
  const askAll = (products: Chosen) => {
    opener.current = document.activeElement
    setQuestion(({ number }) => ({ products, isOpen: true, number: number + 1 }))
  }
  // One function for all renders: the columns of the table hang on it.
  const [ask] = useState(() => (rows: readonly AdminProductRow[]) => {
    askAll(new Map(rows.map(({ id, name }) => [id, name])))
  })
  return {
    ...question,
    ask,
    askAll,
    close: () => setQuestion((before) => ({ ...before, isOpen: false })),
    /** They are gone, and soon their buttons are. */
    done() {
      opener.current = null
    },
    /** Its button; what stays where that goes with its row. */
    focusAfter(otherwise: HTMLElement | null): HTMLElement | null {
      const button = opener.current
      return button instanceof HTMLElement && button.isConnected ? button : otherwise
    },
  }
}

import { useRef, useState } from 'react'
import type { AdminProductRow } from '@/api/generated/model'
import type { Chosen } from '@/ui/table/use-bulk-rows'

type Question = { products: Chosen; isOpen: boolean; number: number }

/** The state of the delete confirmation: its products, and where the focus goes afterwards. */
export function useDeleting() {
  const opener = useRef<Element>(null)
  const [question, setQuestion] = useState<Question>({
    products: new Map(),
    isOpen: false,
    number: 0,
  })
  const askAll = (products: Chosen, from = document.activeElement) => {
    opener.current = from
    setQuestion(({ number }) => ({ products, isOpen: true, number: number + 1 }))
  }
  // A stable function, because the table's columns depend on it.
  const [ask] = useState(() => (rows: readonly AdminProductRow[], from: HTMLElement | null) => {
    askAll(new Map(rows.map(({ id, name }) => [id, name])), from)
  })
  return {
    ...question,
    ask,
    askAll,
    close: () => setQuestion((before) => ({ ...before, isOpen: false })),
    /** Forgets the button that opened the dialog, because it leaves the page with its row. */
    done() {
      opener.current = null
    },
    /** Returns the button that opened the dialog, or `otherwise` when that button is gone. */
    focusAfter(otherwise: HTMLElement | null): HTMLElement | null {
      const button = opener.current
      return button instanceof HTMLElement && button.isConnected ? button : otherwise
    },
  }
}

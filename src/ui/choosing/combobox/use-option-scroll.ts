import { useRef } from 'react'
import { scrollTopFor } from './combobox-window'

type Highlight = { reason: string; index: number }

/** Keeps the highlighted option of a windowed list in sight, also when the list has only just opened. */
export function useOptionScroll() {
  const list = useRef<HTMLDivElement | null>(null)
  const wanted = useRef(0)

  const scroll = () => {
    const { current } = list
    if (current) {
      current.scrollTop = scrollTopFor(wanted.current, current.scrollTop, current.clientHeight)
    }
  }
  return {
    scroller(element: HTMLDivElement | null) {
      list.current = element
      scroll()
    },
    /** For `onItemHighlighted`; the pointer only highlights what is in sight anyway. */
    onHighlight(_value: unknown, { reason, index }: Highlight) {
      if (reason === 'pointer' || index < 0) return
      wanted.current = index
      queueMicrotask(scroll)
    },
  }
}

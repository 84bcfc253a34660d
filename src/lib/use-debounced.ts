import { useEffect, useState } from 'react'
import { tidyText } from './text'

export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(
    function debounce() {
      const timer = setTimeout(() => setDebounced(value), ms)
      return () => clearTimeout(timer)
    },
    [value, ms],
  )
  return debounced
}

/** How long nothing is typed before a picker asks, in ms. */
const pause = 200

/**
 * Returns what a picker asks for: none while it is typed, so that what an earlier text has found is not taken
 * for what this one means.
 */
export function useSought(text: string): { sought: string; isTyping: boolean } {
  const tidy = tidyText(text)
  const isTyping = useDebounced(tidy, pause) !== tidy
  return { sought: isTyping ? '' : tidy, isTyping }
}

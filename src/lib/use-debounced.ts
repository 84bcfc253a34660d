import { useEffect, useState } from 'react'
import { tidyText } from './text'

/** Returns the value after it has stayed the same for this many ms. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
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

/** How long after the last key a picker starts its search, in ms. */
const pause = 200

/**
 * Returns the text for which a picker searches. The result is empty while the person types, so that the
 * picker does not show the hits of the previous text.
 */
export function useSearchText(text: string): { sought: string; isTyping: boolean } {
  const tidy = tidyText(text)
  const isTyping = useDebouncedValue(tidy, pause) !== tidy
  return { sought: isTyping ? '' : tidy, isTyping }
}

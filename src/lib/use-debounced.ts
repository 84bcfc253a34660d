import { useEffect, useState } from 'react'

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

import { useEffect, useState } from 'react'

/** The value once it has not changed for `ms`. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(
    function waitForCalm() {
      const timer = setTimeout(() => setSettled(value), ms)
      return () => clearTimeout(timer)
    },
    [value, ms],
  )
  return settled
}

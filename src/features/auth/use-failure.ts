import { useState } from 'react'

type Failure = { error: unknown; number: number }

/**
 * The error in the red box (Product §4: the store's error). It stays while the form is sent again, so that nothing
 * jumps; `number` tells a new failure with the same text from the last one.
 */
export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    failure,
    fail: (error: unknown) =>
      setFailure((before) => ({ error, number: (before?.number ?? 0) + 1 })),
    clear: () => setFailure(null),
  }
}

import { useState } from 'react'

type Failure = { error: unknown; number: number }

/**
 * What the red box is about (Product §4: the store's error). It stays while the form is sent again, so that nothing
 * jumps; `number` tells another failure with the same words from the last one.
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

import { useEffect, useRef } from 'react'

type Countdown<Subject> = {
  /** How long it runs in all, in ms. Only the first value counts. */
  ms: number
  /** Stops the clock; it goes on with what was left. */
  paused: boolean
  subject: Subject
  /** Has to be stable between renders. */
  onEnd: (subject: Subject) => void
}

/** Calls `onEnd(subject)` once `ms` have passed outside of pauses. */
export function useCountdown<Subject>({ ms, paused, subject, onEnd }: Countdown<Subject>) {
  const left = useRef(ms)
  useEffect(
    function runClock() {
      if (paused) return undefined
      const startedAt = performance.now()
      const clock = setTimeout(() => onEnd(subject), left.current)
      return () => {
        clearTimeout(clock)
        left.current -= performance.now() - startedAt
      }
    },
    [paused, subject, onEnd],
  )
}

import { useEffect, useEffectEvent } from 'react'

const signs = ['pointerdown', 'wheel', 'keydown'] as const

/** By then that first press has been answered: the work must not stand in its way. */
const answeredAfterMs = 400

/**
 * Calls `onSign` once, soon after somebody first presses, scrolls or types on the page: a page that is only glanced at is
 * spared the work, and a later press finds ready what it opens.
 */
export function useFirstSign(onSign: () => unknown): void {
  const sign = useEffectEvent(onSign)
  useEffect(function waitForSign() {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const first = () => {
      gone.abort()
      timer = setTimeout(sign, answeredAfterMs)
    }
    for (const type of signs)
      window.addEventListener(type, first, { passive: true, signal: gone.signal })
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [])
}

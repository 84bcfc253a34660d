import { useEffect, useEffectEvent } from 'react'

const signs = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Calls `onSign` once, when somebody first presses, scrolls or types on the page: a page that is only glanced at is spared
 * the work, and a press finds ready what it opens.
 */
export function useFirstSign(onSign: () => unknown): void {
  const sign = useEffectEvent(onSign)
  useEffect(function waitForSign() {
    const gone = new AbortController()
    const first = () => {
      gone.abort()
      sign()
    }
    for (const type of signs)
      window.addEventListener(type, first, { passive: true, signal: gone.signal })
    return () => gone.abort()
  }, [])
}

import { useEffect, useEffectEvent } from 'react'

const signs = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin'] as const

let sign: Promise<void> | undefined

/**
 * Resolves when somebody first presses, points, scrolls or types: a page that is only glanced at is spared what waits for this.
 * A page that was scrolled before has had its sign.
 */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (window.scrollY > 0) return resolve()
    const seen = new AbortController()
    const note = () => {
      seen.abort()
      resolve()
    }
    for (const type of signs)
      window.addEventListener(type, note, { passive: true, capture: true, signal: seen.signal })
  })
  return sign
}

/** By then that first press has been answered: the work must not stand in its way. */
const answeredAfterMs = 400

/** Calls `onSign` once, soon after the first sign of use: a later press finds ready what it opens. */
export function useFirstSign(onSign: () => unknown): void {
  const sign = useEffectEvent(onSign)
  useEffect(function waitForSign() {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    void firstSign().then(() => {
      if (!isGone) timer = setTimeout(sign, answeredAfterMs)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
}

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

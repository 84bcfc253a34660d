import { type RefCallback, useCallback, useState } from 'react'

/** Distance below the screen, in px, that counts as near. */
const margin = 400

/** Returns `near`, true once the element has come near the screen, and the ref for that element. */
export function useNearView(): { near: boolean; watch: RefCallback<Element> } {
  const [near, setNear] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const onSight = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setNear(true)
    }
    const observer = new IntersectionObserver(onSight, { rootMargin: `${margin}px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}

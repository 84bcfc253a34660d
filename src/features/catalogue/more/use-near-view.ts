import { type RefCallback, useCallback, useState } from 'react'

/** How far below the screen something is asked for already, in px. */
const ahead = 400

/** Whether an element has come near the screen, once and for all; and the ref for that element. */
export function useNearView(): { near: boolean; watch: RefCallback<Element> } {
  const [near, setNear] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const look = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setNear(true)
    }
    const observer = new IntersectionObserver(look, { rootMargin: `${ahead}px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}

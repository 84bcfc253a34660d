import { type RefCallback, useCallback, useState } from 'react'

/** Begins so far before it comes into sight that it is there when it does. */
const ahead = { rootMargin: '400px' }

/** Returns `near`, true once the element has come near the window, and the ref for that element. */
export function useNearView(): { near: boolean; watch: RefCallback<Element> } {
  const [near, setNear] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setNear(true)
    }, ahead)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}

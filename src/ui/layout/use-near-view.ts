import { type RefCallback, useCallback, useState } from 'react'
import { firstSign } from '@/lib/first-sign'

/**
 * Returns `near`, true once the element is in sight or, on a page that is used, `ahead` of the screen (a CSS length); and the ref for that
 * element.
 */
export function useNearView(ahead = '400px'): { near: boolean; watch: RefCallback<Element> } {
  const [near, setNear] = useState(false)
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      let observer: IntersectionObserver | undefined
      const look = (rootMargin: string) => {
        observer?.disconnect()
        observer = new IntersectionObserver(onSight, { rootMargin })
        observer.observe(element)
      }
      let isOver = false
      const end = () => {
        isOver = true
        observer?.disconnect()
      }
      const onSight = (entries: IntersectionObserverEntry[]) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        end()
        setNear(true)
      }
      look('0px')
      void firstSign().then(() => isOver || look(ahead))
      return end
    },
    [ahead],
  )
  return { near, watch }
}

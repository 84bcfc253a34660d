import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Marks an element that scrolls sideways with `data-scrolls`, and with `data-more-start` and `data-more-end` while there is
 * more beyond that edge. The marks are set on the element itself: scrolling renders nothing.
 */
export function useScrollEdges<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(function watchEdges() {
    const element = ref.current
    if (!element) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-scrolls', scrollWidth > clientWidth + 1)
      element.toggleAttribute('data-more-start', scrollLeft > 1)
      element.toggleAttribute('data-more-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}

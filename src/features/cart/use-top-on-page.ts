import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below the page's top an element begins, in px. */
export function useTopOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(
    function measureTop() {
      if (element.current) setTop(element.current.getBoundingClientRect().top + window.scrollY)
    },
    [element],
  )
  return top
}

import { useCallback, useState } from 'react'

/** How far below the page's top an element begins, in px, and the ref that says which. */
export function useTopOnPage(): [top: number, element: (element: HTMLElement | null) => void] {
  const [top, setTop] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [])
  return [top, measure]
}

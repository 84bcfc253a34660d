import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a row of links that scrolls sideways: brings the current one to its middle, before anything is painted. The
 * page itself stays where it is.
 */
export function useCurrentInView(): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null)
  useLocation({ select: (location) => location.pathname })
  // After every drawing: another page marks another link, another language makes all of them wider.
  useLayoutEffect(function showCurrent() {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row.current || !current) return
    row.current.scrollLeft =
      current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  })
  return row
}

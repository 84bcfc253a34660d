import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a row of links that scrolls sideways: brings the one that leads here to its middle, before anything is
 * painted. The page itself stays where it is.
 */
export function useCurrentInView(): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null)
  const router = useRouter()
  useLayoutEffect(
    function showCurrent() {
      const show = () => {
        const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
        if (!row.current || !current) return
        const { offsetLeft, offsetWidth } = current
        row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2
      }
      show()
      // Not sooner: the router has put the row back where it was on the page before.
      return router.subscribe('onRendered', show)
    },
    [router],
  )
  return row
}

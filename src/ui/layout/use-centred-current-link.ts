import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a row of links that scrolls sideways. Centres the current page's link before the first paint. It does
 * not scroll the page itself.
 */
export function useCentredCurrentLink(): RefObject<HTMLUListElement | null> {
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
      // Centres again when a link before it grows, for example because a count arrives late.
      const widths = new ResizeObserver(show)
      for (const item of row.current?.children ?? []) widths.observe(item)
      // Centres again after rendering, because the router restores the row's earlier scroll position.
      const stop = router.subscribe('onRendered', show)
      return () => {
        widths.disconnect()
        stop()
      }
    },
    [router],
  )
  return row
}

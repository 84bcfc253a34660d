import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns a ref for a row of links that scrolls sideways. The hook scrolls the link of the current page to
 * the middle of the row before the first paint. The page itself does not scroll.
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
      // The link is centred again when another link grows, for example because a count arrives late.
      const widths = new ResizeObserver(show)
      for (const item of row.current?.children ?? []) widths.observe(item)
      // The link is centred again after rendering, because the router restores the old scroll position of the
      // row.
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

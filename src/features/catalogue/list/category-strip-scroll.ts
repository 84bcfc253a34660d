import { type RefObject, useEffect, useState } from 'react'
import { limits } from '@/lib/limits'

type Overflow = { before: boolean; after: boolean }

/** Differences up to 1 px come from rounding. */
const tolerance = 1

/** Returns whether a horizontal row overflows at each side, and `step`, which scrolls it by 180 px (Product §9). */
export function useStripScroll(row: RefObject<HTMLElement | null>) {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false })

  useEffect(
    function followScrolling() {
      const box = row.current
      if (!box) return undefined
      const measure = () => {
        const next = overflowOf(box)
        setOverflow((old) => (old.before === next.before && old.after === next.after ? old : next))
      }
      // Measures first when the row has been laid out: read earlier, its size would cost a layout of its own.
      const resized = new ResizeObserver(measure)
      resized.observe(box)
      box.addEventListener('scroll', measure, { passive: true })
      return () => {
        resized.disconnect()
        box.removeEventListener('scroll', measure)
      }
    },
    [row],
  )

  useEffect(
    function showCurrent() {
      const box = row.current
      const current = box?.querySelector<HTMLElement>('[aria-current]')
      if (!box || !current) return
      // `scrollIntoView` would scroll the page, too.
      const middle = current.offsetLeft + current.offsetWidth / 2
      box.scrollTo({ left: middle - box.clientWidth / 2, behavior: 'instant' })
    },
    [row],
  )

  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * limits.categoryScrollPx })
  return { ...overflow, step }
}

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow {
  return {
    before: scrollLeft > tolerance,
    after: scrollLeft < scrollWidth - clientWidth - tolerance,
  }
}

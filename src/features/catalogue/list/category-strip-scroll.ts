import { type RefObject, useEffect, useState } from 'react'
import { limits } from '@/lib/limits'

type Room = { before: boolean; after: boolean }

/** Less than a pixel is rounding, not room. */
const rounding = 1

/** What a row that scrolls sideways has beyond its edges, and how to get there: 180 px a step (Product §9). */
export function useStripScroll(row: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<Room>({ before: false, after: false })

  useEffect(
    function followScrolling() {
      const box = row.current
      if (!box) return undefined
      const measure = () => {
        const next = roomOf(box)
        setRoom((old) => (old.before === next.before && old.after === next.after ? old : next))
      }
      const resized = new ResizeObserver(measure)
      resized.observe(box)
      box.addEventListener('scroll', measure, { passive: true })
      measure()
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
      // Moves this row only; `scrollIntoView` would move the page, too.
      const middle = current.offsetLeft + current.offsetWidth / 2
      box.scrollTo({ left: middle - box.clientWidth / 2, behavior: 'instant' })
    },
    [row],
  )

  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * limits.categoryScrollPx })
  return { ...room, step }
}

function roomOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Room {
  return {
    before: scrollLeft > rounding,
    after: scrollLeft < scrollWidth - clientWidth - rounding,
  }
}

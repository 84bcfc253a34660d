import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/links'
import { motion } from '@/theme/tokens'
import { prefersReducedMotion } from '@/theme/reduced-motion'

/** In ms; as long as what opens (Product §9). */
const duration = 300

/** A picture on its way from a card to the page of its product. */
let flight: { from: DOMRect; began?: number } | undefined

/** The link of a card was pressed: its picture starts from where it is on the screen, where motion is welcome. */
export function depart(event: MouseEvent): void {
  const picture = event.currentTarget.closest('article')?.querySelector('img')
  const flies = picture && isPlainClick(event) && !prefersReducedMotion()
  flight = flies ? { from: picture.getBoundingClientRect() } : undefined
}

/**
 * Moves the place of the large picture in from where the card was, by a transform alone: browsers' own view
 * transitions photograph both pages first, which made a slow phone wait twice as long (docs/adr/0005). The place of a
 * skeleton and that of the product behind it are the same flight.
 */
export function arrive(place: Element): void {
  if (!flight) return
  const now = performance.now()
  flight.began ??= now
  const { from, began } = flight
  if (now > began + duration) {
    flight = undefined
    return
  }
  const to = place.getBoundingClientRect()
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  const flying = place.animate(
    { transform: [start, 'none'], transformOrigin: ['0 0', '0 0'], zIndex: [1, 1] },
    { duration, easing: motion.ease },
  )
  flying.currentTime = now - began
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The picture of the card that led to a product: the browser has it, in the size of cards. */
    picture?: string | null
  }
}

/** The picture that the card showed by which the shopper came, if it was one. */
export function useSeenPicture(): string | null | undefined {
  return useLocation({ select: ({ state }) => state.picture })
}

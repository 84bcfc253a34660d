import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/links'
import { prefersReducedMotion } from '@/theme/breakpoints'
import { motion } from '@/theme/tokens.gen'

/** The duration of the flight in ms. Other opening animations take as long (Product §9). */
const duration = 300

/**
 * The flight of a picture from its card to the product page: its position on the card, and the time when the
 * flight started.
 */
let flight: { from: DOMRect; startedAt?: number } | undefined

/**
 * Handles a click on a card: stores the position of the card's picture. If the click opens another browser
 * tab, or the shopper prefers reduced motion, there is no flight.
 */
export function startPictureFlight(event: MouseEvent, picture: Element | null): void {
  const flies = picture && isPlainClick(event) && !prefersReducedMotion()
  flight = flies ? { from: picture.getBoundingClientRect() } : undefined
}

/**
 * Moves `target` so that its first picture flies from its position on the card to its place on the page. The
 * skeleton and the loaded product continue the same animation. View transitions of the browser took twice as
 * long on a slow phone, so they are not used (docs/adr/0005).
 */
export function animatePictureFlight(target: Element): void {
  if (!flight) return
  const now = performance.now()
  flight.startedAt ??= now
  const { from, startedAt } = flight
  if (now > startedAt + duration) {
    flight = undefined
    return
  }
  const to = (target.querySelector('[data-shot]') ?? target).getBoundingClientRect()
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  const flying = target.animate(
    { transform: [start, 'none'], transformOrigin: ['0 0', '0 0'], zIndex: [1, 1] },
    { duration, easing: motion.ease },
  )
  flying.currentTime = now - startedAt
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The URL of the picture on the clicked card. The browser has already loaded it in the size of cards. */
    picture?: string | null
  }
}

export function useCardPicture(): string | null | undefined {
  return useLocation({ select: ({ state }) => state.picture })
}

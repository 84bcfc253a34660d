import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/links'
import { prefersReducedMotion } from '@/theme/breakpoints'
import { motion } from '@/theme/tokens.gen'

/** The duration of the flight in ms. It equals the duration of other opening animations (Product §9). */
const duration = 300

/**
 * The flight of a picture from its card to the product page: where the picture was on the card, and when the
 * flight started.
 */
let flight: { from: DOMRect; startedAt?: number } | undefined

/**
 * Prepares the flight when a card is clicked: stores the position of the card's picture. There is no flight
 * if the click opens another browser tab, or if the shopper prefers reduced motion.
 */
export function startPictureFlight(event: MouseEvent, picture: Element | null): void {
  const flies = picture && isPlainClick(event) && !prefersReducedMotion()
  flight = flies ? { from: picture.getBoundingClientRect() } : undefined
}

/**
 * Animates `target` so that its first picture seems to fly from the card to its place on the page. The
 * skeleton and the loaded product call this function one after the other, and continue the same animation.
 * View transitions of the browser took twice as long on a slow phone, so they are not used (docs/adr/0005).
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
    /**
     * The URL of the picture on the clicked card. The browser has already loaded this picture in the size of
     * the card, so the product page can show it at once.
     */
    picture?: string | null
  }
}

/**
 * Returns the URL of the picture on the card whose click opened this page. Returns null if this card has no
 * picture, and undefined if no card was clicked.
 */
export function useClickedCardPicture(): string | null | undefined {
  return useLocation({ select: ({ state }) => state.picture })
}

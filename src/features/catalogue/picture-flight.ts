import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/links'
import { prefersReducedMotion } from '@/theme/breakpoints'
import { motion } from '@/theme/tokens.gen'

/** In ms. Other opening animations take the same time (Product §9). */
const duration = 300

/** The picture that is moving from a card to its product page. */
let flight: { from: DOMRect; startedAt?: number } | undefined

/**
 * Handles a click on a card. Stores the position of its picture, unless the shopper prefers reduced motion.
 */
export function startPictureFlight(event: MouseEvent, picture: Element | null): void {
  const flies = picture && isPlainClick(event) && !prefersReducedMotion()
  flight = flies ? { from: picture.getBoundingClientRect() } : undefined
}

/**
 * Moves the first picture in `target` from the position of the card's picture to its own position. The
 * skeleton and the loaded product continue the same animation. Native view transitions are not used, because
 * they took twice as long on a slow phone (docs/adr/0005).
 */
export function landPicture(target: Element): void {
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
    /** The picture of the clicked card. The browser already has it, in the size of cards. */
    picture?: string | null
  }
}

export function useCardPicture(): string | null | undefined {
  return useLocation({ select: ({ state }) => state.picture })
}

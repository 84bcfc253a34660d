import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/links'
import { prefersReducedMotion } from '@/theme/breakpoints'
import { motion } from '@/theme/tokens.gen'

/** In ms: as long as other opening animations (Product §9). */
const duration = 300

/** The picture that is moving from a card to its product page. */
let flight: { from: DOMRect; startedAt?: number } | undefined

/** Handles a click on a card: stores where its picture is, unless the shopper prefers reduced motion. */
export function startPictureFlight(event: MouseEvent, picture: Element | null): void {
  const flies = picture && isPlainClick(event) && !prefersReducedMotion()
  flight = flies ? { from: picture.getBoundingClientRect() } : undefined
}

/**
 * Animates the first picture in `target` from the place of the card's picture. The skeleton and the loaded
 * product continue the same flight. Native view transitions took a slow phone twice as long (docs/adr/0005).
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
    /** The picture of the clicked card. The browser has it already, in the size of cards. */
    picture?: string | null
  }
}

export function useCardPicture(): string | null | undefined {
  return useLocation({ select: ({ state }) => state.picture })
}

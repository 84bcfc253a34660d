import type { RefObject } from 'react'
import { css } from 'styled-components'
import { color, media, motion, radius, shadow } from '@/theme/tokens.gen'

/**
 * The styles of a dropdown. On a phone, the dropdown leaves room for a toast at the lower edge. If the window
 * is too low for the toast, the page scrolls.
 */
export const dropdownStyle = css`
  width: min(400px, var(--available-width));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  transition:
    opacity ${motion.base} ${motion.ease},
    transform ${motion.base} ${motion.ease};

  &:is([data-starting-style], [data-ending-style]) {
    opacity: 0;
    transform: translateY(-8px);
  }

  ${media.tall} {
    max-height: min(560px, calc(100dvh - 200px));
  }

  ${media.tablet} {
    max-height: min(560px, calc(100dvh - 120px));
  }
`

type Element = RefObject<HTMLElement | null>

/**
 * Returns true if an event happened inside an element. A dropdown ignores clicks on its control, because the
 * control closes the dropdown itself.
 */
export function isEventInside(event: Event, element: Element): boolean {
  return event.target instanceof Node && element.current?.contains(event.target) === true
}

/**
 * Returns the element that gets the focus when `popup` closes: the `opener`. Returns false if the focus has
 * moved elsewhere and must stay there.
 */
export function finalFocusOf(
  popup: Element,
  opener: HTMLElement | null,
): HTMLElement | null | false {
  const { activeElement, body } = document
  const isLost = activeElement === body || popup.current?.contains(activeElement)
  return isLost ? opener : false
}

import { type RefObject, useLayoutEffect } from 'react'
import styled, { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import {
  bar,
  color,
  depths,
  leading,
  motion,
  radius,
  shadow,
  space,
  text,
  weight,
} from '@/theme/tokens'

/** Overlays open in 300 ms and close in 200 ms (Product §9). Base UI sets attributes for both phases. */
export const enterAndLeave = css`
  transition-duration: ${motion.slow};
  transition-timing-function: ${motion.ease};

  &[data-ending-style] {
    transition-duration: ${motion.base};
  }
`

/** The tinted background behind dialogs and drawers. */
export const backdrop = css`
  position: fixed;
  inset: 0;
  background: ${color.overlay};
  transition-property: opacity;
  ${enterAndLeave}

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

let dimmed = 0

/**
 * While it is mounted, the scroll bar's gutter has the colour of the overlay: it is outside every element, so the root takes
 * it (base.css). An attribute, as a rule inserted on opening has Chromium work out the styles of the whole page anew.
 */
export function DimmedGutter(): null {
  useLayoutEffect(function dimGutter() {
    const dim = (by: 1 | -1) => {
      dimmed += by
      document.documentElement.toggleAttribute('data-dimmed', dimmed > 0)
    }
    dim(1)
    return () => dim(-1)
  }, [])
  return null
}

/**
 * A column of header, body and footer that scrolls as a whole, so that arrow keys scroll it from any control inside;
 * header and footer stick to its edges.
 */
export const panel = css`
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  color: ${color.ink};
  overflow-y: auto;
  overscroll-behavior: contain;
  isolation: isolate;

  &:focus {
    outline: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/**
 * A panel below the control that opens it. It leaves room at the lower edge of a phone for a toast. In a window too low
 * for that it is as long as its content, and the page scrolls.
 */
export const dropdown = css`
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

/** Title and close button; with `data-bare` only the button, above the content. */
export const PanelHeader = styled.div`
  position: ${bar.position};
  inset-block-start: 0;
  z-index: ${depths.sticky};
  display: flex;
  flex: none;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(6)};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  &[data-bare='true'] {
    align-items: flex-start;
    justify-content: flex-end;
    inset-block-start: ${space(2)};
    height: 0;
    padding: 0 ${space(2)};
    border: 0;

    /* Content that scrolls under the button must not show through. */
    & > button {
      background: ${color.surface};
    }
  }
`

/** For the heading of a panel. */
export const panelTitle = css`
  min-width: 0;
  font-family: inherit;
  font-size: ${text.lg};
  font-weight: ${weight.bold};
  line-height: ${leading.text};
`

export const PanelBody = styled.div`
  flex: 1 0 auto;
  padding: ${space(6)};
`

export const PanelFooter = styled.div`
  position: ${bar.position};
  inset-block-end: 0;
  z-index: ${depths.sticky};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: flex-end;
  padding: ${space(4)} ${space(6)};
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  /* On a phone the buttons share the width, so that two rows end at the same edge. */
  & > button {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    & > button {
      flex: none;
    }
  }
`

type Element = RefObject<HTMLElement | null>

/** True when `event` happened in `element`: a click on the control of a dropdown closes it already. */
export function isFrom(event: Event, element: Element): boolean {
  return event.target instanceof Node && element.current?.contains(event.target) === true
}

/**
 * Returns the element that gets the focus when `popup` closes: its `opener`, or false to leave a focus that has moved
 * on, to the heading of another screen or to what was clicked.
 */
export function giveFocusBack(
  popup: Element,
  opener: HTMLElement | null,
): HTMLElement | null | false {
  const { activeElement, body } = document
  const isLost = activeElement === body || popup.current?.contains(activeElement)
  return isLost ? opener : false
}

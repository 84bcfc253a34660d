import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { color, depths, media, space } from '@/theme/tokens.gen'
import { visuallyHiddenStyle } from './basics'

type BottomBarProps = ComponentProps<'div'> & {
  label: string
  /**
   * True if a strip, such as links to sections, sticks to the top of the window. The page then scrolls
   * focused elements to below it.
   */
  hasStripAbove?: boolean
}

/**
 * A bar with the actions of a screen at the bottom of the window. The page keeps a space of the same height
 * at its end, and scrolls focused elements to above the bar. In a low window, the bar is at the end of the
 * page instead.
 */
export function BottomBar({ label, hasStripAbove, children, ...props }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  useRoom(bar, room)
  return (
    <>
      <div ref={room} />
      <Bar {...props} ref={bar} role="region" aria-label={label} data-strip={hasStripAbove}>
        {children}
      </Bar>
    </>
  )
}

/** The space between the bar and a focused element, in px. */
const gap = 12

/**
 * Adds space at the end of the page, so that the fixed bar covers no content. Also makes the browser scroll
 * focused elements above the bar. Both distances follow the height of the bar, which changes when the bar
 * wraps or is hidden.
 */
function useRoom(bar: RefObject<HTMLElement | null>, room: RefObject<HTMLElement | null>) {
  useLayoutEffect(
    function followHeight() {
      const page = document.documentElement
      // Sets the style directly and not through React state. The bar appears with the click that selects a
      // row, and a second render of a long list would delay the result of this click.
      const measure = () => {
        if (!bar.current || !room.current) return
        const covers = getComputedStyle(bar.current).position === 'fixed'
        const height = covers ? bar.current.offsetHeight : 0
        room.current.style.height = `${height}px`
        page.style.scrollPaddingBlockEnd = height > 0 ? `${height + gap}px` : ''
      }
      // The change waits for the next frame, because a resize inside the observer's callback causes an error.
      const observer = new ResizeObserver(() => requestAnimationFrame(measure))
      if (bar.current) observer.observe(bar.current)
      return () => {
        observer.disconnect()
        page.style.scrollPaddingBlockEnd = ''
      }
    },
    [bar, room],
  )
}

/** `--bottom-bar-start` is the left edge of the bar. A layout with a sidebar sets it. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${space(4)} max(${space(2)}, env(safe-area-inset-bottom));
  gap: ${space(1)} ${space(4)};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  & > :last-child:not(:only-child) {
    margin-inline-start: auto;
  }

  /* On a phone the bar stays on one row, so the text next to the buttons is hidden. */
  ${media.phone} {
    & > [role='status'] {
      ${visuallyHiddenStyle}
    }
  }

  html:has(&[data-strip='true']) {
    scroll-padding-block-start: ${space(16)};
  }

  ${media.tall} {
    position: fixed;
    z-index: ${depths.header};
    inset-block-end: 0;
    inset-inline: var(--bottom-bar-start, 0) 0;
  }

  ${media.tablet} {
    padding: ${space(3)} ${space(6)};
  }

  ${media.desktop} {
    padding-inline: ${space(8)};
  }
`

import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { color, depths, media, space } from '@/theme/tokens.gen'
import { hiddenFromEye } from './basics'

type BottomBarProps = ComponentProps<'div'> & {
  label: string
  /**
   * True if something sticks to the upper edge of the window, so that it does not cover the focused element.
   */
  hasStripAbove?: boolean
}

/**
 * The actions of a screen, at the lower edge of the window. The page keeps a space of the same height at its
 * end, and a focused element scrolls to above the bar. In a low window the bar is at the end of the page.
 */
export function BottomBar({ label, hasStripAbove, children, ...props }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  useRoom(bar, room)
  return (
    <>
      {hasStripAbove && <RoomForStrip />}
      <div ref={room} />
      <Bar {...props} ref={bar} role="region" aria-label={label}>
        {children}
      </Bar>
    </>
  )
}

const RoomForStrip = createGlobalStyle`
  html {
    scroll-padding-block-start: ${space(16)};
  }
`

/** Space between the bar and a focused element, in px. */
const gap = 12

/**
 * Keeps the space at the end of the page, and the scroll distance for the focus, as high as the bar. The bar
 * may wrap or be hidden.
 */
function useRoom(bar: RefObject<HTMLElement | null>, room: RefObject<HTMLElement | null>) {
  useLayoutEffect(
    function followHeight() {
      const page = document.documentElement
      // Sets the style without React state. The bar of a long list appears with the click that selects a row,
      // and that click has to show its result at once.
      const measure = () => {
        if (!bar.current || !room.current) return
        const covers = getComputedStyle(bar.current).position === 'fixed'
        const height = covers ? bar.current.offsetHeight : 0
        room.current.style.height = `${height}px`
        page.style.scrollPaddingBlockEnd = height > 0 ? `${height + gap}px` : ''
      }
      // Waits for the next frame, because a resize inside the observer's callback causes an error.
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

/** `--bottom-bar-start` is the left edge of the screen. A frame with a sidebar sets it. */
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

  /* On a phone the buttons say it by themselves: the bar stays one row. */
  ${media.phone} {
    & > [role='status'] {
      ${hiddenFromEye}
    }
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

import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { color, depths, media, space } from '@/theme/tokens.gen'
import { hiddenFromEye } from './basics'

type BottomBarProps = ComponentProps<'div'> & {
  label: string
  /** True when something sticks to the upper edge of the window: it must not cover the focused element. */
  hasStripAbove?: boolean
}

/**
 * The actions of a screen, at the lower edge of the window. The page keeps the same height free at its end
 * and scrolls a focused element above the bar. In a low window the bar stands at the end of the page.
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

/** Keeps the room below the page and for the focus as high as the bar, which may wrap, and be hidden. */
function useRoom(bar: RefObject<HTMLElement | null>, room: RefObject<HTMLElement | null>) {
  useLayoutEffect(
    function followHeight() {
      const page = document.documentElement
      // Not by state: the bar of a long list appears with the click that selects a row, which has to show at
      // once.
      const measure = () => {
        if (!bar.current || !room.current) return
        const covers = getComputedStyle(bar.current).position === 'fixed'
        const height = covers ? bar.current.offsetHeight : 0
        room.current.style.height = `${height}px`
        page.style.scrollPaddingBlockEnd = height > 0 ? `${height + gap}px` : ''
      }
      // Waits for the next frame, because a resize inside the observer's callback is an error.
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

/** `--bottom-bar-start` is where the screen begins: a frame with a sidebar sets it. */
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

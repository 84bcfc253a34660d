import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { bar, depths, space } from '@/theme/tokens'
import { Toast } from './Toast'
import { toastsAtom } from './toast'

/**
 * The toasts on screen. Both lanes are live regions: screen readers read errors at once, other messages when they
 * pause. Countdowns stop while the pointer or the focus is inside; F6 moves the focus here.
 */
export function Toaster() {
  const msg = useMsg()
  const toasts = useAtomValue(toastsAtom)
  const ready = useLiveRegionReady()
  const { attended, leave, ...attention } = useToastAttention()
  const laneOf = (urgent: boolean) =>
    ready
      ? toasts
          .filter((toast) => (toast.type === 'error') === urgent)
          .map((toast) => <Toast key={toast.id} toast={toast} paused={attended} onLeave={leave} />)
      : null
  return (
    <Stack aria-label={msg('ui.toast.region')} {...attention}>
      <Lane role="status" aria-live="polite" aria-atomic="false">
        {laneOf(false)}
      </Lane>
      <Lane role="alert" aria-live="assertive" aria-atomic="false">
        {laneOf(true)}
      </Lane>
    </Stack>
  )
}

/**
 * On phones below the header, since bars take the lower edge, unless a panel is open there; else at the lower edge. In the
 * back office in the middle of the upper edge: the lower one has its bars and sums, the corners its buttons.
 */
const Stack = styled.section`
  position: fixed;
  inset-block-start: calc(${bar.headerCover} + ${space(2)});
  inset-inline: ${space(3)};
  z-index: ${depths.toast};
  pointer-events: none;

  :where(body:has([data-below-header])) & {
    inset-block: auto max(${space(3)}, env(safe-area-inset-bottom));
  }

  ${media.tablet} {
    inset-block: auto ${space(6)};
    inset-inline: ${space(6)} auto;
    width: 380px;

    :where(body:has([data-toasts-above])) & {
      inset-block: ${space(2)} auto;
      inset-inline: calc(50% - 190px) auto;
    }
  }
`

const Lane = styled.div`
  display: grid;
`

/** Time until screen readers know a new live region, in ms. */
const liveRegionMs = 100

/** Turns true shortly after mounting: screen readers only read what is added after the live region itself. */
function useLiveRegionReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(function waitForTheRegion() {
    const timer = setTimeout(() => setReady(true), liveRegionMs)
    return () => clearTimeout(timer)
  }, [])
  return ready
}

/**
 * `attended` is true while the pointer or the focus is among the toasts. F6 moves the focus to their first button;
 * `leave` returns it before that button disappears.
 */
function useToastAttention() {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  // A layout effect, because the key may be pressed as soon as the toast is seen.
  useLayoutEffect(function focusToastsOnF6() {
    const onKeyDown = (event: KeyboardEvent) => {
      const button = region.current?.querySelector('button')
      if (event.key !== 'F6' || !button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && region.current?.contains(target) === true

  return {
    attended: hovered || focused,
    leave() {
      setHovered(false)
      if (!isInside(document.activeElement)) return
      if (cameFrom.current?.isConnected) cameFrom.current.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    ref: region,
    onPointerOver: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus({ relatedTarget }: FocusEvent) {
      if (!isInside(relatedTarget)) {
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      }
      setFocused(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isInside(relatedTarget)),
  }
}

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { depths, size, space } from '@/theme/tokens'
import { Toast } from './Toast'
import { toastsAtom } from './toast'

/**
 * The toasts on screen. Both lanes are live regions, so that a message is read out as it comes: errors at once, others
 * when the reader pauses. Clocks stand still while the pointer or the focus is inside; F6 moves the focus here.
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

/** Below the header on phones, whose lower edge has bars, unless a panel is open there; out of the way of the header's panels elsewhere. */
const Stack = styled.section`
  position: fixed;
  inset-block-start: calc(${size.header} + ${space(2)});
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
  }
`

const Lane = styled.div`
  display: grid;
`

/** Time after which screen readers know a new live region, in ms. */
const settleMs = 100

/** Turns true shortly after mounting: a live region only reads out what comes after the region itself. */
function useLiveRegionReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(function waitForTheRegion() {
    const timer = setTimeout(() => setReady(true), settleMs)
    return () => clearTimeout(timer)
  }, [])
  return ready
}

/**
 * Whether the pointer or the focus is among the toasts. F6 moves the focus to the first button there; `leave` gives
 * it back to where it was, before the button that has it disappears.
 */
function useToastAttention() {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  // As soon as they are in sight: the key may come right behind.
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

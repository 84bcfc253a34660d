import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from '@/theme/reduced-motion'

function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Calls `advance` when a slide has shown for `everyMs`, unless pointer or focus are inside (Product §9), the page is hidden or it
 * is paused. Under reduced motion `allowed` is false.
 */
export function useAutoplay(
  everyMs: number | undefined,
  index: number,
  advance: (from: number) => void,
) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = usePageHidden()
  const reduced = useReducedMotion()
  const allowed = everyMs !== undefined && !reduced
  const running = allowed && !paused && !hovered && !focused && !hidden
  const onDue = useEffectEvent(advance)

  useEffect(
    function advanceWhenDue() {
      if (!running) return undefined
      const timer = setTimeout(() => onDue(index), everyMs)
      return () => clearTimeout(timer)
    },
    [running, everyMs, index],
  )

  return {
    allowed,
    running,
    paused,
    toggle: () => setPaused((was) => !was),
    /** Handlers for the element that pauses the slides on hover and focus. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

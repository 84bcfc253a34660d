import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from '@/theme/breakpoints'

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
 * Calls `advance` when a slide has shown for `everyMs` and the next one is `ready`, unless pointer or focus are inside (Product §9), the page is hidden or it
 * is paused. Under reduced motion `allowed` is false.
 */
export function useAutoplay(
  everyMs: number | undefined,
  index: number,
  { ready, advance }: { ready: (from: number) => Promise<void>; advance: () => void },
) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = usePageHidden()
  const reduced = useReducedMotion()
  const allowed = everyMs !== undefined && !reduced
  const running = allowed && !paused && !hovered && !focused && !hidden
  const whenReady = useEffectEvent(ready)
  const onDue = useEffectEvent(advance)

  useEffect(
    function advanceWhenDue() {
      if (!running) return undefined
      let isOver = false
      const advanceWhenReady = async () => {
        await whenReady(index)
        if (!isOver) onDue()
      }
      const timer = setTimeout(() => void advanceWhenReady(), everyMs)
      return () => {
        isOver = true
        clearTimeout(timer)
      }
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

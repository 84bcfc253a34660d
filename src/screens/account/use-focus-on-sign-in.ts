import { type RefObject, useEffect, useRef } from 'react'
import { panelAtom } from '@/features/auth/state'
import { useAtomValue } from '@/lib/store'

/**
 * Signing in or out replaces the page's content, and the focused element with it: moves the focus to the new
 * heading. When a session ends while the focus is elsewhere, the focus stays there.
 */
export function useFocusOnSignIn(isSignedIn: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const isAsking = useAtomValue(panelAtom) !== null
  const shown = useRef(isSignedIn)
  useEffect(
    function focusNewHeading() {
      if (shown.current === isSignedIn || isAsking) return
      shown.current = isSignedIn
      const heading = frame.current?.querySelector('h1')
      if (!heading || (!isSignedIn && document.activeElement !== document.body)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
    [isSignedIn, isAsking],
  )
  return frame
}

import { type RefObject, useEffect, useRef } from 'react'
import { panelAtom } from '@/features/auth/state'
import { useAtomValue } from '@/lib/store'

/**
 * What was pressed to sign in goes with the sign-in, and what was typed in when a session ends: the focus follows to
 * the heading of what comes instead. Whoever is busy elsewhere when her session ends is left there.
 */
export function useFocusOnSignIn(isSignedIn: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const isAsking = useAtomValue(panelAtom) !== null
  const shown = useRef(isSignedIn)
  useEffect(
    function focusWhatCame() {
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

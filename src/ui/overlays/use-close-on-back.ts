import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { addBackEntry } from './back-entries'

/**
 * While `open`, Back calls `close`: of every modal overlay, and of dropdowns where there is a finger. Beside a mouse, opening one
 * would cost the entries that Forward leads to.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  // Outside of a router, as in a preview, nothing navigates.
  const history = useRouter({ warn: false })?.history
  const onBack = useEffectEvent(close)
  // A layout effect: the entry is there as soon as the overlay can be seen.
  useLayoutEffect(
    function holdBackEntry() {
      return open ? addBackEntry(() => onBack(), history) : undefined
    },
    [open, history],
  )
}

import { useLayoutEffect } from 'react'
import { holdTyped } from './reload-page'

/** Nothing loads the page anew by itself while `isTyped`: the component holds something typed and not saved. */
export function useTyped(isTyped: boolean): void {
  // A layout effect, so that it holds as soon as the text is seen.
  useLayoutEffect(
    function holdWhileTyped() {
      return isTyped ? holdTyped() : undefined
    },
    [isTyped],
  )
}

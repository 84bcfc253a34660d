import { useSyncExternalStore } from 'react'
import { reducedMotion } from './breakpoints'

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches
}

/** Like `prefersReducedMotion`, and renders again when the setting changes. A written page does not move. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}

function subscribe(onChange: () => void) {
  const list = matchMedia(reducedMotion)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

import { useSyncExternalStore } from 'react'
import { reducedMotion } from './breakpoints'

/** Whether the reader asked for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches
}

/** The same, and follows the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion)
}

function subscribe(onChange: () => void) {
  const list = matchMedia(reducedMotion)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

import { useSyncExternalStore } from 'react'
import { media } from './tokens.gen'

/** False where there is no window: a prerendered page is rendered for phones, and its styles fit all. */
function matches(query: keyof typeof media): boolean {
  return globalThis.matchMedia?.(conditionOf(query)).matches ?? false
}

const conditionOf = (query: keyof typeof media): string => media[query].slice('@media '.length)

type Width = 'tablet' | 'landscape' | 'desktop' | 'wide'

export function isDesktop(): boolean {
  return isWide('desktop')
}

/** True when the window is at least as wide as a breakpoint. */
export function isWide(breakpoint: Width): boolean {
  return matches(breakpoint)
}

/** The same, and renders again when that changes. A written page is for phones. */
export function useIsWide(breakpoint: Width): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => isWide(breakpoint),
    () => false,
  )
}

function watchWidth(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** True when the main pointer is a finger, as on a phone. */
export function isTouch(): boolean {
  return matches('coarse')
}

export function prefersReducedMotion(): boolean {
  return matches('reducedMotion')
}

/** Like `prefersReducedMotion`, and renders again when the setting changes. A written page does not move. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}

function subscribe(onChange: () => void) {
  const list = matchMedia(conditionOf('reducedMotion'))
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

import { useCallback, useSyncExternalStore } from 'react'
import { media } from './tokens.gen'

type Query = keyof typeof media

/**
 * Returns true if a media query matches. Returns false without a window. Prerendered pages are rendered
 * without one, for phones first.
 */
function matches(query: Query): boolean {
  return globalThis.matchMedia?.(conditionOf(query)).matches ?? false
}

const conditionOf = (query: Query): string => media[query].slice('@media '.length)

/**
 * Returns true if a media query matches, and renders again when that changes. `written` is the value for a
 * prerendered page.
 */
function useMatches(query: Query, written: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(conditionOf(query))
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => written,
  )
}

type Width = 'tablet' | 'landscape' | 'desktop' | 'wide'

/** Returns true if the window is at least as wide as the breakpoint. */
export const isWide = (breakpoint: Width): boolean => matches(breakpoint)
export const isDesktop = (): boolean => matches('desktop')
export const useIsWide = (breakpoint: Width): boolean => useMatches(breakpoint, false)

/** Returns true if the main pointer is a finger, as on a phone. */
export const isTouch = (): boolean => matches('coarse')

export const prefersReducedMotion = (): boolean => matches('reducedMotion')
export const useReducedMotion = (): boolean => useMatches('reducedMotion', true)

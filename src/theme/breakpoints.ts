import { useCallback, useSyncExternalStore } from 'react'
import { media } from './tokens.gen'

type Query = keyof typeof media

/** False where there is no window: a prerendered page is rendered for phones, and its styles fit all. */
function matches(query: Query): boolean {
  return globalThis.matchMedia?.(conditionOf(query)).matches ?? false
}

const conditionOf = (query: Query): string => media[query].slice('@media '.length)

/** The same, and renders again when that changes; `written` is what it is in a page that is prerendered. */
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

/** True when the window is at least as wide as a breakpoint. */
export const isWide = (breakpoint: Width): boolean => matches(breakpoint)
export const isDesktop = (): boolean => matches('desktop')
export const useIsWide = (breakpoint: Width): boolean => useMatches(breakpoint, false)

/** True when the main pointer is a finger, as on a phone. */
export const isTouch = (): boolean => matches('coarse')

export const prefersReducedMotion = (): boolean => matches('reducedMotion')
export const useReducedMotion = (): boolean => useMatches('reducedMotion', true)

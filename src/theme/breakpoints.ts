import { useSyncExternalStore } from 'react'

/**
 * Smallest width of each layout, in em: 768, 1024, 1200 and 1440 px at the usual size of text. Whose browser has larger text gets
 * the layout that has room for it.
 */
const breakpoints = { tablet: 48, landscape: 64, desktop: 75, wide: 90 } as const

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Media queries for styled templates: `${media.tablet} { … }`. Phone styles come first, without a query. */
export const media = {
  /** For what has to be undone on tablets otherwise; all else of a phone comes without a query. */
  phone: `@media (max-width: ${breakpoints.tablet - 0.01}em)`,
  /** The narrowest phone, or a window at 400 %. */
  narrow: '@media (max-width: 21em)',
  /** A phone whose text is twice the size. */
  tiny: '@media (max-width: 15em)',
  tablet: `@media (min-width: ${breakpoints.tablet}em)`,
  belowLandscape: `@media (max-width: ${breakpoints.landscape - 0.01}em)`,
  belowDesktop: `@media (max-width: ${breakpoints.desktop - 0.01}em)`,
  /** A tablet lying on its side: the back office has its sidebar from here. */
  landscape: `@media (min-width: ${breakpoints.landscape}em)`,
  desktop: `@media (min-width: ${breakpoints.desktop}em)`,
  wide: `@media (min-width: ${breakpoints.wide}em)`,
  /** Tablets, and phones in landscape: two columns fit. */
  tabletOrSideways: `@media (min-width: ${breakpoints.tablet}em), (min-width: 35em) and (max-height: 30em)`,
  /** High enough for bars that stick to an edge; `bar.position` of the tokens says the same. */
  tall: '@media (min-height: 30.01em)',
  /** Tablets, and windows too low for a bar that sticks to an edge. */
  tabletOrLow: `@media (min-width: ${breakpoints.tablet}em), (max-height: 30em)`,
  /** A pointer that can hover: a mouse or a trackpad. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** A finger on any size of screen. */
  coarse: '@media (pointer: coarse)',
  reducedMotion: `@media ${reducedMotion}`,
} as const

/** False where there is no window: a prerendered page is rendered for phones, and its styles fit all. */
function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false
}

export function isDesktop(): boolean {
  return isWide('desktop')
}

/** True when the window is at least as wide as a breakpoint. */
export function isWide(breakpoint: keyof typeof breakpoints): boolean {
  return matches(`(min-width: ${breakpoints[breakpoint]}em)`)
}

/** The same, and renders again when that changes. A written page is for phones. */
export function useIsWide(breakpoint: keyof typeof breakpoints): boolean {
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
  return matches('(pointer: coarse)')
}

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

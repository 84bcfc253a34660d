/** Smallest width of each layout, in px. */
const breakpoints = { tablet: 768, landscape: 1024, desktop: 1200, wide: 1440 } as const

export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Media queries for styled templates: `${media.tablet} { … }`. Phone styles come first, without a query. */
export const media = {
  /** For what has to be undone on tablets otherwise; all else of a phone comes without a query. */
  phone: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  belowLandscape: `@media (max-width: ${breakpoints.landscape - 0.02}px)`,
  /** A tablet lying on its side: the back office has its sidebar from here. */
  landscape: `@media (min-width: ${breakpoints.landscape}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  /** Tablets, and phones in landscape: two columns fit. */
  tabletOrSideways: `@media (min-width: ${breakpoints.tablet}px), (min-width: 560px) and (max-height: 480px)`,
  /** High enough for bars that stick to an edge; `bar.position` of the tokens says the same. */
  tall: '@media (min-height: 481px)',
  /** Tablets, and windows too low for a bar that sticks to an edge. */
  tabletOrLow: `@media (min-width: ${breakpoints.tablet}px), (max-height: 480px)`,
  /** A pointer that can hover: a mouse or a trackpad. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** A finger on any size of screen. */
  coarse: '@media (pointer: coarse)',
  reducedMotion: `@media ${reducedMotion}`,
} as const

/** False where there is no window: a snapshot is rendered for phones, and its styles fit all. */
function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false
}

export function isDesktop(): boolean {
  return isWide('desktop')
}

/** True when the window is at least as wide as a breakpoint. */
export function isWide(breakpoint: keyof typeof breakpoints): boolean {
  return matches(`(min-width: ${breakpoints[breakpoint]}px)`)
}

/** True when the main pointer is a finger, as on a phone. */
export function isTouch(): boolean {
  return matches('(pointer: coarse)')
}

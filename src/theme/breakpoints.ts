/** Widths in px from which a layout holds. */
const breakpoints = { tablet: 768, desktop: 1200, wide: 1440 } as const

export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Media queries for styled templates: `${media.tablet} { … }`. Phone styles come first, without a query. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  /** A phone held sideways as well: two columns fit, nothing that stays at an edge does. */
  tabletOrSideways: `@media (min-width: ${breakpoints.tablet}px), (min-width: 560px) and (max-height: 480px)`,
  /** A real pointer that can rest on things. */
  hover: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: `@media ${reducedMotion}`,
} as const

/** Whether the screen is as wide as `media.desktop` now. */
export function isDesktop(): boolean {
  return matchMedia(`(min-width: ${breakpoints.desktop}px)`).matches
}

import type { ReactNode } from 'react'

/**
 * What a docs page says that the source can't: `parameters.guide` in the meta of a story file. The purpose is the doc
 * comment of the component, and props are described where they are declared.
 */
export type Guide = {
  /** When to use it: one situation a line. */
  use: readonly string[]
  /** When not, each with what to use instead. */
  avoid?: readonly string[]
  /** Right and wrong as pictures: the same parts, side by side. */
  pictures?: readonly { yes: () => ReactNode; no: () => ReactNode; why: string }[]
  /** Keys and what each does. Leave it out where nothing takes the focus. */
  keyboard?: readonly (readonly [key: string, does: string])[]
  /** What a screen reader hears, in a sentence or two. */
  reader?: string
}

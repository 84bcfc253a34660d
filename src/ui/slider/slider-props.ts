import type { ReactNode } from 'react'

export type SliderProps = {
  slides: ReactNode[]
  /** Names the slider to screen readers. */
  label: string
  /** The slide shown at first, from 0. */
  initial?: number
  loop?: boolean
  /** How long a slide stays, in ms; without it nothing moves by itself. */
  autoplayMs?: number
  /** How long a change takes, in ms. */
  durationMs?: number
  pagination: boolean
  arrows?: boolean
  /** A swipe of this many px changes the slide. */
  swipeThreshold?: number
  /** Names of the pause button: needed with `autoplayMs`. */
  pauseLabel?: string
  playLabel?: string
  /** Told the slide shown, from 0. */
  onChange?: (index: number) => void
}

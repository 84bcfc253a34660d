import type { ReactNode, Ref } from 'react'

/** Moves a slider from outside: by one slide, not beyond the ends unless it loops. */
export type SliderMoves = { step: (by: 1 | -1) => void }

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
  /** For keys that are pressed elsewhere. */
  moves?: Ref<SliderMoves>
  /** Told the slide shown, from 0. */
  onChange?: (index: number) => void
}

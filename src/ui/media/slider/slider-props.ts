import type { ReactNode, Ref } from 'react'

/** Moves a slider from outside by one slide; at an end only when it loops. */
export type SliderMoves = { step: (by: 1 | -1) => void }

export type SliderProps = {
  slides: ReactNode[]
  /** Names the slider to screen readers. */
  label: string
  /** Index of the first slide shown. */
  initial?: number
  loop?: boolean
  /** Time each slide shows, in ms; without it the slides don't play by themselves. */
  autoplayMs?: number
  /** Duration of a change, in ms. */
  durationMs?: number
  pagination: boolean
  arrows?: boolean
  /** A swipe of this many px changes the slide. */
  swipeThreshold?: number
  /** Names of the pause button; required with `autoplayMs`. */
  pauseLabel?: string
  playLabel?: string
  /** Moves the slider from outside, for example by keys. */
  moves?: Ref<SliderMoves>
  /** Called with the index of the slide shown. */
  onChange?: (index: number) => void
}

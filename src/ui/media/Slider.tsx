import { lazy } from 'react'
import { AfterPaint } from '../feedback/AfterPaint'
import type { SliderProps } from './slider/KeenSlides'

const KeenSlides = lazy(() =>
  import('./slider/KeenSlides').then((module) => ({ default: module.KeenSlides })),
)

/**
 * Slides, one at a time: the gate to keen-slider. The first slide is in the first paint; keen-slider loads after it,
 * and only for two or more slides.
 */
export function Slider(props: SliderProps) {
  const [first] = props.slides
  if (props.slides.length < 2) return first
  return (
    <AfterPaint fallback={first}>
      <KeenSlides {...props} />
    </AfterPaint>
  )
}

import { lazy } from 'react'
import { AfterPaint } from '../feedback/AfterPaint'
import type { SliderProps } from './slider/KeenSlides'

const KeenSlides = lazy(() =>
  import('./slider/KeenSlides').then((module) => ({ default: module.KeenSlides })),
)

/** The gate to keen-slider, which loads after the first paint, and only for two or more slides. */
export function Slider(props: SliderProps) {
  const [first] = props.slides
  if (props.slides.length < 2) return first
  return (
    <AfterPaint fallback={first}>
      <KeenSlides {...props} />
    </AfterPaint>
  )
}

import { KeenSlides, type SliderProps } from './slider/KeenSlides'

/** The gate to keen-slider, which loads after the first slide is there, and only for two or more. */
export function Slider(props: SliderProps) {
  return props.slides.length < 2 ? props.slides[0] : <KeenSlides {...props} />
}

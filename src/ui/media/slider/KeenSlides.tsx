import type { KeenSliderInstance, KeenSliderPlugin } from 'keen-slider'
import { Children, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { SliderArrows, SliderControls } from './SliderControls'
import { swipeStep } from './swipe-step'
import type { SliderProps } from './slider-props'
import { useAutoplay } from './use-autoplay'
import { prefersReducedMotion } from '@/theme/reduced-motion'

/** Two or more slides, one at a time. The first shows before keen-slider is loaded. */
export function KeenSlides({ slides, label, pagination, arrows = false, ...options }: SliderProps) {
  const { loop = false, autoplayMs, pauseLabel = '', playLabel = '' } = options
  const msg = useMsg()
  const count = slides.length
  const { track, index, goTo, step, failed } = useKeenSlider(count, options)
  const isMoving = count > 1 && !failed
  const hasPrevious = loop || index > 0
  const hasNext = loop || index < count - 1
  useImperativeHandle(options.moves, () => ({
    step: (by) => (by > 0 ? hasNext : hasPrevious) && step(by),
  }))
  const autoplay = useAutoplay(isMoving ? autoplayMs : undefined, index, () => step(1))
  const pauseButton = { ...autoplay, label: autoplay.paused ? playLabel : pauseLabel }
  return (
    <Root
      role="group"
      aria-roledescription={msg('ui.slider.carousel')}
      aria-label={label}
      {...autoplay.hold}
    >
      {isMoving && (pagination || autoplay.allowed) && (
        <SliderControls
          count={count}
          index={index}
          pagination={pagination}
          autoplay={autoplay.allowed ? pauseButton : undefined}
          onGoTo={goTo}
        />
      )}
      {isMoving && arrows && (
        <SliderArrows hasPrevious={hasPrevious} hasNext={hasNext} onStep={step} />
      )}
      <Track
        ref={track}
        data-scrolls={failed || undefined}
        aria-live={autoplay.running ? 'off' : 'polite'}
      >
        {Children.map(slides, (slide, at) => (
          <div
            role="group"
            aria-roledescription={msg('ui.slider.slide')}
            aria-label={msg('ui.slider.position', { index: at + 1, total: count })}
            inert={at !== index && !failed}
          >
            {slide}
          </div>
        ))}
      </Track>
    </Root>
  )
}

type KeenOptions = Pick<
  SliderProps,
  'initial' | 'loop' | 'durationMs' | 'swipeThreshold' | 'onChange'
>

/** Loads keen-slider and keeps it in step with `index`; `failed` when it can't be loaded. */
function useKeenSlider(count: number, options: KeenOptions) {
  const { initial = 0, loop = false, durationMs = 500, swipeThreshold = 50, onChange } = options
  const track = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const [index, setIndex] = useState(initial)
  const [failed, setFailed] = useState(false)
  const current = useEffectEvent(() => index)
  const change = (next: number) => {
    if (next === index) return
    setIndex(next)
    onChange?.(next)
  }
  const show = useEffectEvent(change)

  useEffect(
    function attachKeenSlider() {
      const box = track.current
      if (!box || count < 2) return undefined
      let detached = false
      const attach = async () => {
        const { default: KeenSlider } = await import('keen-slider')
        if (detached) return
        box.dataset.ready = ''
        const settings = {
          initial: current(),
          loop,
          selector: ':scope > *',
          defaultAnimation: { duration: durationMs },
          slideChanged: (moved: KeenSliderInstance) => show(moved.track.details.rel),
        }
        slider.current = new KeenSlider(box, settings, [snapSwipe(swipeThreshold)])
      }
      attach().catch(() => setFailed(true))
      return () => {
        detached = true
        slider.current?.destroy()
        slider.current = null
      }
    },
    [count, loop, durationMs, swipeThreshold],
  )

  // keen-slider divides by the duration, so none is 1 ms.
  const animation = () => ({ duration: prefersReducedMotion() ? 1 : durationMs })
  const goTo = (next: number) => {
    if (slider.current) slider.current.moveToIdx(next, false, animation())
    else change(next)
  }
  const step = (by: 1 | -1) => {
    const { abs } = slider.current?.track.details ?? {}
    if (loop && abs !== undefined) slider.current?.moveToIdx(abs + by, true, animation())
    else goTo((index + by + count) % count)
  }
  return { track, index, goTo, step, failed }
}

/** Decides by distance alone where a swipe ends; keen-slider would change the slide at the slightest flick. */
function snapSwipe(threshold: number): KeenSliderPlugin {
  return (slider) => {
    let from = { abs: 0, position: 0 }
    slider.on('dragStarted', () => {
      const { abs, position } = slider.track.details
      from = { abs, position }
    })
    slider.on('dragEnded', () => {
      const { position, minIdx, maxIdx } = slider.track.details
      const to = from.abs + swipeStep(position - from.position, slider.size, threshold)
      slider.moveToIdx(Math.min(Math.max(to, minIdx), maxIdx), true)
    })
  }
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
`

/* Replaces keen-slider's style sheet. keen-slider adds transforms to the slides. */
const Track = styled.div`
  position: relative;
  display: flex;
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  user-select: none;

  & > * {
    flex: 0 0 100%;
    min-width: 0;
    overflow: hidden;
  }

  /* Until keen-slider positions the slides, only the current one shows. */
  &:not([data-ready], [data-scrolls]) > [inert] {
    display: none;
  }

  /* Without keen-slider: plain scrolling, every slide reachable. */
  &[data-scrolls] {
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    touch-action: auto;
  }

  &[data-scrolls] > * {
    scroll-snap-align: start;
  }
`

import { Children, memo, type ReactNode, type Ref, useImperativeHandle } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, depths, motion, size, space } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@/ui/icons'
import { useAutoplay } from './use-autoplay'
import { type KeenSliderOptions, useKeenSlider } from './use-keen-slider'

/** Moves a slider from outside by one slide; at an end only when it loops. */
export type SliderMoves = { step: (by: 1 | -1) => void }

export type SliderProps = KeenSliderOptions & {
  slides: ReactNode[]
  label: string
  /** Time each slide shows, in ms; without it the slides don't play by themselves. */
  autoplayMs?: number
  pagination: boolean
  arrows?: boolean
  pauseLabel?: string
  playLabel?: string
  moves?: Ref<SliderMoves>
}

/** Two or more slides, one at a time. The first shows before keen-slider is loaded. */
export function KeenSlides({ slides, label, pagination, arrows = false, ...options }: SliderProps) {
  const { loop = false, autoplayMs, pauseLabel = '', playLabel = '' } = options
  const msg = useMsg()
  const count = slides.length
  const { track, index, goTo, step, nextReady, failed } = useKeenSlider(count, options)
  const isMoving = count > 1 && !failed
  const hasPrevious = loop || index > 0
  const hasNext = loop || index < count - 1
  useImperativeHandle(options.moves, () => ({
    step: (by) => (by > 0 ? hasNext : hasPrevious) && step(by),
  }))
  const autoplay = useAutoplay(isMoving ? autoplayMs : undefined, index, {
    ready: nextReady,
    advance: () => step(1),
  })
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
          <Slide at={at} count={count} inert={at !== index && !failed}>
            {slide}
          </Slide>
        ))}
      </Track>
    </Root>
  )
}

type SlideProps = { at: number; count: number; inert: boolean; children: ReactNode }

/** Remembered: with a change only the slide that goes and the one that comes are drawn. */
const Slide = memo(function Slide({ at, count, inert, children }: SlideProps) {
  const msg = useMsg()
  return (
    <div
      role="group"
      aria-roledescription={msg('ui.slider.slide')}
      aria-label={msg('ui.slider.position', { index: at + 1, total: count })}
      inert={inert}
    >
      {children}
    </div>
  )
})

type SliderControlsProps = {
  count: number
  index: number
  pagination: boolean
  autoplay: { label: string; paused: boolean; toggle: () => void } | undefined
  onGoTo: (index: number) => void
}

/** Dots and pause button, below the slide: nothing of a picture is covered. They come first in the tab order. */
function SliderControls(props: SliderControlsProps) {
  const { count, index, pagination, autoplay, onGoTo } = props
  const msg = useMsg()
  return (
    <Bar>
      {autoplay && (
        <IconButton label={autoplay.label} onClick={autoplay.toggle}>
          {autoplay.paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
        </IconButton>
      )}
      {pagination &&
        Array.from({ length: count }, (_, at) => (
          <Dot
            key={at}
            type="button"
            aria-label={msg('ui.slider.goTo', { index: at + 1 })}
            aria-current={at === index || undefined}
            onClick={() => onGoTo(at)}
          />
        ))}
    </Bar>
  )
}

type SliderArrowsProps = {
  hasPrevious: boolean
  hasNext: boolean
  onStep: (step: 1 | -1) => void
}

function SliderArrows({ hasPrevious, hasNext, onStep }: SliderArrowsProps) {
  const msg = useMsg()
  return (
    <>
      <Previous>
        <Arrow label={msg('ui.slider.previous')} disabled={!hasPrevious} onClick={() => onStep(-1)}>
          <ChevronLeftIcon />
        </Arrow>
      </Previous>
      <Next>
        <Arrow label={msg('ui.slider.next')} disabled={!hasNext} onClick={() => onStep(1)}>
          <ChevronRightIcon />
        </Arrow>
      </Next>
    </>
  )
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

const Bar = styled.div`
  display: flex;
  justify-content: center;
  order: 1;
`

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};

  &::before {
    width: ${space(7)};
    height: 2px;
    background: ${color.lineStrong};
    content: '';
    transform: scaleX(0.6);
    transition: transform ${motion.base} ${motion.ease};
  }

  &[aria-current]::before {
    background: ${color.accent};
    transform: scale(1, 1.5);
  }
`

const Edge = styled.div`
  position: absolute;
  z-index: ${depths.base + 1};
  inset-block-start: 50%;
  transform: translateY(-50%);
`

const Previous = styled(Edge)`
  inset-inline-start: ${space(2)};
`

const Next = styled(Edge)`
  inset-inline-end: ${space(2)};
`

const Arrow = styled(IconButton)`
  background: ${color.surface};
`

import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, depths, motion, size, space } from '@/theme/tokens'
import { IconButton } from '../../actions/IconButton'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons'

export type SliderControlsProps = {
  /** Number of slides. */
  count: number
  /** The slide that is shown, from 0. */
  index: number
  /** Shows one dot per slide. */
  pagination: boolean
  /** The pause button; undefined when the slides don't play by themselves. */
  autoplay: { label: string; paused: boolean; toggle: () => void } | undefined
  /** Called with the slide to show, from 0. */
  onGoTo: (index: number) => void
}

/** Dots and pause button, below the slide on a phone, else in its corner. They come first in the tab order. */
export function SliderControls(props: SliderControlsProps) {
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

const Bar = styled.div`
  display: flex;
  justify-content: center;
  order: 1;
  padding-inline: ${space(2)};
  background: ${color.paper};

  ${media.tablet} {
    position: absolute;
    z-index: ${depths.base + 1};
    inset-block-end: 0;
    inset-inline-end: 0;
  }
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

export type SliderArrowsProps = {
  /** False at the first slide of a slider that does not loop. */
  hasPrevious: boolean
  /** False at the last slide of a slider that does not loop. */
  hasNext: boolean
  /** Called with the direction. */
  onStep: (step: 1 | -1) => void
}

/** Previous and next, at the edges of the slide. */
export function SliderArrows({ hasPrevious, hasNext, onStep }: SliderArrowsProps) {
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

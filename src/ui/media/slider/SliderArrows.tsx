import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { depths } from '@/theme/depths'
import { color, space } from '@/theme/tokens'
import { IconButton } from '../../actions/IconButton'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons'

export type SliderArrowsProps = {
  hasPrevious: boolean
  hasNext: boolean
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

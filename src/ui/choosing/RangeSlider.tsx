import { Slider as Base } from '@base-ui/react/slider'
import styled from 'styled-components'
import { color, radius, shadow, size, space } from '@/theme/tokens.gen'

type RangeSliderProps = {
  /** The names of the two ends for screen readers, for example "lowest price" and "highest price". */
  labels: readonly [low: string, high: string]
  min: number
  max: number
  step: number
  value: readonly [low: number, high: number]
  /** Called at every step while the user moves an end. */
  onChange: (value: readonly [low: number, high: number]) => void
  /** Called when the user releases an end, and after each key press. */
  onCommit: (value: readonly [low: number, high: number]) => void
  /** Returns the text that screen readers read for a value. */
  textOf: (value: number) => string
}

/**
 * A slider with two ends. Put number fields next to it, because a known number is faster to type. Import it
 * lazily, so that the start bundle stays small.
 */
export function RangeSlider({
  labels,
  value,
  onChange,
  onCommit,
  textOf,
  ...scale
}: RangeSliderProps) {
  return (
    <Base.Root
      {...scale}
      largeStep={scale.step * 2}
      value={value}
      thumbAlignment="edge-client-only"
      onValueChange={onChange}
      onValueCommitted={onCommit}
    >
      <Control>
        <Track>
          <Chosen />
          {labels.map((label, index) => (
            <Thumb
              key={label}
              index={index}
              getAriaLabel={() => label}
              getAriaValueText={(_, end) => textOf(end)}
            />
          ))}
        </Track>
      </Control>
    </Base.Root>
  )
}

/* With `pan-y`, a finger that moves up or down scrolls the page instead of the slider. */
const Control = styled(Base.Control)`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  cursor: pointer;
  touch-action: pan-y;
`

const Track = styled(Base.Track)`
  width: 100%;
  height: ${space(1)};
  border-radius: ${radius.pill};
  background: ${color.line};

  @media (forced-colors: active) {
    background: ButtonBorder;
  }
`

const Chosen = styled(Base.Indicator)`
  border-radius: inherit;
  background: ${color.ink};
`

const Thumb = styled(Base.Thumb)`
  width: ${space(6)};
  height: ${space(6)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.low};

  /* The clickable area is as large as a finger. */
  &::before {
    position: absolute;
    inset: -12px;
    content: '';
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

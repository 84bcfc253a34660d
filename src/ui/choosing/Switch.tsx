import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, motion, radius, size, space } from '@/theme/tokens.gen'
import { VisuallyHidden } from '../layout/basics'

export type SwitchProps = Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type'> & {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hideLabel?: boolean
}

/**
 * A switch that takes effect at once, unlike a checkbox in a form. It is a native input in a row 44 px high.
 * The second click of a double click is ignored.
 */
export function Switch({ label, checked, onChange, hideLabel = false, id, ...rest }: SwitchProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Row
      htmlFor={controlId}
      onClick={(event) => isSecond(event.nativeEvent) && event.preventDefault()}
    >
      <Track
        {...rest}
        id={controlId}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={({ target, nativeEvent }) => !isSecond(nativeEvent) && onChange(target.checked)}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Row>
  )
}

const isSecond = (click: Event) => click instanceof UIEvent && click.detail > 1

const Row = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-width: ${size.target};
  min-height: ${size.target};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`

const Track = styled.input`
  position: relative;
  flex: none;
  width: 40px;
  height: 22px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.fast} ${motion.ease};

  &::before {
    position: absolute;
    width: 14px;
    height: 14px;
    border-radius: ${radius.pill};
    background: ${color.lineStrong};
    content: '';
    inset-block-start: 3px;
    inset-inline-start: 3px;
    transition: transform ${motion.fast} ${motion.ease};
  }

  &:checked {
    border-color: ${color.positive};
    background: ${color.positive};
  }

  &:checked::before {
    background: ${color.onAccent};
    transform: translateX(18px);
  }

  &:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    width: ${space(5)};
    appearance: auto;

    &::before {
      display: none;
    }
  }
`

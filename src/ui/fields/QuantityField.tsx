import { useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { twoDigits, nextQuantity } from '@/lib/numbers'
import { color, radius, size, space } from '@/theme/tokens.gen'
import { MinusIcon, PlusIcon } from '../icons'
import { VisuallyHidden } from '../layout/basics'

export type QuantityFieldProps = {
  value: number
  /** The smallest quantity: 1 for a product, or 0 if the last unit can be removed. */
  min: number
  max?: number
  /** Called with the new quantity, which is always between `min` and `max`. */
  onChange: (next: number) => void
  /** Called after a click that would exceed `max`. */
  onMax?: () => void
  /** The name of the counted thing. It is part of the names of both buttons. */
  label: string
  disabled?: boolean
}

/**
 * A quantity with a minus and a plus button. A button at its limit can still be focused, so that keyboard
 * users do not lose the focus.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { value, min, max, onChange, onMax, label, disabled = false } = props
  const msg = useMsg()
  const [hasChanged, setHasChanged] = useState(false)
  const step = (delta: number) => {
    setHasChanged(true)
    const next = nextQuantity(value, delta, { min, max })
    if (next !== value) onChange(next)
    else if (delta > 0) onMax?.()
  }
  return (
    <Stepper role="group" aria-label={label} data-disabled={disabled}>
      <Step
        type="button"
        aria-label={msg('quantity.decrease', { label })}
        aria-disabled={value <= min}
        disabled={disabled}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </Step>
      <Amount aria-hidden="true">{twoDigits(value)}</Amount>
      {/* The first quantity is not announced, only changes. */}
      <VisuallyHidden role="status">
        {hasChanged && msg('quantity.value', { count: value })}
      </VisuallyHidden>
      <Step
        type="button"
        aria-label={msg('quantity.increase', { label })}
        aria-disabled={max !== undefined && value >= max}
        disabled={disabled}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </Step>
    </Stepper>
  )
}

const Stepper = styled.div`
  display: inline-flex;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};

  &[data-disabled='true'] {
    border-color: ${color.line};
    background: ${color.sand};
    color: ${color.inkSoft};
  }
`

const Step = styled.button`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  touch-action: manipulation;

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${color.sand};
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    background: ${color.line};
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled > svg,
  &[aria-disabled='true'] > svg {
    opacity: 0.35;
  }
`

const Amount = styled.span`
  min-width: ${space(9)};
  font-variant-numeric: tabular-nums;
  line-height: ${size.target};
  text-align: center;
`

import { type ComponentProps, useId } from 'react'
import styled from 'styled-components'
import { color, media, radius, shadow, space } from '@/theme/tokens.gen'
import { controlBoxStyle, Field } from '../fields/Field'

export type SelectOption = { value: string; label: string }

export type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'multiple'> & {
  label: string
  options: readonly SelectOption[]
  /** The value of the chosen option. It is always the value of one of the options. */
  value: string
  onChange: (value: string) => void
  hideLabel?: boolean
}

/**
 * A short list of choices in a native `<select>`. Phones show their own picker, and desktop browsers show the
 * shop's style if they support it.
 */
export function Select({
  label,
  options,
  value,
  onChange,
  hideLabel = false,
  id,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field controlId={controlId} label={label} hideLabel={hideLabel} reserveNote={false}>
      <Box
        {...rest}
        id={controlId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </Field>
  )
}

/** Two gradients draw the arrow, as thin as the chevron of the icons, in the colour of the text. */
const Box = styled.select`
  ${controlBoxStyle}
  padding-inline-end: ${space(10)};
  background-image:
    linear-gradient(45deg, transparent 40%, currentColor 40% 58%, transparent 58%),
    linear-gradient(-45deg, transparent 40%, currentColor 40% 58%, transparent 58%);
  background-position:
    right calc(14px + 0.36em) center,
    right 14px center;
  background-repeat: no-repeat;
  background-size: 0.36em 0.36em;
  appearance: none;
  cursor: pointer;

  ${media.hover} {
    @supports (appearance: base-select) {
      appearance: base-select;
      align-items: center;

      &::picker-icon {
        display: none;
      }

      &::picker(select) {
        appearance: base-select;
        margin-block: ${space(1)};
        padding: ${space(1)};
        border: 1px solid ${color.line};
        border-radius: ${radius.sm};
        background: ${color.surface};
        box-shadow: ${shadow.low};
        color: ${color.ink};
      }

      option {
        min-height: ${space(11)};
        padding: ${space(2)} ${space(3)};
        border-radius: ${radius.sm};
      }

      option:checked {
        font-weight: 600;
      }

      option:hover,
      option:focus-visible {
        background: ${color.sand};
        outline: none;
      }
    }
  }

  @media (forced-colors: active) {
    padding-inline-end: ${space(2)};
    background-image: none;
    appearance: auto;
  }
`

import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, radius, size, space, text } from '@/theme/tokens.gen'
import { fieldAria, FieldNote } from '../fields/Field'
import { VisuallyHidden } from '../layout/basics'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'checked' | 'onChange' | 'type' | 'ref'
> & {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** True if some, but not all, of the items that this checkbox controls are chosen. */
  indeterminate?: boolean
  hideLabel?: boolean
  /**
   * Links that belong to the label. They stand below the label, because a click on the label ticks the box.
   */
  links?: ReactNode
  error?: string | undefined
}

/** A native checkbox in a row that is at least 44 px high. The whole row is clickable. */
export function Checkbox({
  label,
  checked,
  onChange,
  indeterminate = false,
  hideLabel = false,
  links,
  error,
  id,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div>
      <Row htmlFor={controlId}>
        <Box
          {...rest}
          {...fieldAria(controlId, { error })}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          ref={(input) => {
            if (input) input.indeterminate = indeterminate
          }}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </Row>
      {links && <Links>{links}</Links>}
      <FieldNote controlId={controlId} error={error} />
    </div>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  padding-inline-start: ${space(8)};
  margin-block-start: -${space(3)};
  font-size: ${text.sm};

  & > a {
    display: inline-grid;
    min-height: ${size.target};
    align-items: center;
  }
`

const Row = styled.label`
  display: inline-flex;
  gap: ${space(3)};
  align-items: flex-start;
  min-width: ${size.target};
  min-height: ${size.target};
  padding-block: 10px;

  &:has(:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`

const Box = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  width: ${space(5)};
  height: ${space(5)};
  margin-block-start: 2px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  appearance: none;

  label:hover > &:enabled {
    border-color: ${color.ink};
  }

  &:checked,
  &:indeterminate {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  /*
   * The tick is always in the page. If it were added and removed, the browser would calculate the layout of
   * the whole page. A page may contain a long table.
   */
  &::before {
    width: 11px;
    height: 6px;
    border: solid ${color.onAccent};
    border-width: 0 0 2px 2px;
    content: '';
    transform: translateY(-2px) rotate(-45deg);
    visibility: hidden;
  }

  &:checked::before,
  &:indeterminate::before {
    visibility: visible;
  }

  &:indeterminate::before {
    border-color: transparent;
    background: linear-gradient(${color.onAccent} 0 0) border-box center / 10px 2px no-repeat;
    transform: none;
  }

  &[aria-invalid='true']:not(:checked) {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.sand};
  }

  &:disabled:checked::before {
    border-color: ${color.inkSoft};
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`

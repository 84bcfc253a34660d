import { Combobox as Base } from '@base-ui/react/combobox'
import styled, { css } from 'styled-components'
import { color, size, space, text, weight } from '@/theme/tokens'
import { controlBox } from '../../fields/control-style'

export const ControlGroup = styled(Base.InputGroup)`
  position: relative;
`

/** Leaves room for the buttons at its end; without a choice there is no clear button. */
export const Input = styled(Base.Input)`
  ${controlBox}
  padding-inline-end: ${space(23)};

  [data-placeholder] > & {
    padding-inline-end: ${space(12)};
  }
`

export const Buttons = styled.div`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: flex;
  align-items: center;
  color: ${color.inkSoft};
`

const boxButton = css`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: 100%;

  &:hover:not([data-disabled]) {
    color: ${color.ink};
  }
`

export const ClearButton = styled(Base.Clear)`
  ${boxButton}
`

export const Toggle = styled(Base.Trigger)`
  ${boxButton}

  &[data-popup-open] > svg {
    transform: rotate(180deg);
  }
`

/** Fits into a line of text, but its target is 44 px high. */
export const RetryButton = styled.button`
  flex: none;
  align-self: flex-start;
  min-height: ${size.target};
  margin-block: -12px;
  padding-inline: ${space(2)};
  color: ${color.ink};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 3px;

  &:focus-visible {
    outline-offset: -6px;
  }
`

/** The spinner in place of the buttons. */
export const Waiting = styled.span`
  display: grid;
  place-items: center;
  width: ${size.target};
`

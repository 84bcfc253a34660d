import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space, text, weight } from '@/theme/tokens'

/** A group of native radio buttons; `role="radiogroup"` lets it carry an error. */
export const ChoiceGroup = styled.fieldset.attrs({ role: 'radiogroup' })`
  display: block;
`

export const ChoiceLegend = styled.legend`
  margin-block-end: ${space(1)};

  ${media.tabletOrSideways} {
    margin-block-end: ${space(2)};
  }
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

/** An invisible radio button over its sibling, which draws it. It keeps focus and keys. */
export const HiddenRadio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`

import styled from 'styled-components'
import { space, weight } from '@/theme/tokens'
import { FieldPair } from '@/ui/form/form-layout'

/** Draws the selectors as one group. */
export const Group = styled.fieldset`
  padding-block-start: ${space(2)};
`

export const Legend = styled.legend`
  font-weight: ${weight.bold};
`

export const Grid = styled(FieldPair)`
  margin-block-start: ${space(3)};
`

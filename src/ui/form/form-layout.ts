import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'

/** Fields below one another. Each field keeps a line for its note, so the gap itself is small. */
export const FormFields = styled.div`
  display: grid;
  gap: ${space(3)} ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`

/** Two fields side by side; one below the other on phones. */
export const FieldPair = styled(FormFields)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

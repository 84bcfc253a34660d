import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'

/** Fields below one another: 24 px from a hint to the next field. The line that a field without one keeps for an error takes half of that. */
export const FormFields = styled.div`
  --bare-field-pull: -${space(3)};
  display: grid;
  gap: ${space(6)} ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`

/** Two fields side by side; one below the other on phones. */
export const FieldPair = styled(FormFields)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A form and what the shop would show of it, beside each other where there is room. */
export const BesidePreview = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)} ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 400px minmax(0, 1fr);
  }
`

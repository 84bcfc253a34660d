import styled from 'styled-components'
import { space } from '@/theme/tokens'

/** The one `h1` of a screen that has no other. */
export const PageTitle = styled.h1`
  margin-block: ${space(8)} ${space(6)};
`

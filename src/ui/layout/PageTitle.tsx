import styled from 'styled-components'
import { space } from '@/theme/tokens'

/** The `h1` of a screen. */
export const PageTitle = styled.h1`
  margin-block: ${space(8)} ${space(6)};
`

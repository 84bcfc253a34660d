import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { Container } from '@/ui/layout/Container'

/** The room around a block of the home page. */
export const SectionBox = styled(Container).attrs({ as: 'section' })`
  margin-top: ${space(16)};

  ${media.desktop} {
    margin-top: ${space(24)};
  }
`

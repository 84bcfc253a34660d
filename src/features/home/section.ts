import styled from 'styled-components'
import type { SectionContent } from '@/api/generated/model'
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

/** What every kind of block takes; which fields it reads is its own matter. */
export type SectionProps = { content: SectionContent }

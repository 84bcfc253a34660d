import styled from 'styled-components'
import type { SectionContent } from '@/api/generated/model'
import { media, space } from '@/theme/tokens.gen'
import { Container } from '@/ui/layout/basics'

/** The outer spacing of a home page section. `data-below` is for first-view.css: it is below the first view. */
export const SectionBox = styled(Container).attrs({ as: 'section', 'data-below': '' })`
  margin-top: ${space(16)};

  ${media.desktop} {
    margin-top: ${space(24)};
  }
`

export type SectionProps = { content: SectionContent }

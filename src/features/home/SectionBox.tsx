import styled from 'styled-components'
import { media, space } from '@/theme/tokens.gen'
import { Container } from '@/ui/layout/basics'

/**
 * The outer spacing of a section. `data-below` marks the section as below the first view, so `first-view.css`
 * lays it out later.
 */
export const SectionBox = styled(Container).attrs({ as: 'section', 'data-below': '' })`
  margin-top: ${space(16)};

  ${media.desktop} {
    margin-top: ${space(24)};
  }
`

/** A section with a picture and texts side by side. */
export const TwoColumnSection = styled(SectionBox)`
  display: grid;
  gap: ${space(8)};

  ${media.tablet} {
    align-items: center;
    gap: ${space(12)};
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    gap: ${space(24)};
  }
`

import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, space } from '@/theme/tokens'

/** The sheet on which personal info stands, read or edited. */
export const Sheet = styled.div`
  max-width: 720px;
  padding: ${space(5)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.tablet} {
    padding: ${space(8)};
  }
`

/** What can be done with it, below it. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block-start: ${space(6)};
`

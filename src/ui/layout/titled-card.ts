import { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text } from '@/theme/tokens'

/** A card of the back office with a heading and small text; the gap between its parts is its own. */
export const titledCard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  ${media.tablet} {
    padding: ${space(5)};
  }
`

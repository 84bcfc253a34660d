import styled, { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, font, size, space, text, weight } from '@/theme/tokens'
import { AnyLink, ExternalLink, Link } from '@/ui/actions/Link'
export const FooterHeading = styled.h2`
  margin-bottom: ${space(2)};
  font-family: ${font.ui};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

export const FooterList = styled.ul`
  padding: 0;
  list-style: none;

  /* As high as with the categories of most shops. */
  &[data-waiting] {
    min-height: calc(8 * ${size.target});
  }
`

/* As wide as their column, so that a short word is no narrow target. */
const linkStyle = css`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  color: ${color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`

export const FooterLink = styled(Link)`
  ${linkStyle}
`

export const FooterAnyLink = styled(AnyLink)`
  ${linkStyle}
`

export const FooterExternalLink = styled(ExternalLink)`
  ${linkStyle}
`

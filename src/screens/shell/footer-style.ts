import styled, { css } from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, font, size, space, text, weight } from '@/theme/tokens'
import { ExternalLink, Link } from '@/ui/actions/Link'

export const FooterHeading = styled.h2`
  margin-bottom: ${space(2)};
  font-family: ${font.ui};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

export const FooterList = styled.ul`
  padding: 0;
  list-style: none;
`

/* Touch targets are 44 px high; links for a mouse may be lower. */
const linkStyle = css`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  color: ${color.ink};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.hover} {
    min-height: ${space(9)};

    &:hover {
      text-decoration: underline;
    }
  }
`

export const FooterLink = styled(Link)`
  ${linkStyle}
`

export const FooterExternalLink = styled(ExternalLink)`
  ${linkStyle}
`

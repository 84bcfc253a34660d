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

/* A finger needs 44 px, a pointer less. */
const way = css`
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

export const FooterWay = styled(Link)`
  ${way}
`

export const FooterExit = styled(ExternalLink)`
  ${way}
`

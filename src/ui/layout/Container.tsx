import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { size, space } from '@/theme/tokens'

/** The column of the page: at most 1280 px of content, with gutters that grow with the screen. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.content} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: ${space(4)};

  ${media.tablet} {
    --gutter: ${space(8)};
  }

  ${media.desktop} {
    --gutter: ${space(10)};
  }
`

import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'

/** Wide screens have the small pictures beside the large one. */
export const GalleryFrame = styled.div`
  position: relative;

  ${media.desktop} {
    &[data-thumbs] {
      padding-left: calc(76px + ${space(4)});
    }
  }
`

/**
 * The place of the large picture, into which that of the card grows by which the shopper came. The card has the name
 * as long as it has the focus (ProductCard), and a page must not have it twice.
 */
export const GalleryStage = styled.div`
  position: relative;
  min-width: 0;

  main:not(:has(article a:focus)) & {
    view-transition-name: product;
  }
`

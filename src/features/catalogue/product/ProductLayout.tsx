import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { box, size, space } from '@/theme/tokens'

type ProductLayoutProps = {
  /** The pictures; beside the panel where there is room. */
  gallery: ReactNode
  /** Name, price, options and buttons. */
  panel: ReactNode
  /** Description and size chart, below both. */
  details: ReactNode
}

/** Pictures left, purchase and details right; one column on phones. The pictures are sticky on wide screens. */
export function ProductLayout({ gallery, panel, details }: ProductLayoutProps) {
  return (
    <Grid>
      <Pictures>{gallery}</Pictures>
      <Side>
        {panel}
        {details}
      </Side>
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  /* Keeps the footer below the fold while content loads. */
  min-height: calc(100svh - ${size.header});
  align-content: start;
  padding-block: ${box.productPadding} ${space(20)};
  gap: ${box.productGap};
  grid-template-columns: ${box.productColumns};

  ${media.tabletOrSideways} {
    align-items: start;
    padding-block-end: ${space(8)};
  }
`

const Pictures = styled.div`
  min-width: 0;

  ${media.tablet} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
  }
`

const Side = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(8)};
`

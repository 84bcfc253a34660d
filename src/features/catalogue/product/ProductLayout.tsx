import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { size, space } from '@/theme/tokens'

type ProductLayoutProps = { gallery: ReactNode; panel: ReactNode; details: ReactNode }

/** Pictures left, purchase and details right; one column on phones. The pictures stay in sight on wide screens. */
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
  /* The footer stays below the fold, whatever is still on its way. */
  min-height: calc(100svh - ${size.header});
  align-content: start;
  padding-block: ${space(4)} ${space(20)};
  gap: ${space(2)};

  ${media.tabletOrSideways} {
    align-items: start;
    padding-block: ${space(8)};
    gap: ${space(10)};
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${media.desktop} {
    gap: ${space(12)} ${space(20)};
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
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

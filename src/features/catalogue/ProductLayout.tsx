import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { size, space } from '@/theme/tokens'

type ProductLayoutProps = { gallery: ReactNode; panel: ReactNode; details: ReactNode }

/** Pictures left, purchase right and in sight while the details are read; one column on phones. */
export function ProductLayout({ gallery, panel, details }: ProductLayoutProps) {
  return (
    <Grid>
      <div>{gallery}</div>
      <Side>{panel}</Side>
      <div>{details}</div>
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  padding-block: ${space(4)} ${space(20)};
  gap: ${space(6)};

  ${media.tablet} {
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

const Side = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.tablet} {
    position: sticky;
    top: calc(${size.header} + ${space(6)});
    grid-row: 1 / 3;
    grid-column: 2;
  }
`

import styled from 'styled-components'
import { HowToMeasure } from '@/features/sizes/HowToMeasure'
import { JeansTable } from '@/features/sizes/JeansTable'
import { SizeFinder } from '@/features/sizes/SizeFinder'
import { SizeTable } from '@/features/sizes/SizeTable'
import { InfoPage } from '@/screens/info/InfoPage'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { sizeGuidePage } from './size-guide-page'

/** Spec §2, /size-guide: the measures, the finder, and how to measure. */
export function SizeGuideScreen() {
  return (
    <InfoPage
      page={sizeGuidePage}
      slots={{
        table: (
          <Tables>
            <SizeTable />
            <JeansTable />
          </Tables>
        ),
        finder: <SizeFinder />,
        how: <HowToMeasure />,
      }}
    />
  )
}

const Tables = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)};

  ${media.tablet} {
    grid-template-columns: 3fr 2fr;
  }
`

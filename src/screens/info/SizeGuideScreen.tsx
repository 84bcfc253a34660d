import styled from 'styled-components'
import { HowToMeasure } from '@/features/sizes/HowToMeasure'
import { SizeFinder } from '@/features/sizes/SizeFinder'
import { JeansSizeTable, SizeTable } from '@/features/sizes/SizeTables'
import { useMsg } from '@/i18n/use-msg'
import { media, space } from '@/theme/tokens.gen'
import { Stack } from '@/ui/layout/basics'
import type { InfoDescription } from './info-description'
import { InfoPage } from './InfoPage'

/** The size guide (Product §2): size tables, the size finder, and how to measure. */
export function SizeGuideScreen() {
  return <InfoPage page={sizeGuidePage} />
}

const sizeGuidePage: InfoDescription = {
  kind: 'info.kind.care',
  title: 'sizes.title',
  lead: 'sizes.lead',
  opens: 'wide',
  sections: [
    {
      id: 'table',
      title: 'sizes.table',
      blocks: [{ own: <Charts /> }],
    },
    {
      id: 'finder',
      title: 'sizes.finder',
      blocks: ['sizes.finder.text', { own: <SizeFinder /> }],
    },
    { id: 'how', title: 'sizes.how', blocks: ['sizes.how.text', { own: <HowToMeasure /> }] },
  ],
  related: ['/returns', '/help', '/contact'],
}

function Charts() {
  const msg = useMsg()
  return (
    <Tables>
      <Stack $gap={5}>
        <SizeTable />
        <p>{msg('sizes.table.note')}</p>
      </Stack>
      <JeansSizeTable />
    </Tables>
  )
}

const Tables = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: 3fr 2fr;
  }
`

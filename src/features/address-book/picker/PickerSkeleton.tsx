import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color } from '@/theme/tokens'
import { ChoiceLegend } from '@/ui/choosing/choice-group'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CardFrame, CardLine, PickerNote, Strip, AddressLines } from './picker-layout'

/** Stands in for the picker while the addresses load. */
export function PickerSkeleton() {
  const msg = useMsg()
  return (
    <div aria-busy="true">
      <ChoiceLegend as="p">{msg('saved.title')}</ChoiceLegend>
      <Strip aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <Shape as="div" key={card}>
            <CardLine>
              &nbsp;
              <Skeleton width="70%" />
            </CardLine>
            <CardLine>
              &nbsp;
              <Skeleton width="45%" />
            </CardLine>
            <AddressLines />
          </Shape>
        ))}
      </Strip>
      <PickerNote />
    </div>
  )
}

const Shape = styled(CardFrame)`
  border-color: ${color.line};
`

import { useMsg } from '@/i18n/use-msg'
import { ChoiceLegend } from '@/ui/choice-group'
import { Skeleton } from '@/ui/Skeleton'
import { CardFrame, CardLine, PickerNote, Strip, AddressLines } from './picker-layout'

/** The picker's shape while the addresses are on their way. */
export function PickerSkeleton() {
  const msg = useMsg()
  return (
    <div aria-busy="true">
      <ChoiceLegend as="p">{msg('saved.title')}</ChoiceLegend>
      <Strip aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <CardFrame as="div" key={card}>
            <CardLine>&nbsp;</CardLine>
            <CardLine>
              <Skeleton />
            </CardLine>
            <AddressLines>
              <Skeleton />
            </AddressLines>
          </CardFrame>
        ))}
      </Strip>
      <PickerNote />
    </div>
  )
}

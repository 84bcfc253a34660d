import { useState } from 'react'
import styled from 'styled-components'
import { deliveryEstimate, deliveryPlaces } from '@/domain/delivery/estimate'
import { useParcelLook } from '@/features/site/use-parcel-look'
import { useMsg } from '@/i18n/use-msg'
import { kept } from '@/lib/kept'
import { Select } from '@/ui/choosing/Select'
import { DeliveryDay } from '@/ui/data/DeliveryDay'
import { TruckIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'

const keptPlace = kept('delivery_place')

/** When the product would come, to a place that is chosen once on each device (Product §9.16c). */
export function DeliveryChoice() {
  const msg = useMsg()
  const [now] = useState(() => new Date())
  const [stored, setStored] = useState(keptPlace.read)
  const look = useParcelLook()
  const place = deliveryPlaces.find(({ code }) => code === stored)
  const choose = (code: string) => {
    keptPlace.write(code)
    setStored(code)
  }
  return (
    <Place $wrap $gap={[2, 3]} $align="center">
      <TruckIcon />
      <p role="status">
        <DeliveryDay days={deliveryEstimate(now, place?.code ?? null)} place={place?.name} />
        {look === 'look' && <Look>{msg('delivery.look')}</Look>}
      </p>
      <Select
        label={msg('delivery.place')}
        hideLabel
        options={[
          { value: '', label: msg('delivery.place.none') },
          ...deliveryPlaces.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={place?.code ?? ''}
        onChange={choose}
      />
    </Place>
  )
}

const Look = styled.span`
  display: block;
`

/* The words beside the selector, above it where the column is narrow. */
const Place = styled(Row)`
  & > p {
    flex: 1 1 14em;
    text-wrap: balance;
  }
`

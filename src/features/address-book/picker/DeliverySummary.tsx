import { useId } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { color, radius, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ChoiceLegend } from '@/ui/choosing/choice-group'
import { Text } from '@/ui/layout/Text'
import { PickerNote } from './picker-layout'

type DeliverySummaryProps = {
  address: SavedAddress
  isReading: boolean
  onEdit: () => void
}

/** The saved address that the order goes to, in place of the fields it fills in. */
export function DeliverySummary({ address, isReading, onEdit }: DeliverySummaryProps) {
  const msg = useMsg()
  const titleId = useId()
  return (
    <Root role="group" aria-labelledby={titleId}>
      <ChoiceLegend as="p" id={titleId}>
        {msg('saved.summary')}
      </ChoiceLegend>
      <Card>
        <Text as="div" $size="sm" $color="inkSoft">
          <Text $size="md" $weight="bold" $color="ink">
            {address.name}
          </Text>
          <p>{phoneText(address.phone)}</p>
          <p>{address.address}</p>
        </Text>
        <Button variant="secondary" aria-describedby={titleId} onClick={onEdit}>
          {msg('saved.edit')}
        </Button>
      </Card>
      <PickerNote role="status">{isReading && msg('saved.note.reading')}</PickerNote>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
`

const Card = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  grid-template-columns: minmax(0, 1fr) auto;
`

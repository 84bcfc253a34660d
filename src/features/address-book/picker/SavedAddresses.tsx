import { type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { color, radius, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ChoiceLegend } from '@/ui/choosing/choice-group'
import { RadioGroup } from '@/ui/choosing/RadioGroup'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Row, Text } from '@/ui/layout/basics'

export type SavedAddressesProps = {
  list: {
    data: readonly SavedAddress[] | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** False where the session ended meanwhile: a sign-in button shows instead. */
  isSignedIn: boolean
  onSignIn: () => void
  /** Renders the addresses; the list has at least one. */
  children: (addresses: readonly SavedAddress[]) => ReactNode
}

/**
 * The saved addresses above the delivery form. While they load, and for the one that is summed up, it has the same height, so that
 * nothing below moves; where it is known from the start that there are none, nothing is rendered.
 */
export function SavedAddresses({ list, isSignedIn, onSignIn, children }: SavedAddressesProps) {
  const msg = useMsg()
  const frame = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, refetch } = list
  const [isKnownEmpty] = useState(data?.length === 0 && isSignedIn)
  if (isKnownEmpty && data?.length === 0) return null
  // The retry button goes away with the error: move the focus here first.
  const retry = () => {
    frame.current?.focus()
    refetch()
  }
  const content = () => {
    if (!isSignedIn)
      return (
        <Line text={msg('saved.signedOut')}>
          <Button variant="secondary" onClick={onSignIn}>
            {msg('saved.signIn')}
          </Button>
        </Line>
      )
    if (data) return data.length > 0 ? children(data) : <Line text={msg('saved.none')} />
    if (!isError) return <Skeleton height="100%" />
    return (
      <Line text={msg('saved.error')}>
        <Button variant="secondary" loading={isFetching} onClick={retry}>
          {msg('ui.retry')}
        </Button>
      </Line>
    )
  }
  return (
    <Room ref={frame} tabIndex={-1} aria-busy={isSignedIn && !data && !isError}>
      {content()}
    </Room>
  )
}

/** A line of text where the addresses would be: a reason, a question. */
function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box $wrap $gap={[3, 5]} $align="center">
      <p role="status">{text}</p>
      {children}
    </Box>
  )
}

type SavedAddressPickerProps = {
  /** All saved addresses, the default one first. */
  addresses: readonly SavedAddress[]
  /** The address in the form; undefined where that is none of these. */
  chosen: SavedAddress | undefined
  onPick: (address: SavedAddress) => void
  /** Empties the form for an address that is not saved. */
  onOther: () => void
  /** How far filling in the form from the chosen address has got. */
  progress: keyof typeof notes
}

const notes = {
  idle: 'saved.note',
  reading: 'saved.note.reading',
  partial: 'saved.note.partial',
} as const

/** The value of the choice after the addresses. */
const other = 'other'

/** The saved addresses to choose from, and "another address" after them. */
export function SavedAddressPicker(props: SavedAddressPickerProps) {
  const { addresses, chosen, onPick, onOther, progress } = props
  const msg = useMsg()
  return (
    <div>
      <RadioGroup
        label={msg('saved.title')}
        value={chosen ? String(chosen.id) : other}
        options={[
          ...addresses.map(({ id, name, phone, address, ...rest }) => ({
            value: String(id),
            label: rest.default ? `${name} · ${msg('saved.default')}` : name,
            description: `${phoneText(phone)} · ${address}`,
          })),
          { value: other, label: msg('saved.other'), description: msg('saved.other.text') },
        ]}
        onChange={(value) => {
          const picked = addresses.find(({ id }) => String(id) === value)
          if (picked) onPick(picked)
          else onOther()
        }}
      />
      <Text role="status" $size="sm" $color="inkSoft">
        {msg(notes[progress])}
      </Text>
    </div>
  )
}

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
    <div role="group" aria-labelledby={titleId}>
      <ChoiceLegend as="p" id={titleId}>
        {msg('saved.summary')}
      </ChoiceLegend>
      <Card $gap={4} $align="start" $justify="space-between">
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
      <Text role="status" $size="sm" $color="inkSoft">
        {isReading && msg('saved.note.reading')}
      </Text>
    </div>
  )
}

const Room = styled.div`
  display: grid;
  min-height: 11rem;
  grid-template-columns: minmax(0, 1fr);
`

const Box = styled(Row)`
  padding: ${space(4)};
  background: ${color.sand};
  color: ${color.inkSoft};

  & > p {
    flex: 1 1 14em;
  }
`

const Card = styled(Row)`
  padding: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
  }
`

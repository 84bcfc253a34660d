import {
  type ClipboardEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import type { AdminOrderRow, Shipment } from '@/api/generated/model'
import { type NumbersById, pasteNumbers, sameNumber } from '@/domain/admin/tracking-numbers'
import { carrierNames } from '@/domain/delivery/carriers'
import { orderWork } from '@/domain/order/description'
import { useMsg } from '@/i18n/use-msg'
import { isBlock } from '@/lib/pasted-block'
import { useTyped } from '@/lib/use-typed'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { late } from '@/ui/feedback/late'
import { TextField } from '@/ui/fields/TextField'
import { Grid } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { WindowButtons } from '@/ui/overlays/ConfirmWindow'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import { OldSlips, type OldSlipsProps } from './OldSlips'

const UnsavedDialog = late(async () => (await import('@/ui/overlays/UnsavedDialog')).UnsavedDialog)

/** What the window says of an order. */
export type Parcel = Pick<AdminOrderRow, 'id' | 'code' | 'full_name' | 'phone' | 'address'>

export type ShipWindowProps = Pick<DialogProps, 'finalFocus'> & {
  /** The orders that leave, at least one. */
  parcels: readonly Parcel[]
  slips: OldSlipsProps['slips']
  isOpen: boolean
  isPending: boolean
  /** What a carrier's answer says of them. */
  answer?: { carrier: string; numbers: NumbersById } | undefined
  /** Why the last try failed, where nothing else says so. */
  problem?: ReactNode
  /** Ships them; by the order's id where a carrier was named. Resolves to true once they have left. */
  onShip: (shipments: ReadonlyMap<number, Shipment>) => Promise<boolean>
  onClose: () => void
}

/**
 * Asks who carries the parcels and under which numbers, of which the shopper learns. Beside each order stands its number
 * before anything is sent; numbers can be pasted as a column, or with codes. Load it with the first opening.
 */
export function ShipWindow({
  parcels,
  slips,
  isOpen,
  isPending,
  answer,
  problem,
  onShip,
  onClose,
  finalFocus,
}: ShipWindowProps) {
  const msg = useMsg()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [carrier, setCarrier] = useState<string>(answer?.carrier ?? carrierNames[0])
  const [{ numbers, left, twice }, setTyped] = useState<Typed>({
    ...nothingTyped,
    ...(answer && { numbers: answer.numbers }),
  })
  const [asksToLeave, setAsksToLeave] = useState(false)
  const name = carrier.trim()
  const numberOf = ({ id }: Parcel) => numbers.get(id)?.trim() ?? ''
  const filled = parcels.filter(numberOf).length
  useTyped(isOpen && filled > 0)
  // A number says nothing without a carrier, and would be lost.
  const lacksCarrier = name === '' && filled > 0
  const leftText = msg('adminOrders.ship.left', { n: left.length, lines: shortList(left) })
  const twiceText = msg('adminOrders.ship.codesTwice', { codes: shortList(twice) })
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else if (!isPending) {
      const named = parcels.map(
        (parcel) => [parcel.id, { carrier: name, tracking_number: numberOf(parcel) }] as const,
      )
      if (await onShip(new Map(name ? named : []))) onClose()
    }
  }
  const paste = (event: ClipboardEvent, from: number) => {
    const pasted = event.clipboardData.getData('text')
    if (!isBlock(pasted) && !parcels.some(({ code }) => pasted.includes(code))) return
    event.preventDefault()
    setTyped(pasteNumbers({ parcels, numbers, from, text: pasted }))
  }
  const type = (parcel: Parcel, number: string) =>
    setTyped((now) => ({ ...now, numbers: new Map(now.numbers).set(parcel.id, number) }))
  const close = () => {
    if (isPending) return
    if (filled > 0) setAsksToLeave(true)
    else onClose()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={msg('adminOrders.ship.title', { n: parcels.length })}
      dismissible={false}
      wide={parcels.length > 1}
      finalFocus={finalFocus}
    >
      <Grid
        as="form"
        $gap={4}
        ref={form}
        noValidate
        onSubmit={(event: SubmitEvent) => void send(event)}
      >
        <TextField
          label={msg('adminOrders.ship.carrier')}
          list={listId}
          value={carrier}
          onChange={setCarrier}
          maxLength={orderWork.carrier.max}
          error={lacksCarrier ? msg('adminOrders.ship.carrierMissing') : undefined}
          reserveNote={lacksCarrier}
          autoComplete="off"
        />
        <datalist id={listId}>
          {carrierNames.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
        <Text $size="sm" $color="inkSoft">
          {msg('adminOrders.ship.hint', { n: parcels.length })}
        </Text>
        {left.length > 0 && <ErrorState compact message={leftText} />}
        {twice.length > 0 && <ErrorState compact message={twiceText} />}
        <Parcels>
          {parcels.map((parcel, index) => {
            const { id, code, full_name } = parcel
            const other = sameNumber(parcels, numbers, parcel)
            return (
              <li key={id}>
                <Whose aria-hidden="true">
                  {parcels.length > 1 && <Place>{index + 1}</Place>}
                  <Text as="span" $weight="bold">
                    {code}
                  </Text>{' '}
                  {full_name}
                </Whose>
                <TextField
                  label={`${code} · ${full_name}`}
                  hideLabel
                  placeholder={msg('adminOrders.ship.number')}
                  value={numbers.get(id) ?? ''}
                  onChange={(number) => type(parcel, number)}
                  onPaste={(event) => paste(event, index)}
                  maxLength={orderWork.tracking_number.max}
                  error={other && msg('adminOrders.ship.twice', { code: other.code })}
                  reserveNote={other !== undefined}
                  autoComplete="off"
                  spellCheck={false}
                />
              </li>
            )
          })}
        </Parcels>
        {parcels.length > 1 && (
          <Text role="status" $size="sm" $color="inkSoft">
            {msg('adminOrders.ship.filled', { n: filled, all: parcels.length })}
          </Text>
        )}
        <OldSlips parcels={parcels} slips={slips} />
        {problem}
        <WindowButtons>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {msg('adminOrders.ship.keep')}
          </Button>
          <Button type="submit" loading={isPending}>
            {msg('adminOrders.ship.send', { n: parcels.length })}
          </Button>
        </WindowButtons>
      </Grid>
      {asksToLeave && (
        <UnsavedDialog
          text={msg('editor.leave.lost')}
          of="window"
          onStay={() => setAsksToLeave(false)}
          onLeave={() => {
            setAsksToLeave(false)
            setTyped(nothingTyped)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

type Typed = { numbers: NumbersById; left: readonly string[]; twice: readonly string[] }
const nothingTyped: Typed = { numbers: new Map(), left: [], twice: [] }

/** Names the first three. */
function shortList(texts: readonly string[]): string {
  return [...texts.slice(0, 3), ...(texts.length > 3 ? ['…'] : [])].join(', ')
}

const Parcels = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space(2)};
  list-style: none;

  & > li {
    display: grid;
    gap: ${space(1)} ${space(3)};
    overflow-wrap: anywhere;

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

const Whose = styled.span`
  font-size: ${text.sm};

  ${media.tablet} {
    padding-block-start: ${space(3)};
  }
`

/** Its place, as in the list and in a column that is pasted. */
const Place = styled.span`
  display: inline-block;
  min-width: ${space(7)};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

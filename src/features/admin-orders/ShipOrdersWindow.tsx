import { type ClipboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow, Shipment } from '@/api/generated/model'
import {
  type TrackingById,
  pasteTracking,
  orderWithSameTracking,
} from '@/domain/carriers/tracking-numbers'
import { carrierNames } from '@/domain/delivery/carriers'
import { orderWork } from '@/domain/order/description'
import { type ErrorText, useMsg } from '@/i18n/use-msg'
import { hasLostDigits, readCode } from '@/lib/kinds/code'
import { hasSeveralCells } from '@/lib/table'
import { color, media, space, text } from '@/theme/tokens.gen'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { TextField } from '@/ui/fields/TextField'
import { useFormField } from '@/ui/form/use-form'
import { Text } from '@/ui/layout/basics'
import type { DialogProps } from '@/ui/overlays/Dialog'
import { OutdatedDocumentsWarning } from './OutdatedDocumentsWarning'

/** The data of an order that is ready to ship. */
export type Parcel = Pick<AdminOrderRow, 'id' | 'code' | 'full_name' | 'phone' | 'address'>

/**
 * The content of the file that a carrier sent back: the tracking numbers by order id, and the refused rows.
 */
export type CarrierReply = { carrier: string; numbers: TrackingById; refusals: ReactNode }

export type ShipOrdersWindowProps = Pick<DialogProps, 'finalFocus'> & {
  /** The orders to ship, at least one. */
  parcels: readonly Parcel[]
  isOpen: boolean
  /** The content of a carrier's file. It fills in the window. */
  answer?: CarrierReply | undefined
  errors?: (error: unknown) => ErrorText | null
  /**
   * Ships the parcels. `shipments` is keyed by order id, and is empty if staff typed no carrier. Resolves to
   * true when the parcels have left.
   */
  onShip: (shipments: ReadonlyMap<number, Shipment>) => Promise<boolean>
  onClose: () => void
}

/** The form values. `numbers` contains pairs, because the form compares values and can't compare maps. */
type Numbered = { carrier: string; numbers: readonly (readonly [id: number, number: string])[] }

/**
 * Returns true if tracking numbers are typed without a carrier. A shipment needs a carrier, so these numbers
 * could not be saved.
 */
const lacksCarrier = (carrier: string, numbers: TrackingById) =>
  carrier.trim() === '' && [...numbers.values()].some((number) => number.trim() !== '')

/** Returns the tracking number of a parcel as it will be sent. */
const numberOf = (numbers: TrackingById, { id }: Pick<Parcel, 'id'>) =>
  readCode(numbers.get(id) ?? '')

/**
 * Returns why a tracking number can't be sent: 'lostDigits' if a spreadsheet has removed digits from it, or
 * the other parcel that has the same number.
 */
const numberProblem = (parcels: readonly Parcel[], numbers: TrackingById, parcel: Parcel) =>
  hasLostDigits(numberOf(numbers, parcel))
    ? 'lostDigits'
    : orderWithSameTracking(parcels, numbers, parcel)

/**
 * The window that ships orders, with fields for the carrier and the tracking numbers. Staff can paste a
 * column of tracking numbers, with or without the codes of the orders. The shopper will see the carrier and
 * the tracking number.
 */
export function ShipOrdersWindow({ parcels, answer, onShip, ...window }: ShipOrdersWindowProps) {
  const msg = useMsg()
  const send = async ({ carrier, ...typed }: Numbered) => {
    const numbers = new Map(typed.numbers)
    // The focus is already in the field with the error, so no other error is shown.
    const isWrong = parcels.some((parcel) => numberProblem(parcels, numbers, parcel))
    if (isWrong || lacksCarrier(carrier, numbers)) return null
    const name = carrier.trim()
    const shipments = parcels.map((parcel) => {
      const shipment = { carrier: name, tracking_number: numberOf(numbers, parcel) }
      return [parcel.id, shipment] as const
    })
    return (await onShip(new Map(name ? shipments : []))) || null
  }
  return (
    <ActionWindow<Numbered>
      {...window}
      title={msg('adminOrders.ship.title', { n: parcels.length })}
      wide={parcels.length > 1}
      labels={{
        save: msg('adminOrders.ship.send', { n: parcels.length }),
        cancel: msg('adminOrders.ship.keep'),
      }}
      initialValues={{
        carrier: answer?.carrier ?? carrierNames[0],
        numbers: [...(answer?.numbers ?? [])],
      }}
      holdsMore={answer !== undefined}
      onSend={send}
    >
      <ParcelFields parcels={parcels} />
      <OutdatedDocumentsWarning parcels={parcels} />
      {answer?.refusals}
    </ActionWindow>
  )
}

function ParcelFields({ parcels }: Pick<ShipOrdersWindowProps, 'parcels'>) {
  const msg = useMsg()
  const listId = useId()
  const carrier = useFormField<string>('carrier')
  const { value, onChange } = useFormField<Numbered['numbers']>('numbers')
  const numbers = new Map(value)
  const change = (next: TrackingById) => onChange([...next].filter(([, number]) => number !== ''))
  const [{ left, twice }, setPasted] = useState<Pasted>({ left: [], twice: [] })
  const filled = parcels.filter((parcel) => numberOf(numbers, parcel)).length
  const isMissing = lacksCarrier(carrier.value, numbers)
  const numberLabel = msg('adminOrders.ship.number')
  const leftText = msg('adminOrders.ship.left', { n: left.length, lines: shortList(left) })
  const twiceText = msg('adminOrders.ship.codesTwice', { codes: shortList(twice) })
  const paste = (event: ClipboardEvent, from: number) => {
    const typed = event.clipboardData.getData('text')
    if (!hasSeveralCells(typed) && !parcels.some(({ code }) => typed.includes(code))) return
    event.preventDefault()
    const pasted = pasteTracking({ parcels, numbers, from, text: typed })
    setPasted(pasted)
    change(pasted.numbers)
  }
  return (
    <>
      <TextField
        {...carrier}
        name="carrier"
        label={msg('adminOrders.ship.carrier')}
        list={listId}
        maxLength={orderWork.carrier.max}
        error={isMissing ? msg('adminOrders.ship.carrierMissing') : undefined}
        reserveNote={isMissing}
        autoComplete="off"
      />
      <datalist id={listId}>
        {carrierNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Text $size="sm" $color="inkSoft">
        {msg('adminOrders.ship.hint', { n: parcels.length })}
      </Text>
      {left.length > 0 && <ErrorState compact message={leftText} />}
      {twice.length > 0 && <ErrorState compact message={twiceText} />}
      <Text $size="sm" $weight="bold">
        {numberLabel}
      </Text>
      <Parcels>
        {parcels.map((parcel, index) => {
          const { id, code, full_name } = parcel
          const problem = numberProblem(parcels, numbers, parcel)
          const error =
            problem === 'lostDigits'
              ? msg('adminOrders.ship.lostDigits')
              : problem && msg('adminOrders.ship.twice', { code: problem.code })
          return (
            <li key={id}>
              <ParcelName>
                {parcels.length > 1 && <Place>{index + 1}</Place>}
                <Text as="span" $weight="bold">
                  {code}
                </Text>{' '}
                {full_name}
              </ParcelName>
              <TextField
                label={`${numberLabel} · ${code} · ${full_name}`}
                hideLabel
                value={numbers.get(id) ?? ''}
                onChange={(number) => change(new Map(numbers).set(id, number))}
                onPaste={(event) => paste(event, index)}
                maxLength={orderWork.tracking_number.max}
                error={error}
                reserveNote={error !== undefined}
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
    </>
  )
}

/**
 * The result of a paste. `left` contains the pasted lines that match no order. `twice` contains the codes of
 * orders that were pasted with two different numbers.
 */
type Pasted = { left: readonly string[]; twice: readonly string[] }

/** Returns the first three texts, separated by commas. '…' stands for the others. */
function shortList(texts: readonly string[]): string {
  return [...texts.slice(0, 3), ...(texts.length > 3 ? ['…'] : [])].join(', ')
}

const Parcels = styled.ul`
  display: grid;
  gap: ${space(2)};

  & > li {
    display: grid;
    gap: ${space(1)} ${space(3)};

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

const ParcelName = styled.span`
  font-size: ${text.sm};

  ${media.tablet} {
    padding-block-start: ${space(3)};

    :first-child > & {
      padding-block-start: ${space(9)};
    }
  }
`

/** The number of the parcel in the list, so that staff can compare it with a pasted column. */
const Place = styled.span`
  display: inline-block;
  min-width: ${space(7)};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

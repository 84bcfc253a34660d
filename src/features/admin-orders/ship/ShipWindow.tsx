import { type ClipboardEvent, type ReactNode, type SubmitEvent, useId, useState } from 'react'
import styled from 'styled-components'
import type { Shipment } from '@/api/generated/model'
import { carriers, shipmentMax, withPasted } from '@/domain/admin/carriers'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { TextField } from '@/ui/fields/TextField'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'

/** What the window says of an order. */
export type Parcel = { id: number; code: string; full_name: string }

export type ShipWindowProps = Pick<DialogProps, 'finalFocus'> & {
  /** The orders that leave, at least one. */
  parcels: readonly Parcel[]
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** True while the server is asked. */
  isPending: boolean
  /** Why the last try failed, where nothing else says so. */
  problem?: ReactNode
  /** Ships them; by the order's id where a carrier was named. Resolves to true once they have left. */
  onShip: (shipments: ReadonlyMap<number, Shipment>) => Promise<boolean>
  /** Called when it is closed. */
  onClose: () => void
}

/**
 * Asks who carries the parcels and under which numbers, of which the shopper learns. Several lines pasted into a number
 * fill the following ones. Load it with the first opening.
 */
export function ShipWindow({
  parcels,
  isOpen,
  isPending,
  problem,
  onShip,
  onClose,
  finalFocus,
}: ShipWindowProps) {
  const msg = useMsg()
  const listId = useId()
  const [carrier, setCarrier] = useState<string>(carriers[0])
  const [numbers, setNumbers] = useState<readonly string[]>(() => parcels.map(() => ''))
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = carrier.trim()
    const named = parcels.map(
      ({ id }, index) =>
        [id, { carrier: name, tracking_number: numbers[index]?.trim() ?? '' }] as const,
    )
    if (!isPending && (await onShip(new Map(name ? named : [])))) onClose()
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = event.clipboardData.getData('text')
    if (!/\n/.test(pasted.trim())) return
    event.preventDefault()
    setNumbers(withPasted(numbers, index, pasted))
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={msg('adminOrders.ship.title', { n: parcels.length })}
      dismissible={false}
      finalFocus={finalFocus}
    >
      <Form onSubmit={(event) => void send(event)}>
        <TextField
          label={msg('adminOrders.ship.carrier')}
          list={listId}
          value={carrier}
          onChange={setCarrier}
          maxLength={shipmentMax}
          reserveNote={false}
          autoComplete="off"
        />
        <datalist id={listId}>
          {carriers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Hint>{msg('adminOrders.ship.hint', { n: parcels.length })}</Hint>
        <Parcels>
          {parcels.map(({ id, code, full_name }, index) => (
            <li key={id}>
              <TextField
                label={`${code} · ${full_name}`}
                placeholder={msg('adminOrders.ship.number')}
                value={numbers[index] ?? ''}
                onChange={(number) => setNumbers(numbers.with(index, number))}
                onPaste={(event) => paste(event, index)}
                maxLength={shipmentMax}
                reserveNote={false}
                autoComplete="off"
                spellCheck={false}
              />
            </li>
          ))}
        </Parcels>
        {problem}
        <Buttons>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {msg('adminOrders.ship.keep')}
          </Button>
          <Button type="submit" loading={isPending}>
            {msg('adminOrders.ship.send', { n: parcels.length })}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Parcels = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space(3)};
  list-style: none;
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
`

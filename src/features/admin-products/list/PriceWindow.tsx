import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import type { AdminProductRow, PriceChange } from '@/api/generated/model'
import { percentMax, type PriceMove, priceChangeOf, priceMoves } from '@/domain/admin/price-change'
import { useMsg } from '@/i18n/use-msg'
import { readVnd, typedVnd } from '@/lib/vnd-input'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { Select } from '@/ui/choosing/Select'
import { TextField } from '@/ui/fields/TextField'
import { Dialog } from '@/ui/overlays/Dialog'
import { PricePreview } from './PricePreview'

export type PriceWindowProps = {
  /** The chosen products, at least one. */
  products: readonly AdminProductRow[]
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** True while the server is asked. */
  isPending: boolean
  /** Changes them. Resolves to true once each has an outcome. */
  onChange: (change: PriceChange) => Promise<boolean>
  /** Called when it is closed. */
  onClose: () => void
}

/**
 * Asks how to change the prices of several products, and shows them before and after. Load it with the first opening.
 */
export function PriceWindow({ products, isOpen, isPending, onChange, onClose }: PriceWindowProps) {
  const msg = useMsg()
  const [move, setMove] = useState<PriceMove>('percentUp')
  const [typed, setTyped] = useState('')
  const [isRounded, setRounded] = useState(true)
  const [wasSent, setSent] = useState(false)
  const isPercent = move === 'percentUp' || move === 'percentDown'
  const value = valueOf(typed, isPercent)
  const change = value === null ? null : priceChangeOf(move, value, isRounded)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (change && !isPending && (await onChange(change))) onClose()
  }
  const wrong = isPercent
    ? msg('adminProducts.price.wrongPercent', { max: percentMax })
    : msg('adminProducts.price.wrong')
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={msg('adminProducts.price.title', { n: products.length })}
      dismissible={false}
      wide
    >
      <Form noValidate onSubmit={(event) => void send(event)}>
        <Choices>
          <Select
            label={msg('adminProducts.price.how')}
            value={move}
            options={priceMoves.map((one) => ({
              value: one,
              label: msg(`adminProducts.price.${one}`),
            }))}
            onChange={(next) => setMove(priceMoves.find((one) => one === next) ?? move)}
          />
          <TextField
            label={msg(isPercent ? 'adminProducts.price.percent' : 'adminProducts.price.amount')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={value === null && (wasSent || typed !== '') ? wrong : undefined}
            onChange={(next) => setTyped(typedVnd(typed, next, next.length).text)}
          />
        </Choices>
        <Checkbox
          label={msg('adminProducts.price.round')}
          checked={isRounded}
          onChange={setRounded}
        />
        <Hint>{msg('adminProducts.price.hint')}</Hint>
        <PricePreview products={products} change={change} />
        <Buttons>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {msg('adminProducts.price.keep')}
          </Button>
          <Button type="submit" loading={isPending}>
            {msg('adminProducts.price')}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}

/** Returns the number that was typed, or null where it is none, or too large a part. */
function valueOf(typed: string, isPercent: boolean): number | null {
  const reading = readVnd(typed)
  if (!('amount' in reading) || !reading.amount) return null
  return isPercent && reading.amount > percentMax ? null : reading.amount
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

const Choices = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Buttons = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 180px));
    justify-content: end;
  }
`

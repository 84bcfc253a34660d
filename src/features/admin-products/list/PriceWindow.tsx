import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import type { AdminProductRow, PriceChange } from '@/api/generated/model'
import {
  changedPrice,
  percentMax,
  priceChangeOf,
  type PriceMove,
  priceMoves,
} from '@/domain/admin/price-change'
import { useMsg } from '@/i18n/use-msg'
import { readVnd } from '@/lib/vnd-input'
import { media } from '@/theme/breakpoints'
import { color, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { Select } from '@/ui/choosing/Select'
import { VndField } from '@/ui/fields/VndField'
import { Grid } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { Dialog } from '@/ui/overlays/Dialog'
import { PriceRange } from './PriceRange'

type PriceWindowProps = {
  products: readonly AdminProductRow[]
  isOpen: boolean
  isPending: boolean
  /** Changes them as they are shown. Resolves to true once each has an outcome. */
  onChange: (change: PriceChange, products: readonly AdminProductRow[]) => Promise<boolean>
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
    if (change && !isPending && (await onChange(change, products))) onClose()
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
      <Grid as="form" $gap={3} noValidate onSubmit={(event) => void send(event)}>
        <Grid $columns="repeat(auto-fit, minmax(min(200px, 100%), 1fr))" $gap={3} $align="start">
          <Select
            label={msg('adminProducts.price.how')}
            value={move}
            options={priceMoves.map((one) => ({
              value: one,
              label: msg(`adminProducts.price.${one}`),
            }))}
            onChange={(next) => setMove(priceMoves.find((one) => one === next) ?? move)}
          />
          <VndField
            label={msg(isPercent ? 'adminProducts.price.percent' : 'adminProducts.price.amount')}
            value={typed}
            error={value === null && (wasSent || typed !== '') ? wrong : undefined}
            onChange={setTyped}
          />
        </Grid>
        <Checkbox
          label={msg('adminProducts.price.round')}
          checked={isRounded}
          onChange={setRounded}
        />
        <Text $size="sm" $color="inkSoft">
          {msg('adminProducts.price.hint')}
        </Text>
        <PricePreview products={products} change={change} />
        <Buttons>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {msg('adminProducts.price.keep')}
          </Button>
          <Button type="submit" loading={isPending}>
            {msg('adminProducts.price')}
          </Button>
        </Buttons>
      </Grid>
    </Dialog>
  )
}

/** Returns the number that was typed, or null where it is none, or too large a part. */
function valueOf(typed: string, isPercent: boolean): number | null {
  const reading = readVnd(typed)
  if (!('amount' in reading) || !reading.amount) return null
  return isPercent && reading.amount > percentMax ? null : reading.amount
}

const Buttons = styled(Grid).attrs({ $columns: 2, $gap: 3 })`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 180px));
    justify-content: end;
  }
`

type PricePreviewProps = Pick<PriceWindowProps, 'products'> & { change: PriceChange | null }

/** More are counted: nobody reads on. */
const shownMax = 50

/** The prices of products before and after a change. What would not be above 0 is said. */
function PricePreview({ products, change }: PricePreviewProps) {
  const msg = useMsg()
  const rest = products.length - shownMax
  return (
    // Scrolls by itself, so it takes the focus.
    <Scroller role="region" tabIndex={0} aria-label={msg('adminProducts.price.preview')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{msg('adminProducts.price.product')}</th>
            <Amount as="th" scope="col">
              {msg('adminProducts.price.before')}
            </Amount>
            <Amount as="th" scope="col">
              {msg('adminProducts.price.after')}
            </Amount>
          </tr>
        </thead>
        <tbody>
          {products.slice(0, shownMax).map(({ id, name, min_price, max_price }) => (
            <tr key={id}>
              <Name scope="row">{name}</Name>
              <Amount>
                <PriceRange min={min_price} max={max_price} />
              </Amount>
              <Amount>
                <PriceAfter min={min_price} max={max_price} change={change} />
              </Amount>
            </tr>
          ))}
        </tbody>
      </Table>
      {rest > 0 && <More>{msg('adminProducts.price.more', { n: rest })}</More>}
    </Scroller>
  )
}

type PriceAfterProps = { min: number; max: number; change: PriceChange | null }

function PriceAfter({ min, max, change }: PriceAfterProps) {
  const msg = useMsg()
  if (!change) return '–'
  const lowest = changedPrice(min, change)
  return lowest > 0 ? (
    <Text as="span" $weight="bold">
      <PriceRange min={lowest} max={changedPrice(max, change)} />
    </Text>
  ) : (
    <Text as="span" $color="danger">
      {msg('adminProducts.price.notPossible')}
    </Text>
  )
}

const Scroller = styled.div`
  max-height: 320px;
  border: 1px solid ${color.line};
  overflow: auto;
`

const Table = styled.table`
  width: 100%;
  font-size: ${text.sm};

  & th,
  & td {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.sand};
  }
`

const Name = styled.th`
  font-weight: ${weight.regular};
  overflow-wrap: anywhere;
`

const Amount = styled.td`
  && {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const More = styled(Text).attrs({ $size: 'sm', $color: 'inkSoft' })`
  padding: ${space(2)} ${space(3)};
`

import styled from 'styled-components'
import type { AdminProductRow, PriceChange } from '@/api/generated/model'
import {
  changedPrice,
  percentMax,
  priceChangeOf,
  type PriceMove,
  priceMoves,
} from '@/domain/product/products-list'
import { type Msg, useMsg } from '@/i18n/use-msg'
import { readVnd } from '@/lib/vnd-input'
import { color, space, text, weight } from '@/theme/tokens.gen'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { VndField } from '@/ui/fields/VndField'
import { FormCheckbox, FormSelect } from '@/ui/form/fields'
import { useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid, Text } from '@/ui/layout/basics'
import { PriceRange } from './ProductCells'

type PriceWindowProps = {
  products: readonly AdminProductRow[]
  isOpen: boolean
  /** Changes them as they are shown. Resolves to true once each has an outcome. */
  onChange: (change: PriceChange, products: readonly AdminProductRow[]) => Promise<boolean>
  onClose: () => void
}

type PriceForm = { move: PriceMove; typed: string; isRounded: boolean }

/**
 * Asks how to change the prices of several products, and shows them before and after. Load it with the first opening.
 */
export function PriceWindow({ products, onChange, ...window }: PriceWindowProps) {
  const msg = useMsg()
  return (
    <ActionWindow<PriceForm>
      {...window}
      title={msg('adminProducts.price.title', { n: products.length })}
      wide
      labels={{ save: msg('adminProducts.price'), cancel: msg('adminProducts.price.keep') }}
      initialValues={{ move: 'percentUp', typed: '', isRounded: true }}
      onSend={async (form, { setFieldErrors }) => {
        const change = changeOf(form)
        if (change) return (await onChange(change, products)) || null
        setFieldErrors({ typed: [wrongText(form, msg)] })
        return null
      }}
    >
      <PriceFields products={products} />
    </ActionWindow>
  )
}

const isPercent = (move: PriceMove) => move === 'percentUp' || move === 'percentDown'

function changeOf({ move, typed, isRounded }: PriceForm): PriceChange | null {
  const value = valueOf(typed, isPercent(move))
  return value === null ? null : priceChangeOf(move, value, isRounded)
}

const wrongText = ({ move }: PriceForm, msg: Msg) =>
  isPercent(move)
    ? msg('adminProducts.price.wrongPercent', { max: percentMax })
    : msg('adminProducts.price.wrong')

function PriceFields({ products }: Pick<PriceWindowProps, 'products'>) {
  const msg = useMsg()
  const form = useFormValues<PriceForm>()
  const { value, error, onChange, onBlur } = useFormField<string>('typed')
  const change = changeOf(form)
  const isWrong = change === null && value !== ''
  return (
    <>
      <Grid $columns="repeat(auto-fit, minmax(min(200px, 100%), 1fr))" $gap={3} $align="start">
        <FormSelect
          name="move"
          label={msg('adminProducts.price.how')}
          options={priceMoves.map((one) => ({
            value: one,
            label: msg(`adminProducts.price.${one}`),
          }))}
        />
        <VndField
          name="typed"
          label={msg(
            isPercent(form.move) ? 'adminProducts.price.percent' : 'adminProducts.price.amount',
          )}
          value={value}
          error={isWrong ? wrongText(form, msg) : error}
          onBlur={onBlur}
          onChange={onChange}
        />
      </Grid>
      <FormCheckbox name="isRounded" label={msg('adminProducts.price.round')} />
      <Text $size="sm" $color="inkSoft">
        {msg('adminProducts.price.hint')}
      </Text>
      <PricePreview products={products} change={change} />
    </>
  )
}

/** Returns the number that was typed, or null where it is none, or too large a part. */
function valueOf(typed: string, isPart: boolean): number | null {
  const reading = readVnd(typed)
  if (!('amount' in reading) || !reading.amount) return null
  return isPart && reading.amount > percentMax ? null : reading.amount
}

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

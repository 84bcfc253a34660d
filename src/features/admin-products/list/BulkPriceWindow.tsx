import type { AdminProductRow, PriceChange } from '@/api/generated/model'
import {
  changedPrice,
  isPercentChange,
  maxPriceChangePercent,
  priceChangeOf,
  type PriceMode,
  priceModes,
} from '@/domain/product/products-list'
import { type Msg, useMsg } from '@/i18n/use-msg'
import { vndAmountOf } from '@/lib/vnd-input'
import { FigureTable } from '@/ui/chart/ChartCard'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { VndField } from '@/ui/fields/VndField'
import { FormCheckbox, FormSelect } from '@/ui/form/fields'
import { useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid, Text } from '@/ui/layout/basics'
import { PriceRange } from './ProductCells'

type BulkPriceWindowProps = {
  products: readonly AdminProductRow[]
  isOpen: boolean
  /** Changes the prices of these products. Resolves to true when the host has answered for each product. */
  onChange: (change: PriceChange, products: readonly AdminProductRow[]) => Promise<boolean>
  onClose: () => void
}

type PriceForm = { move: PriceMode; typed: string; isRounded: boolean }

/** The window that changes the prices of several products. It shows the old and new prices before saving. */
export function BulkPriceWindow({ products, onChange, ...window }: BulkPriceWindowProps) {
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

/**
 * Returns the typed change. Returns null if the text is not a number, if the number is 0, or if a percentage
 * is too high.
 */
function changeOf({ move, typed, isRounded }: PriceForm): PriceChange | null {
  const amount = vndAmountOf(typed) ?? 0
  const isWrong = amount === 0 || (isPercentChange(move) && amount > maxPriceChangePercent)
  return isWrong ? null : priceChangeOf(move, amount, isRounded)
}

const wrongText = ({ move }: PriceForm, msg: Msg) =>
  msg(`adminProducts.price.${isPercentChange(move) ? 'wrongPercent' : 'wrong'}`, {
    max: maxPriceChangePercent,
  })

function PriceFields({ products }: Pick<BulkPriceWindowProps, 'products'>) {
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
          options={priceModes.map((value) => ({
            value,
            label: msg(`adminProducts.price.${value}`),
          }))}
        />
        <VndField
          name="typed"
          label={msg(
            isPercentChange(form.move)
              ? 'adminProducts.price.percent'
              : 'adminProducts.price.amount',
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

type PricePreviewProps = Pick<BulkPriceWindowProps, 'products'> & { change: PriceChange | null }

const maxShownProducts = 50

/**
 * A table with the prices before and after the change. A new price of 0 or less is highlighted, because it is
 * not allowed.
 */
function PricePreview({ products, change }: PricePreviewProps) {
  const msg = useMsg()
  const rest = products.length - maxShownProducts
  return (
    <>
      <FigureTable
        aria-label={msg('adminProducts.price.preview')}
        headings={[
          msg('adminProducts.price.product'),
          msg('adminProducts.price.before'),
          msg('adminProducts.price.after'),
        ]}
        rows={products
          .slice(0, maxShownProducts)
          .map(({ id, name, min_price: min, max_price: max }) => ({
            key: id,
            cells: [
              name,
              <PriceRange key="before" min={min} max={max} />,
              <PriceAfter key="after" min={min} max={max} change={change} />,
            ],
          }))}
      />
      {rest > 0 && (
        <Text $size="sm" $color="inkSoft">
          {msg('adminProducts.price.more', { n: rest })}
        </Text>
      )}
    </>
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

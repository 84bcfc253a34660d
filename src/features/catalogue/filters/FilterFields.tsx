import { useState } from 'react'
import styled from 'styled-components'
import type { PriceRange } from '@/api/generated/model'
import { pricedBy, priceScale, sizedBy, toggled, valuesOf } from '@/domain/catalogue/filters'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { formatVnd, groupVnd } from '@/lib/numbers'
import { readVnd } from '@/lib/vnd-input'
import { color, radius, space, text } from '@/theme/tokens'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { RangeSlider } from '@/ui/choosing/RangeSlider'
import { VndField } from '@/ui/fields/VndField'
import { Grid, Row, Stack } from '@/ui/layout/basics'
import type { FilterBarProps } from './FilterBar'

type FieldProps = Pick<FilterBarProps, 'facets' | 'search' | 'onChange' | 'mySizes'>

/** The values of a filter of which several can be chosen, each with the number of products that it would show. */
export function FacetValues({
  facets,
  search,
  onChange,
  mySizes,
  facet,
}: FieldProps & { facet: 'color' | 'size' }) {
  const msg = useMsg()
  const chosen = valuesOf(search, facet)
  const inStock = facets.sizes.filter(({ count }) => count > 0).map(({ value }) => value)
  const list = (
    <Grid as="ul" $columns={2} $gap={[0, 2]} aria-label={msg(`filter.${facet}`)}>
      {facets[facet === 'color' ? 'colors' : 'sizes'].map(({ value, name, color_code, count }) => (
        <li key={value}>
          <FilterBox
            label={name}
            swatch={color_code}
            count={count}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(search, { facet, value }))}
          />
        </li>
      ))}
    </Grid>
  )
  if (facet === 'color' || !mySizes) return list
  return (
    <Stack $gap={2} $align="start">
      {mySizes(inStock, (own) => onChange(sizedBy(search, own)))}
      {list}
    </Stack>
  )
}

/** Only on sale, only in stock. */
export function FilterFlags({ facets, search, onChange }: FieldProps) {
  const msg = useMsg()
  return (
    <div>
      {(['on_sale', 'in_stock'] as const).map((facet) => {
        const count = facets[facet]
        if (count === null) return null
        return (
          <FilterBox
            key={facet}
            label={msg(`filter.${facet}`)}
            count={count}
            checked={search[facet] ?? false}
            onChange={() => onChange(toggled(search, { facet, value: '' }))}
          />
        )
      })}
    </div>
  )
}

type FilterBoxProps = {
  label: string
  swatch?: string | null
  count: number
  checked: boolean
  onChange: () => void
}

/** What would leave nothing can't be chosen, so that no click leads to an empty list. */
function FilterBox({ label, swatch = null, count, ...rest }: FilterBoxProps) {
  return (
    <Checkbox
      {...rest}
      disabled={count === 0 && !rest.checked}
      label={
        <Row as="span" $gap={2}>
          {swatch !== null && <Swatch style={{ background: swatch }} />}
          <span>
            {label} <Count>{count}</Count>
          </span>
        </Row>
      }
    />
  )
}

/** Lowest and highest price: typed, or by the ends of a scale of round steps. */
export function PriceFilter({ facets, search, onChange }: FieldProps) {
  const msg = useMsg()
  const { price_min, price_max } = search
  const [dragged, setDragged] = useState<Partial<PriceRange>>()
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    setDragged(undefined)
  }
  const min = price_min ?? 0
  const scale = priceScale(facets.price ?? { min, max: Math.max(price_max ?? 0, min) })
  const within = (value: number) => Math.min(Math.max(value, scale.min), scale.max)
  const bounds: Partial<PriceRange> = dragged ?? {
    ...(price_min && { min: price_min }),
    ...(price_max && { max: price_max }),
  }
  const commit = (next: Partial<PriceRange>) => {
    if (next.min !== price_min || next.max !== price_max) onChange(pricedBy(search, next))
  }
  // An end of the scale is no bound.
  const boundsOf = ([low, high]: readonly [number, number]) => ({
    ...(low > scale.min && { min: low }),
    ...(high < scale.max && { max: high }),
  })
  const labels = [msg('filter.price.min'), msg('filter.price.max')] as const
  return (
    <Stack as="section" $gap={1} aria-label={msg('filter.price')}>
      <Grid $columns={2} $gap={4}>
        {(['min', 'max'] as const).map((end, index) => (
          <PriceField
            key={end}
            label={labels[index] ?? ''}
            amount={bounds[end]}
            placeholder={groupVnd(scale[end])}
            onCommit={(amount) => {
              const { [end]: _, ...other } = bounds
              commit(amount ? { ...other, [end]: amount } : other)
            }}
          />
        ))}
      </Grid>
      <RangeSlider
        labels={labels}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={[within(bounds.min ?? scale.min), within(bounds.max ?? scale.max)]}
        onChange={(ends) => setDragged(boundsOf(ends))}
        onCommit={(ends) => commit(boundsOf(ends))}
        textOf={formatVnd}
      />
      <Ends $justify="space-between" aria-hidden="true">
        <span>{formatVnd(scale.min)}</span>
        <span>{formatVnd(scale.max)}</span>
      </Ends>
    </Stack>
  )
}

type PriceFieldProps = {
  label: string
  amount: number | undefined
  placeholder: string
  /** Called with whole VND, or null for no bound, when the field is left or Enter is pressed. */
  onCommit: (amount: number | null) => void
}

function PriceField({ amount, onCommit, ...rest }: PriceFieldProps) {
  const msg = useMsg()
  const [text, setText] = useState(amount ? groupVnd(amount) : '')
  const [failed, setFailed] = useState(false)
  const [known, setKnown] = useState(amount)
  if (known !== amount) {
    setKnown(amount)
    setText(amount ? groupVnd(amount) : '')
    setFailed(false)
  }
  const commit = () => {
    const reading = readVnd(text)
    setFailed(!('amount' in reading))
    if ('amount' in reading) onCommit(reading.amount)
  }
  return (
    <VndField
      {...rest}
      value={text}
      onChange={setText}
      error={failed ? msg('filter.price.invalid') : undefined}
      reserveNote={failed}
      onBlur={commit}
      onKeyDown={(event) => isEnter(event) && commit()}
    />
  )
}

const Swatch = styled.span`
  flex: none;
  width: ${space(5)};
  height: ${space(5)};
  margin-block-start: 2px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  /* A product's colour is not one of the page. */
  forced-color-adjust: none;
`

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Ends = styled(Row)`
  color: ${color.inkSoft};
  font-size: ${text.xs};
`

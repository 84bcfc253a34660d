import { type RefObject, useState } from 'react'
import styled from 'styled-components'
import type { PriceRange } from '@/api/generated/model'
import {
  chosenFilters,
  type FacetDefinition,
  facetDefinitions,
  offeredFacetValues,
  withPriceRange,
  priceSliderScale,
  withSizeFilter,
  withFilterToggled,
  withoutFilters,
  chosenFacetValues,
} from '@/domain/catalogue/facets'
import { MySizeFilter } from '@/features/sizes/MySizeNote'
import { hasBodyMeasures } from '@/features/sizes/stored-body'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { formatVnd, groupVnd } from '@/lib/numbers'
import { readVnd } from '@/lib/vnd-input'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { RangeSlider } from '@/ui/choosing/RangeSlider'
import { VndField } from '@/ui/fields/VndField'
import { Grid, ownColoursStyle, Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'
import { Drawer } from '@/ui/overlays/Drawer'
import { Popover } from '@/ui/overlays/Popover'
import type { FilterBarProps, FilterControlProps } from './FilterBar'

type FilterMenuProps = FilterControlProps & {
  facet: FacetDefinition
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

const titleOf = (facet: FacetDefinition) => (facet.kind === 'values' && facet.title) || facet.label

/**
 * A menu with the values of one filter, below the button of the filter. Each click changes the list at once.
 */
export function FilterMenu({ facet, anchor, open, onOpenChange, ...props }: FilterMenuProps) {
  const msg = useMsg()
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      align="start"
      label={msg(titleOf(facet))}
    >
      <MenuBody>
        <FacetValues {...props} facet={facet} />
      </MenuBody>
    </Popover>
  )
}

/**
 * A sheet with all filters. Each click changes the list at once, so closing the sheet keeps the choice
 * (Product §2.7.6).
 */
export function FilterSheet(props: FilterBarProps & { sheetOpen: boolean }) {
  const msg = useMsg()
  const { answer, search, onChange, total, busy, sheetOpen, onSheetOpenChange } = props
  return (
    <Drawer
      side="bottom"
      title={msg('filter.all')}
      open={sheetOpen}
      onOpenChange={onSheetOpenChange}
      footer={
        <>
          {chosenFilters(search).length > 0 && (
            <Button variant="quiet" onClick={() => onChange(withoutFilters(search))}>
              {msg('filter.clear')}
            </Button>
          )}
          <Button aria-busy={busy} onClick={() => onSheetOpenChange(false)}>
            {total === null ? msg('filter.showAny') : msg('filter.show', { n: total })}
          </Button>
        </>
      }
    >
      <VisuallyHidden role="status">
        {total !== null && !busy && msg('catalogue.total', { n: total })}
      </VisuallyHidden>
      <Stack $gap={6}>
        {facetDefinitions.map((facet) => {
          const values = <FacetValues key={facet.key} {...props} facet={facet} />
          if (facet.kind === 'range') return values
          return (
            offeredFacetValues(facet, answer).length > 0 &&
            facet.kind === 'values' && (
              <Stack as="section" key={facet.key} $gap={1}>
                <Text as="h3" $title="h4">
                  {msg(titleOf(facet))}
                </Text>
                {values}
              </Stack>
            )
          )
        })}
        <div>
          {facetDefinitions.map(
            (facet) =>
              facet.kind === 'flag' && <FacetValues key={facet.key} {...props} facet={facet} />,
          )}
        </div>
      </Stack>
    </Drawer>
  )
}

/** The values of one filter, each with the number of products that match it. */
function FacetValues(props: FilterControlProps & { facet: FacetDefinition }) {
  const { facet, answer, search, onChange } = props
  const msg = useMsg()
  if (facet.kind === 'range') return <PriceFilter {...props} />
  const chosen = chosenFacetValues(search, facet)
  const offered = offeredFacetValues(facet, answer)
  const boxOf = ({ value, name, color_code, count }: (typeof offered)[number]) => (
    <FilterBox
      key={value}
      label={name || msg(facet.label)}
      swatch={color_code}
      count={count}
      checked={chosen.includes(value)}
      onChange={() => onChange(withFilterToggled(search, { facet, value }))}
    />
  )
  if (facet.kind === 'flag') return offered.map(boxOf)
  const list = (
    <Grid as="ul" $columns={2} $gap={[0, 2]} aria-label={msg(facet.label)}>
      {offered.map((option) => (
        <li key={option.value}>{boxOf(option)}</li>
      ))}
    </Grid>
  )
  if (facet.key !== 'size' || !hasBodyMeasures()) return list
  const inStock = offered.filter(({ count }) => count > 0).map(({ value }) => value)
  return (
    <Stack $gap={2} $align="start">
      <MySizeFilter sizes={inStock} onChoose={(own) => onChange(withSizeFilter(search, own))} />
      {list}
    </Stack>
  )
}

type FilterBoxProps = {
  label: string
  swatch: string | null
  count: number
  checked: boolean
  onChange: () => void
}

/**
 * The checkbox of a filter value. It is disabled if no product matches, because a click would lead to an
 * empty list. A ticked box stays enabled, because the shopper must be able to untick it.
 */
function FilterBox({ label, swatch, count, ...rest }: FilterBoxProps) {
  return (
    <Checkbox
      {...rest}
      disabled={count === 0 && !rest.checked}
      label={
        <Row as="span" $gap={2}>
          {swatch !== null && <Swatch style={{ background: swatch }} />}
          <span>
            {label}{' '}
            <Text as="span" $size="sm" $color="inkSoft">
              {count}
            </Text>
          </span>
        </Row>
      }
    />
  )
}

/** The fields for the lowest and the highest price, and a slider with two handles and round steps. */
export function PriceFilter({ answer, search, onChange }: FilterControlProps) {
  const msg = useMsg()
  const { price_min, price_max } = search
  const [dragged, setDragged] = useState<Partial<PriceRange>>()
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    setDragged(undefined)
  }
  const min = price_min ?? 0
  const scale = priceSliderScale(answer.price ?? { min, max: Math.max(price_max ?? 0, min) })
  const within = (value: number) => Math.min(Math.max(value, scale.min), scale.max)
  const bounds: Partial<PriceRange> = dragged ?? {
    ...(price_min && { min: price_min }),
    ...(price_max && { max: price_max }),
  }
  const commit = (next: Partial<PriceRange>) => {
    if (next.min !== price_min || next.max !== price_max) onChange(withPriceRange(search, next))
  }
  // A handle at an end of the slider means that the shopper sets no limit on that side.
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
  /**
   * Called on blur and on Enter, unless the text is not an amount. The amount is in whole VND. Null means no
   * limit.
   */
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
  ${ownColoursStyle}
`

const Ends = styled(Row)`
  color: ${color.inkSoft};
  font-size: ${text.xs};
`

const MenuBody = styled.div`
  padding: ${space(4)};
`

import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import {
  gridColumns,
  type GridLayer,
  gridLayers,
  gridRows,
  gridTotals,
  type VariantGrid,
} from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { color, control, radius, space, text, weight } from '@/theme/tokens'
import { ChoiceGroup, HiddenRadio } from '@/ui/choosing/choice-group'
import { Select } from '@/ui/choosing/Select'
import { noteIdOf } from '@/ui/fields/field-aria'
import { FieldNote } from '@/ui/fields/FieldNote'
import { KeyHint } from '@/ui/layout/Text'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { ColorOptions } from './ColorOptions'
import { FillBar } from './FillBar'
import { SizeOptions } from './SizeOptions'
import {
  type FoundProblem,
  foundProblems,
  useGridHistory,
  useVariantGrid,
} from './use-variant-grid'
import { VariantTable } from './VariantTable'

export type VariantsFieldProps = {
  /** Options that are ticked, and all variants, also of options that were unticked since the last save. */
  value: VariantGrid
  /** Called with the new options and variants. */
  onChange: (next: VariantGrid) => void
  /** What is wrong, from the form. */
  error?: string | undefined
  /** What a new variant costs where the others do not agree, in whole VND. */
  basePrice: number
  /** Told how many cells can't be kept: their texts are not in the value, so that the form must not be saved. */
  onProblems?: (count: number) => void
}

/** The variants of a product (Product §3): its colours and sizes, and what every combination costs and has in stock. */
export function VariantsField({
  value,
  onChange,
  error,
  basePrice,
  onProblems,
}: VariantsFieldProps) {
  const msg = useMsg()
  const id = useId()
  const table = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<GridLayer>('price')
  const [chosen, setChosen] = useState('')
  const { state, change, flush, latest } = useVariantGrid({ value, onChange })
  const { write, history } = useGridHistory({ change, latest })
  const { grid } = state
  const { colors, sizes } = grid
  const options = useMemo(() => ({ colors, sizes, variants: [] }), [colors, sizes])
  const rows = gridRows(grid)
  const shownColor = rows.includes(chosen) ? chosen : (rows[0] ?? '')
  const found = foundProblems(state)
  const tellProblems = useEffectEvent((count: number) => onProblems?.(count))
  useEffect(() => tellProblems(found.length), [found.length])

  function goTo({ color, size, layer }: FoundProblem) {
    flushSync(() => {
      setLayer(layer)
      setChosen(color)
    })
    const place = `[data-row="${rows.indexOf(color)}"][data-column="${gridColumns(grid).indexOf(size)}"]`
    table.current?.querySelector<HTMLElement>(place)?.focus()
  }
  return (
    <Field
      role="group"
      aria-label={msg('adminVariants.label')}
      aria-describedby={error ? noteIdOf(id) : undefined}
    >
      <ColorOptions
        colors={state.colors}
        ticked={grid.colors}
        basePrice={basePrice}
        change={change}
      />
      <SizeOptions known={state.sizes} ticked={grid.sizes} basePrice={basePrice} change={change} />
      {rows.length === 0 ? (
        <Hint>{msg('adminVariants.empty')}</Hint>
      ) : (
        <Grid ref={table} {...history.undoKey}>
          <LayerTabs value={layer} problems={countByLayer(found)} onChange={setLayer} />
          {layer !== 'sku' && (
            <FillBar key={layer} options={options} layer={layer} onFill={history.fill} />
          )}
          {rows.length > 1 && (
            <OneColor>
              <Select
                label={msg('adminVariants.color.shown')}
                options={rows.map((name) => ({ value: name, label: name }))}
                value={shownColor}
                onChange={setChosen}
              />
            </OneColor>
          )}
          <VariantTable
            state={state}
            layer={layer}
            shownColor={shownColor}
            wanted={Boolean(error)}
            onWrite={write}
            history={history}
            onLeave={flush}
          />
          <Hint>
            {msg('adminVariants.hint')} <KeyHint>{msg('adminVariants.keys')}</KeyHint>
          </Hint>
          <GridProblems found={found} onGo={goTo} />
          <GridTotals grid={grid} />
        </Grid>
      )}
      <FieldNote controlId={id} error={error} />
    </Field>
  )
}

function countByLayer(found: readonly FoundProblem[]) {
  const counts: Record<GridLayer, number> = { price: 0, original_price: 0, stock: 0, sku: 0 }
  for (const layer of gridLayers) counts[layer] = found.filter((one) => one.layer === layer).length
  return counts
}

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

const OneColor = styled.div`
  ${media.tablet} {
    display: none;
  }
`

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

type LayerTabsProps = {
  /** The layer that is shown. */
  value: GridLayer
  /** How many cells of a layer can't be kept. */
  problems: Readonly<Record<GridLayer, number>>
  /** Called with the layer to show. */
  onChange: (layer: GridLayer) => void
}

/** Which number of the variants the grid shows. */
function LayerTabs({ value, problems, onChange }: LayerTabsProps) {
  const msg = useMsg()
  const name = useId()
  return (
    <ChoiceGroup>
      <legend>
        <VisuallyHidden>{msg('adminVariants.layer')}</VisuallyHidden>
      </legend>
      <TabRow>
        {gridLayers.map((layer) => (
          <Tab key={layer}>
            <HiddenRadio
              name={name}
              value={layer}
              checked={layer === value}
              onChange={() => onChange(layer)}
            />
            <span>
              {msg(`sheet.${layer}`)}
              {problems[layer] > 0 && (
                <>
                  <Count aria-hidden="true">{problems[layer]}</Count>
                  <VisuallyHidden>
                    {msg('adminVariants.layer.problems', { count: problems[layer] })}
                  </VisuallyHidden>
                </>
              )}
            </span>
          </Tab>
        ))}
      </TabRow>
    </ChoiceGroup>
  )
}

const TabRow = styled.div`
  display: flex;
  width: fit-content;
  max-width: 100%;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
`

const Tab = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${control.height};
  padding-inline: ${space(2)};
  font-size: ${text.sm};
  text-align: center;
  cursor: pointer;

  ${media.tablet} {
    padding-inline: ${space(4)};
  }

  & + & {
    border-inline-start: 1px solid ${color.lineStrong};
  }

  &:has(:checked) {
    background: ${color.ink};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`

const Count = styled.span`
  display: inline-block;
  min-width: ${space(5)};
  margin-inline-start: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.danger};
  color: ${color.onAccent};
  font-size: ${text.xs};
  line-height: ${space(5)};
`

type GridProblemsProps = {
  /** The cells that hold no valid number. */
  found: readonly FoundProblem[]
  /** Leads to a cell. */
  onGo: (cell: FoundProblem) => void
}

/** More than these would push the grid off the screen. */
const most = 5

/** The cells that can't be kept; each leads to its cell, on whatever layer it is. */
function GridProblems({ found, onGo }: GridProblemsProps) {
  const msg = useMsg()
  if (found.length === 0) return null
  return (
    <ProblemList>
      {found.slice(0, most).map((cell) => (
        <li key={JSON.stringify(cell)}>
          <Go type="button" onClick={() => onGo(cell)}>
            {msg('adminVariants.problem', {
              layer: msg(`sheet.${cell.layer}`),
              place: [cell.color, cell.size].filter(Boolean).join(' · '),
              why: msg(`sheet.problem.${cell.problem}`),
            })}
          </Go>
        </li>
      ))}
      {found.length > most && (
        <More>{msg('adminVariants.problem.more', { count: found.length - most })}</More>
      )}
    </ProblemList>
  )
}

const ProblemList = styled.ul`
  padding-inline: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`

const Go = styled.button`
  min-height: 44px;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
  overflow-wrap: anywhere;
`

const More = styled.li`
  padding-block-end: ${space(3)};
`

type GridTotalsProps = {
  /** The ticked options and their variants. */
  grid: VariantGrid
}

/** What all ticked variants come to: how many, what they cost, how many pieces. */
function GridTotals({ grid }: GridTotalsProps) {
  const msg = useMsg()
  const totals = gridTotals(grid)
  if (!totals) return null
  const { count, stock, lowest, highest } = totals
  const from = lowest === null ? '–' : formatVnd(lowest)
  const prices = lowest === null || lowest === highest ? from : `${from} – ${formatVnd(highest)}`
  return (
    <Facts>
      <div>
        <dt>{msg('adminVariants.total.count')}</dt>
        <dd>{count}</dd>
      </div>
      <div>
        <dt>{msg('adminVariants.total.price')}</dt>
        <dd>{prices}</dd>
      </div>
      <div>
        <dt>{msg('adminVariants.total.stock')}</dt>
        <dd>{stock}</dd>
      </div>
    </Facts>
  )
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  font-size: ${text.sm};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
`

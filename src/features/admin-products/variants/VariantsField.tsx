import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { type GridLayer, gridLayers } from '@/domain/product/variant-cells'
import { gridColumns, gridRows, gridTotals, type VariantGrid } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media, radius, space, text } from '@/theme/tokens'
import { ChoiceGroup, HiddenRadio, Segment, Segments } from '@/ui/choosing/choice-group'
import { Select } from '@/ui/choosing/Select'
import { FieldNote, noteIdOf } from '@/ui/fields/Field'
import { Grid, KeyHint, Row, Text, VisuallyHidden } from '@/ui/layout/basics'
import { ColorOptions } from './ColorOptions'
import { FillBar } from './FillBar'
import { SizeOptions } from './SizeOptions'
import { type FoundProblem, foundProblems, useVariantGrid } from './use-variant-grid'
import { VariantTable } from './VariantTable'

export type VariantsFieldProps = {
  /** Options that are ticked, and all variants, also of options that were unticked since the last save. */
  value: VariantGrid
  onChange: (next: VariantGrid) => void
  error?: string | undefined
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
  const { state, history, change, write, flush } = useVariantGrid({ value, onChange, basePrice })
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
    <Grid
      $gap={5}
      role="group"
      aria-label={msg('adminVariants.label')}
      aria-describedby={error ? noteIdOf(id) : undefined}
    >
      <Options>
        <ColorOptions colors={state.colors} ticked={grid.colors} change={change} />
        <SizeOptions known={state.sizes} ticked={grid.sizes} change={change} />
      </Options>
      {rows.length === 0 ? (
        <Hint>{msg('adminVariants.empty')}</Hint>
      ) : (
        <Grid $gap={3} ref={table} {...history.undoKey}>
          <Row $wrap $gap={[3, 4]} $align="center" $justify="space-between">
            <LayerTabs value={layer} found={found} onChange={setLayer} />
            {layer !== 'sku' && (
              <FillBar key={layer} options={options} layer={layer} onFill={history.fill} />
            )}
          </Row>
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
            found={found}
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
    </Grid>
  )
}

const Options = styled(Grid)`
  gap: ${space(5)} ${space(6)};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const OneColor = styled.div`
  ${media.tablet} {
    display: none;
  }
`

const Hint = styled(Text).attrs({ $size: 'sm', $color: 'inkSoft' })``

type LayerTabsProps = {
  value: GridLayer
  found: readonly FoundProblem[]
  onChange: (layer: GridLayer) => void
}

/** Which number of the variants the grid shows. */
function LayerTabs({ value, found, onChange }: LayerTabsProps) {
  const msg = useMsg()
  const name = useId()
  return (
    <ChoiceGroup>
      <legend>
        <VisuallyHidden>{msg('adminVariants.layer')}</VisuallyHidden>
      </legend>
      <Segments>
        {gridLayers.map((layer) => {
          const count = found.filter((cell) => cell.layer === layer).length
          return (
            <Segment key={layer}>
              <HiddenRadio
                name={name}
                value={layer}
                checked={layer === value}
                onChange={() => onChange(layer)}
              />
              <span>
                {msg(`sheet.${layer}`)}
                {count > 0 && (
                  <>
                    <Count aria-hidden="true">{count}</Count>
                    <VisuallyHidden>
                      {msg('adminVariants.layer.problems', { count })}
                    </VisuallyHidden>
                  </>
                )}
              </span>
            </Segment>
          )
        })}
      </Segments>
    </ChoiceGroup>
  )
}

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
  found: readonly FoundProblem[]
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

/** What all ticked variants come to: how many, what they cost, how many pieces. */
function GridTotals({ grid }: { grid: VariantGrid }) {
  const msg = useMsg()
  const totals = gridTotals(grid)
  if (!totals) return null
  const { count, stock, lowest, highest } = totals
  const from = lowest === null ? '–' : formatVnd(lowest)
  return (
    <Row as="dl" $wrap $gap={[2, 8]}>
      {[
        [msg('adminVariants.total.count'), count],
        [
          msg('adminVariants.total.price'),
          lowest === null || lowest === highest ? from : `${from} – ${formatVnd(highest)}`,
        ],
        [msg('adminVariants.total.stock'), stock],
      ].map(([name, value]) => (
        <div key={name}>
          <Text as="dt" $size="sm" $color="inkSoft">
            {name}
          </Text>
          <Text as="dd" $size="sm" $weight="bold" $numeric>
            {value}
          </Text>
        </div>
      ))}
    </Row>
  )
}

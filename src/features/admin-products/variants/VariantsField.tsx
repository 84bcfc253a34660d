import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import {
  gridColumns,
  gridRows,
  type GridLayer,
  gridLayers,
  type VariantGrid,
} from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { FieldNote } from '@/ui/fields/FieldNote'
import { noteIdOf } from '@/ui/fields/field-aria'
import { Select } from '@/ui/choosing/Select'
import { KeyHint } from '@/ui/layout/key-hint'
import { ColorOptions } from './ColorOptions'
import { FillBar } from './FillBar'
import { GridProblems } from './GridProblems'
import { type FoundProblem, foundProblems } from './grid-state'
import { GridTotals } from './GridTotals'
import { LayerTabs } from './LayerTabs'
import { SizeOptions } from './SizeOptions'
import { useGridHistory } from './use-grid-history'
import { useVariantGrid } from './use-variant-grid'
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

import { memo, useState } from 'react'
import styled from 'styled-components'
import { type CellText, type GridLayer, textProblem } from '@/domain/product/variant-cells'
import {
  gridColumns,
  gridCombinations,
  gridRows,
  type VariantGrid,
} from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { media, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Select } from '@/ui/choosing/Select'
import { VndField } from '@/ui/fields/VndField'
import { besideField } from './option-parts'

type FillBarProps = {
  options: VariantGrid
  layer: GridLayer
  onFill: (texts: readonly CellText[]) => void
}

/** Writes one number into a row, a column or all cells of the layer. */
export const FillBar = memo(function FillBar({ options, layer, onFill }: FillBarProps) {
  const msg = useMsg()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const [where, setWhere] = useState('')
  const rows = gridRows(options).filter(Boolean)
  const columns = gridColumns(options).filter(Boolean)
  const ranges = [
    { value: '', label: msg('adminVariants.fill.all'), within: {} },
    ...rows.map((color) => ({
      value: `color:${color}`,
      label: msg('adminVariants.fill.row', { color }),
      within: { color },
    })),
    ...columns.map((size) => ({
      value: `size:${size}`,
      label: msg('adminVariants.fill.column', { size }),
      within: { size },
    })),
  ]
  const range = ranges.find(({ value }) => value === where) ?? ranges[0]
  const problem = textProblem(typed, layer)
  const empty = typed.trim() === '' && layer !== 'original_price'
  const error = problem ? msg(`sheet.problem.${problem}`) : msg('adminVariants.fill.empty')
  function fill() {
    setTried(true)
    if (problem || empty || !range) return
    const places = gridCombinations(options, range.within)
    onFill(places.map((place) => ({ ...place, layer, text: typed })))
    setTried(false)
  }
  return (
    <Bar role="group" aria-label={msg('adminVariants.fill')}>
      <VndField
        label={msg('adminVariants.fill.amount')}
        value={typed}
        error={isTried && (problem || empty) ? error : undefined}
        onChange={(next) => {
          setTyped(next)
          setTried(false)
        }}
        onKeyDown={(event) => {
          if (!isEnter(event)) return
          event.preventDefault()
          fill()
        }}
      />
      <Select
        label={msg('adminVariants.fill.where')}
        options={ranges}
        value={range?.value ?? ''}
        onChange={setWhere}
      />
      <Button variant="secondary" onClick={fill}>
        {msg('adminVariants.fill.do')}
      </Button>
    </Bar>
  )
})

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: 0 ${space(3)};

  & > button {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: 144px 160px auto;
    justify-content: start;

    & > button {
      grid-column: auto;
      ${besideField}
    }
  }
`

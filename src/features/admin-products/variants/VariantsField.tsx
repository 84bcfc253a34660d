import { memo, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import {
  type GridText,
  gridSizes,
  gridCombinations,
  type GridLayer,
  gridLayers,
  gridColors,
  gridTextProblem,
  type VariantGrid,
} from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { color, media, radius, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { RadioFrame, HiddenRadio, Segment, SegmentRow } from '@/ui/choosing/choice-group'
import { Select } from '@/ui/choosing/Select'
import { FieldNote, fieldNoteId } from '@/ui/fields/Field'
import { VndField } from '@/ui/fields/VndField'
import { Grid, KeyHint, Row, Text, VisuallyHidden } from '@/ui/layout/basics'
import { CellProblemButton } from '@/ui/sheet/SheetCell'
import { useSheet } from '@/ui/sheet/use-sheet'
import { ColorOptions } from './ColorOptions'
import { alignedWithInputStyle, SizeOptions } from './options'
import { type GridCellProblem, gridProblems, useVariantGrid } from './use-variant-grid'
import { VariantTable } from './VariantTable'

type VariantsFieldProps = {
  /**
   * The ticked colours and sizes, and all variants. These include the variants of options that staff have
   * unticked since the last save, so that ticking an option again restores them.
   */
  value: VariantGrid
  onChange: (next: VariantGrid) => void
  error?: string | undefined
  basePrice: number
  /**
   * Called with the number of cells that can't be saved, for example because they contain no number. The
   * caller must then prevent a save, because `value` does not contain these texts.
   */
  onProblems?: (count: number) => void
}

/**
 * The variants of a product (Product §3): colours and sizes, with price, stock and code for each combination.
 */
export function VariantsField({
  value,
  onChange,
  error,
  basePrice,
  onProblems,
}: VariantsFieldProps) {
  const msg = useMsg()
  const id = useId()
  const [layer, setLayer] = useState<GridLayer>('price')
  const [chosen, setChosen] = useState('')
  const { state, change, write, textsNow } = useVariantGrid({ value, onChange, basePrice })
  const { grid } = state
  const { colors, sizes } = grid
  const options = useMemo(() => ({ colors, sizes, variants: [] }), [colors, sizes])
  const rows = gridColors(grid)
  const columns = gridSizes(grid)
  const sheet = useSheet<GridText>({
    rows: rows.length,
    columns: columns.length,
    cellOf({ row, column, text }) {
      const [color, size] = [rows[row], columns[column]]
      return color === undefined || size === undefined ? undefined : { color, size, layer, text }
    },
    write,
    textsNow,
  })
  const shownColor = rows.includes(chosen) ? chosen : (rows[0] ?? '')
  const found = gridProblems(state)
  const reportProblems = useEffectEvent((count: number) => onProblems?.(count))
  useEffect(() => reportProblems(found.length), [found.length])

  function goTo({ color, size, layer }: GridCellProblem) {
    flushSync(() => {
      setLayer(layer)
      setChosen(color)
    })
    sheet.focus({ row: rows.indexOf(color), column: columns.indexOf(size) })
  }
  return (
    <Grid
      $gap={5}
      role="group"
      aria-label={msg('adminVariants.label')}
      aria-describedby={error ? fieldNoteId(id) : undefined}
    >
      <Options>
        <ColorOptions colors={state.colors} ticked={grid.colors} change={change} />
        <SizeOptions known={state.sizes} ticked={grid.sizes} change={change} />
      </Options>
      {rows.length === 0 ? (
        <Hint>{msg('adminVariants.empty')}</Hint>
      ) : (
        <Grid $gap={3} {...sheet.undoKey}>
          <Row $wrap $gap={[3, 4]} $align="center" $justify="space-between">
            <LayerTabs value={layer} found={found} onChange={setLayer} />
            {layer !== 'sku' && (
              <FillBar key={layer} options={options} layer={layer} onFill={sheet.fill} />
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
            sheet={sheet}
          />
          <Hint>
            {msg('adminVariants.hint')} <KeyHint>{msg('adminVariants.keys')}</KeyHint>
          </Hint>
          <GridProblems found={found} onGo={goTo} />
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
  found: readonly GridCellProblem[]
  onChange: (layer: GridLayer) => void
}

/** The tabs that choose the layer of the table: price, stock and so on. */
function LayerTabs({ value, found, onChange }: LayerTabsProps) {
  const msg = useMsg()
  const name = useId()
  return (
    <RadioFrame>
      <legend>
        <VisuallyHidden>{msg('adminVariants.layer')}</VisuallyHidden>
      </legend>
      <SegmentRow>
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
      </SegmentRow>
    </RadioFrame>
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
  found: readonly GridCellProblem[]
  onGo: (cell: GridCellProblem) => void
}

/** The maximum number of problems in the list, because a longer list would push the table off the screen. */
const maxShownProblems = 5

/** The cells that can't be saved. Each entry is a link to its cell, and opens the layer of this cell. */
function GridProblems({ found, onGo }: GridProblemsProps) {
  const msg = useMsg()
  if (found.length === 0) return null
  return (
    <ProblemList>
      {found.slice(0, maxShownProblems).map((cell) => (
        <li key={JSON.stringify(cell)}>
          <CellProblemButton type="button" onClick={() => onGo(cell)}>
            {msg('adminVariants.problem', {
              layer: msg(`sheet.${cell.layer}`),
              place: [cell.color, cell.size].filter(Boolean).join(' · '),
              why: msg(`sheet.problem.${cell.problem}`),
            })}
          </CellProblemButton>
        </li>
      ))}
      {found.length > maxShownProblems && (
        <More>{msg('adminVariants.problem.more', { count: found.length - maxShownProblems })}</More>
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

const More = styled.li`
  padding-block-end: ${space(3)};
`

type FillBarProps = {
  options: VariantGrid
  layer: GridLayer
  onFill: (texts: readonly GridText[]) => void
}

/** Fields that write one value into a row, a column, or all cells of the layer. */
const FillBar = memo(function FillBar({ options, layer, onFill }: FillBarProps) {
  const msg = useMsg()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const [where, setWhere] = useState('')
  const rows = gridColors(options).filter(Boolean)
  const columns = gridSizes(options).filter(Boolean)
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
  const problem = gridTextProblem(typed, layer)
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
      ${alignedWithInputStyle}
    }
  }
`

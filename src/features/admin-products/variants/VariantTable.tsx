import { type FocusEvent, type KeyboardEvent, memo, useCallback } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { AdminVariant } from '@/api/generated/model'
import { cellText, type CellText, textProblem, valueProblem } from '@/domain/admin/variant-cells'
import {
  cellKey,
  gridColumns,
  type GridLayer,
  gridRows,
  repeatedCodes,
  variantsByKey,
} from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { isWithin, type SheetText } from '@/ui/sheet/sheet-range'
import { SheetCell } from '@/ui/sheet/SheetCell'
import { useSheet } from '@/ui/sheet/use-sheet'
import type { SheetHistory } from '@/ui/sheet/use-sheet-history'
import { Dot } from './option-parts'
import type { GridState } from './use-variant-grid'

type VariantTableProps = {
  /** Options, variants and texts that are no numbers. */
  state: GridState
  /** Which number the cells show. */
  layer: GridLayer
  /** The one colour that a phone shows. */
  shownColor: string
  /** Prices that are missing are wrong. */
  wanted: boolean
  /** Called with a text at every key. */
  onWrite: (cell: CellText) => void
  /** Told of every step, to take it back. */
  history: Pick<SheetHistory<CellText>, 'typed' | 'fill' | 'paste'>
  /** The form must know now: the grid is left, or a shortcut is pressed. */
  onLeave: () => void
}

/** Colours by sizes, one layer at a time. Below 768 px the sizes of one colour are a list. */
export function VariantTable(props: VariantTableProps) {
  const { state, layer, shownColor, wanted, onWrite, history, onLeave } = props
  const msg = useMsg()
  const { grid, texts, colors } = state
  const variants = variantsByKey(grid)
  const rows = gridRows(grid)
  const columns = gridColumns(grid)
  const repeated = layer === 'sku' ? repeatedCodes(grid) : noCodes
  const cellsOf = (texts: readonly SheetText[]): CellText[] =>
    texts.flatMap(({ row, column, text }) => {
      const [color, size] = [rows[row], columns[column]]
      return color === undefined || size === undefined ? [] : [{ color, size, layer, text }]
    })
  const sheet = useSheet({
    rows: rows.length,
    columns: columns.length,
    onRevert: (text) => cellsOf([text]).forEach(onWrite),
    onTyped: (before) => cellsOf([before]).forEach(history.typed),
    onFill: (texts) => history.fill(cellsOf(texts)),
    onPaste: (texts, outside) => history.paste(cellsOf(texts), outside),
  })
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) flushSync(onLeave)
    sheet.table.onKeyDown(event)
  }
  return (
    <Scroller onBlur={leave}>
      <Table
        role="table"
        aria-label={msg('adminVariants.table', { layer: msg(`sheet.${layer}`) })}
        {...sheet.table}
        onKeyDown={press}
      >
        <Head role="rowgroup">
          <Line role="row">
            <Corner role="columnheader" scope="col">
              {msg('adminVariants.color')}
            </Corner>
            {columns.map((size) => (
              <ColumnHead key={size} role="columnheader" scope="col">
                {size || msg(`sheet.${layer}`)}
              </ColumnHead>
            ))}
          </Line>
        </Head>
        <Body role="rowgroup">
          {rows.map((name, row) => (
            <Row key={name} role="row" data-shown={name === shownColor || undefined}>
              <RowHead role="rowheader" scope="row">
                {name ? (
                  <RowName>
                    <Dot style={{ backgroundColor: codeOf(colors, name) }} />
                    {name}
                  </RowName>
                ) : (
                  msg(`sheet.${layer}`)
                )}
              </RowHead>
              {columns.map((size, column) => (
                <GridCell
                  key={size}
                  color={name}
                  size={size}
                  layer={layer}
                  row={row}
                  column={column}
                  variant={variants.get(cellKey({ color: name, size }))}
                  typed={texts.get(cellKey({ color: name, size }, layer))?.text}
                  wanted={wanted}
                  repeated={repeated.has(variants.get(cellKey({ color: name, size }))?.sku ?? '')}
                  selected={sheet.range !== null && isWithin({ row, column }, sheet.range)}
                  onWrite={onWrite}
                />
              ))}
            </Row>
          ))}
        </Body>
      </Table>
    </Scroller>
  )
}

const noCodes: ReadonlySet<string> = new Set()

function codeOf(colors: GridState['colors'], name: string): string | undefined {
  return colors.find((color) => color.name === name)?.color_code
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`

const Table = styled.table`
  width: 100%;
  border-style: hidden;
  font-size: ${text.sm};

  ${media.phone} {
    &,
    & > tbody {
      display: block;
    }
  }
`

const Head = styled.thead`
  display: none;

  ${media.tablet} {
    display: table-header-group;
  }
`

const Body = styled.tbody``

const Line = styled.tr``

const ColumnHead = styled.th`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  background: ${color.sand};
  font-weight: ${weight.bold};
  text-align: end;
  white-space: nowrap;
`

const Corner = styled(ColumnHead)`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  text-align: start;
`

const Row = styled(Line)`
  ${media.phone} {
    display: none;

    &[data-shown] {
      display: block;
    }
  }
`

const RowHead = styled.th`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  min-width: 128px;
  max-width: 200px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  background: ${color.sand};
  font-weight: ${weight.regular};
  text-align: start;
  overflow-wrap: anywhere;

  ${media.phone} {
    display: none;
  }
`

const RowName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

type GridCellProps = {
  /** Colour of the variant; empty for a product without colours. */
  color: string
  /** Size of the variant; empty for a product without sizes. */
  size: string
  /** Which of its values. */
  layer: GridLayer
  /** Its row, from 0, for the arrow keys. */
  row: number
  /** Its column, from 0, for the arrow keys. */
  column: number
  /** The variant; undefined before anything is typed. */
  variant: AdminVariant | undefined
  /** What was typed and can't be kept. */
  typed: string | undefined
  /** The product can't be sold without it. */
  wanted: boolean
  /** Another variant of the product has its code. */
  repeated: boolean
  /** It is one of the selected cells. */
  selected: boolean
  /** Called with the text at every key. */
  onWrite: (cell: CellText) => void
}

/** One value of one variant. Memoised: of a hundred only the one that is typed in is drawn anew. */
const GridCell = memo(function GridCell({
  color,
  size,
  layer,
  row,
  column,
  variant,
  typed,
  wanted,
  repeated,
  selected,
  onWrite,
}: GridCellProps) {
  const msg = useMsg()
  const text = typed ?? cellText(variant, layer)
  const ownProblem = repeated ? 'repeatedCode' : valueProblem(variant, layer)
  const problem = textProblem(text, layer) ?? ownProblem
  const place = [color, size].filter(Boolean).join(', ')
  const write = useCallback(
    (_row: number, _column: number, next: string) => onWrite({ color, size, layer, text: next }),
    [color, size, layer, onWrite],
  )
  return (
    <SheetCell
      row={row}
      column={column}
      label={msg('sheet.cell', { layer: msg(`sheet.${layer}`), place })}
      phoneLabel={size}
      text={text}
      problem={problem ? msg(`sheet.problem.${problem}`) : undefined}
      invalid={wanted && layer === 'price' && text === ''}
      selected={selected}
      kind={layer === 'sku' ? 'code' : 'amount'}
      placeholder={layer === 'original_price' ? '–' : undefined}
      onWrite={write}
    />
  )
})

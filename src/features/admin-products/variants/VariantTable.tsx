import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { CellText } from '@/domain/admin/variant-cells'
import {
  gridColumns,
  gridRows,
  type Layer,
  type Combination,
  cellKey,
  variantsByKey,
} from '@/domain/admin/variant-grid'
import { isBlock } from '@/domain/admin/pasted-block'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { GridCell } from './GridCell'
import type { GridState } from './grid-state'
import { layerNames } from './grid-texts'
import { Dot } from './option-parts'
import { useSheetKeys } from './use-sheet-keys'

type Cell = Combination & { layer: Layer }

type VariantTableProps = {
  /** Options, variants and texts that are no numbers. */
  state: GridState
  /** Which number the cells show. */
  layer: Layer
  /** The one colour that a phone shows. */
  shownColor: string
  /** Prices that are missing are wrong. */
  wanted: boolean
  /** Called with a text at every key. */
  onWrite: (cell: CellText) => void
  /** Called with a block from a spreadsheet and the cell it begins at. */
  onPaste: (from: Cell, text: string) => void
  /** The form must know now: the grid is left, or a shortcut is pressed. */
  onLeave: () => void
}

/** Colours by sizes, one layer at a time. Below 768 px the sizes of one colour are a list. */
export function VariantTable({ state, layer, shownColor, wanted, ...props }: VariantTableProps) {
  const msg = useMsg()
  const { grid, texts, colors } = state
  const variants = variantsByKey(grid)
  const rows = gridRows(grid)
  const columns = gridColumns(grid)
  function placeOf(target: EventTarget): Cell | null {
    if (!(target instanceof HTMLInputElement)) return null
    const color = rows[Number(target.dataset.row)]
    const size = columns[Number(target.dataset.column)]
    return color === undefined || size === undefined ? null : { color, size, layer }
  }
  const keys = useSheetKeys((cell, text) => {
    const place = placeOf(cell)
    if (place) props.onWrite({ ...place, text })
  })
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (!place || !isBlock(text)) return
    event.preventDefault()
    props.onPaste(place, text)
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) props.onLeave()
  }
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) flushSync(props.onLeave)
    keys.onKeyDown(event)
  }
  return (
    <Scroller onBlur={leave}>
      <Table
        role="table"
        aria-label={msg('adminVariants.table', { layer: msg(layerNames[layer]) })}
        onFocus={keys.onFocus}
        onKeyDown={press}
        onPaste={paste}
      >
        <Head role="rowgroup">
          <Line role="row">
            <Corner role="columnheader" scope="col">
              {msg('adminVariants.color')}
            </Corner>
            {columns.map((size) => (
              <ColumnHead key={size} role="columnheader" scope="col">
                {size || msg(layerNames[layer])}
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
                  msg(layerNames[layer])
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
                  onWrite={props.onWrite}
                />
              ))}
            </Row>
          ))}
        </Body>
      </Table>
    </Scroller>
  )
}

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

  @media (max-width: 767.98px) {
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
  @media (max-width: 767.98px) {
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

  @media (max-width: 767.98px) {
    display: none;
  }
`

const RowName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

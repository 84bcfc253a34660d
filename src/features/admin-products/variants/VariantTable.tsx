import styled from 'styled-components'
import {
  gridCellKey,
  type GridText,
  gridCellText,
  gridSizes,
  type GridLayer,
  gridColors,
  variantsByKey,
} from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space, weight } from '@/theme/tokens.gen'
import { Row as Flex } from '@/ui/layout/basics'
import { isInSheetRange } from '@/ui/sheet/sheet-range'
import { SheetBody, SheetCell, SheetFrame } from '@/ui/sheet/SheetCell'
import type { SheetControl } from '@/ui/sheet/use-sheet'
import { ColorDot } from './options'
import type { GridCellProblem, VariantGridState } from './use-variant-grid'

type VariantTableProps = {
  state: VariantGridState
  layer: GridLayer
  /** The name of the colour that the table shows on phones. */
  shownColor: string
  /** The cells that can't be saved. */
  found: readonly GridCellProblem[]
  /** True if an empty price counts as an error. */
  wanted: boolean
  sheet: Pick<SheetControl<GridText>, 'range' | 'table' | 'onWrite'>
}

/**
 * A table of colours and sizes. It shows one layer: the prices, the stock or another value of the variants.
 * Below 768 px it lists the sizes of one colour.
 */
export function VariantTable(props: VariantTableProps) {
  const { state, layer, shownColor, found, wanted, sheet } = props
  const msg = useMsg()
  const { grid, texts, colors } = state
  const variants = variantsByKey(grid)
  const rows = gridColors(grid)
  const columns = gridSizes(grid)
  const problems = new Map(found.map((cell) => [gridCellKey(cell, cell.layer), cell.problem]))
  return (
    <Scroller>
      <Table
        role="table"
        aria-label={msg('adminVariants.table', { layer: msg(`sheet.${layer}`) })}
        {...sheet.table}
      >
        <thead>
          <tr>
            <Corner scope="col">{msg('adminVariants.color')}</Corner>
            {columns.map((size) => (
              <ColumnHead key={size} scope="col">
                {size || msg(`sheet.${layer}`)}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <SheetBody>
          {rows.map((name, row) => (
            <Row key={name} role="row" data-shown={name === shownColor || undefined}>
              <RowHead role="rowheader" scope="row">
                {name ? (
                  <Flex as="span" $gap={2} $align="center">
                    <ColorDot
                      style={{
                        backgroundColor: colors.find((color) => color.name === name)?.color_code,
                      }}
                    />
                    {name}
                  </Flex>
                ) : (
                  msg(`sheet.${layer}`)
                )}
              </RowHead>
              {columns.map((size, column) => {
                const place = { color: name, size }
                const key = gridCellKey(place, layer)
                const text =
                  texts.get(key)?.text ?? gridCellText(variants.get(gridCellKey(place)), layer)
                const problem = problems.get(key)
                return (
                  <SheetCell
                    key={size}
                    row={row}
                    column={column}
                    label={msg('sheet.cell', {
                      layer: msg(`sheet.${layer}`),
                      place: [name, size].filter(Boolean).join(', '),
                    })}
                    phoneLabel={size}
                    text={text}
                    problem={problem && msg(`sheet.problem.${problem}`)}
                    invalid={wanted && layer === 'price' && text === ''}
                    selected={sheet.range !== null && isInSheetRange({ row, column }, sheet.range)}
                    kind={layer === 'sku' ? 'code' : 'amount'}
                    placeholder={layer === 'original_price' ? '–' : undefined}
                    onWrite={sheet.onWrite}
                  />
                )
              })}
            </Row>
          ))}
        </SheetBody>
      </Table>
    </Scroller>
  )
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`

const Table = styled(SheetFrame)`
  border-style: hidden;
`

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

const Row = styled.tr`
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

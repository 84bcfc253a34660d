import { memo } from 'react'
import styled from 'styled-components'
import type { AdminVariantRow } from '@/api/generated/model'
import { lineOptions } from '@/domain/cart/cart'
import { numberFields } from '@/domain/product/variant-grid'
import {
  editKey,
  sheetEditProblem,
  type SheetEdit,
  type SheetEdits,
  sheetText,
  type SheetText,
} from '@/domain/product/variant-sheet'
import { type Msg, useMsg } from '@/i18n/use-msg'
import { groupVnd } from '@/lib/numbers'
import { color, depths, media, radius, space, text, weight } from '@/theme/tokens.gen'
import { Text, fourLineClampStyle, VisuallyHidden } from '@/ui/layout/basics'
import { isInSheetRange, cellPositions } from '@/ui/sheet/sheet-range'
import { SheetBody, SheetCell, SheetFrame } from '@/ui/sheet/SheetCell'
import type { SheetControl } from '@/ui/sheet/use-sheet'

type SheetTableProps = {
  rows: readonly AdminVariantRow[]
  edits: SheetEdits
  sheet: Pick<SheetControl<SheetText>, 'range' | 'table' | 'onWrite'>
  /** True while another page loads. */
  isBusy: boolean
}

/**
 * A table of variants with price, original price and stock. The keys work like in a spreadsheet. On phones
 * each variant is a block.
 */
export function SheetTable({ rows, edits, sheet, isBusy }: SheetTableProps) {
  const msg = useMsg()
  const { range, table, onWrite } = sheet
  return (
    <>
      <Table role="table" aria-label={msg('adminSheet.table')} aria-busy={isBusy} {...table}>
        <Head>
          <tr>
            <th scope="col">{msg('adminSheet.product')}</th>
            <th scope="col">{msg('adminSheet.variant')}</th>
            <th scope="col">{msg('sheet.sku')}</th>
            {numberFields.map((field) => (
              <NumberHead key={field} scope="col">
                {msg(`sheet.${field}`)}
              </NumberHead>
            ))}
          </tr>
        </Head>
        <SheetBody>
          {rows.map((row, index) => (
            <Row
              key={row.variant_id}
              role="row"
              data-first={rows[index - 1]?.product_id !== row.product_id || undefined}
            >
              <VariantHead row={row} />
              {numberFields.map((field, column) => {
                const edit = edits.get(editKey(row.variant_id, field))
                return (
                  <SheetCell
                    key={field}
                    row={index}
                    column={column}
                    label={sheetCellName(row, field, msg)}
                    phoneLabel={msg(`sheet.${field}`)}
                    text={sheetText(edits, row, field)}
                    problem={edit && unsavedReason(edits, edit, msg)}
                    changed={edit !== undefined}
                    selected={range !== null && isInSheetRange({ row: index, column }, range)}
                    placeholder={field === 'original_price' ? '–' : undefined}
                    onWrite={onWrite}
                  />
                )
              })}
            </Row>
          ))}
        </SheetBody>
      </Table>
      <VisuallyHidden role="status">
        {range && msg('sheet.range', { count: cellPositions(range).length })}
      </VisuallyHidden>
    </>
  )
}

/**
 * The cells with the product, options and code of a row. Memoised, so that typing in a number cell does not
 * render them.
 */
const VariantHead = memo(function VariantHead({ row }: { row: AdminVariantRow }) {
  const msg = useMsg()
  return (
    <>
      <Name role="cell">
        <NameText>{row.name || msg('adminProducts.unnamed')}</NameText>
      </Name>
      <Options as="th" role="rowheader" scope="row">
        {lineOptions(row) || (
          <Text as="span" $weight="regular">
            {msg('adminSheet.oneVariant')}
          </Text>
        )}
      </Options>
      <Code role="cell">{row.sku}</Code>
    </>
  )
})

/**
 * The columns have fixed widths, so that the table never scrolls sideways. In a box that scrolls, the
 * headings could not stick to the top of the window.
 */
const Table = styled(SheetFrame)`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  &[aria-busy='true'] {
    cursor: progress;
  }
`

const Head = styled.thead`
  th {
    position: sticky;
    z-index: ${depths.sticky};
    inset-block-start: 0;
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color.line};
    background: ${color.sand};
    font-weight: ${weight.bold};
    text-align: start;

    &:nth-child(2) {
      width: 20%;
    }

    &:nth-child(3) {
      width: 104px;

      ${media.desktop} {
        width: 128px;
      }
    }
  }
`

const NumberHead = styled.th`
  && {
    width: 96px;
    text-align: end;

    ${media.desktop} {
      width: 120px;
    }

    /*
     * Wide enough for a price of twelve digits. Only a page that contains such a price has these wider
     * columns.
     */
    table:has([data-long]) & {
      width: 120px;
    }
  }
`

/**
 * On phones, a row is a block: the name, and below it three numbers. Only the first variant of each product
 * has a bold name.
 */
const Row = styled.tr`
  ${media.phone} {
    display: grid;
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color.line};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > td:has(> input) {
    border-width: 1px 0 0 1px;
    overflow: hidden;

    & > input {
      min-width: 0;
    }

    ${media.phone} {
      display: block;
      border-width: 0 0 0 1px;

      &[data-label]::before {
        display: block;
        padding-inline: 0 ${space(3)};
        color: ${color.inkSoft};
        font-size: ${text.xs};
        font-weight: ${weight.regular};
        text-align: end;
      }
    }
  }

  & > td:nth-child(4) {
    ${media.phone} {
      border-inline-start-width: 0;
    }
  }
`

const Fact = styled.td`
  padding: ${space(1)} ${space(3)};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-block: 0;
    border: 0;
  }
`

const Name = styled(Fact)`
  [data-first] > & {
    color: ${color.ink};
    font-weight: ${weight.bold};
  }

  ${media.phone} {
    grid-column: 1 / -1;
  }
`

/**
 * The name has at most two lines in a narrow column, and one line in a wide column, so that all rows have the
 * same height.
 */
const NameText = styled.span`
  ${fourLineClampStyle}
  line-height: 1.3;

  ${media.desktop} {
    -webkit-line-clamp: 1;
  }
`

const Options = styled(Fact)`
  color: inherit;
  font-weight: ${weight.regular};
  text-align: start;

  ${media.phone} {
    font-weight: ${weight.bold};
    grid-column: 1 / 3;
  }
`

const Code = styled(Fact)`
  font-size: ${text.xs};

  ${media.phone} {
    padding-inline-start: 0;
    text-align: end;
  }
`

/** Returns the name of a cell, for example "Giá bán, Áo dài Hoa Cúc, Đỏ · M". */
export function sheetCellName(row: AdminVariantRow, field: SheetEdit['field'], msg: Msg): string {
  const place = [row.name || msg('adminProducts.unnamed'), lineOptions(row)]
    .filter(Boolean)
    .join(', ')
  return msg('sheet.cell', { layer: msg(`sheet.${field}`), place })
}

/**
 * Returns a number as the sheet shows it: 299000 -> '299.000'. For a missing original price, returns a word
 * such as "none".
 */
export function sheetNumberText(value: number | null, msg: Msg): string {
  return value === null ? msg('adminSheet.none') : groupVnd(value)
}

/** Returns the reason why a changed cell is not saved. Returns undefined if the cell has no problem. */
export function unsavedReason(edits: SheetEdits, edit: SheetEdit, msg: Msg): string | undefined {
  const problem = sheetEditProblem(edits, edit)
  if (problem) return msg(`sheet.problem.${problem}`)
  if (!edit.left) return undefined
  return 'remote' in edit.left
    ? msg('adminSheet.theirsNow', { theirs: sheetNumberText(edit.left.remote, msg) })
    : edit.left.reason
}

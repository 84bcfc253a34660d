import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import type { AdminVariantRow } from '@/api/generated/model'
import { editKey, sheetFields, sheetText, type VariantText } from '@/domain/admin/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { SheetCell } from '@/ui/sheet/SheetCell'
import { isWithin, type SheetText } from '@/ui/sheet/sheet-range'
import { useSheet } from '@/ui/sheet/use-sheet'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { cellName, optionsOf, reasonOf } from './cell-words'
import {
  Body,
  Code,
  ColumnHead,
  Head,
  Line,
  Name,
  NameText,
  NumberHead,
  Options,
  Row,
  Table,
} from './sheet-layout'
import type { VariantSheet } from './use-variant-sheet'

export type SheetTableProps = {
  /** The variants of the page. */
  rows: readonly AdminVariantRow[]
  /** What was changed, and how. */
  sheet: Pick<VariantSheet, 'edits' | 'history' | 'write'>
  /** Another page is on its way. */
  isBusy: boolean
}

/** Variants by their numbers, with the keys of a spreadsheet. On phones each variant is a block of three numbers. */
export function SheetTable({ rows, sheet: { edits, history, write }, isBusy }: SheetTableProps) {
  const msg = useMsg()
  const shown = useRef(rows)
  useLayoutEffect(function keepRows() {
    shown.current = rows
  })
  const textsFor = useCallback(
    (texts: readonly SheetText[]): VariantText[] =>
      texts.flatMap(({ row: at, column, text }) => {
        const [row, field] = [shown.current[at], sheetFields[column]]
        return row && field ? [{ row, field, text }] : []
      }),
    [],
  )
  const onWrite = useCallback(
    (row: number, column: number, text: string) => write(textsFor([{ row, column, text }])),
    [textsFor, write],
  )
  const { range, table } = useSheet({
    rows: rows.length,
    columns: sheetFields.length,
    onRevert: (text) => write(textsFor([text])),
    onTyped: (before) => textsFor([before]).forEach(history.typed),
    onFill: (texts) => history.fill(textsFor(texts)),
    onPaste: (texts, outside) => history.paste(textsFor(texts), outside),
  })
  return (
    <>
      <Table role="table" aria-label={msg('adminSheet.table')} aria-busy={isBusy} {...table}>
        <Head role="rowgroup">
          <Line role="row">
            <ColumnHead role="columnheader" scope="col">
              {msg('adminSheet.product')}
            </ColumnHead>
            <ColumnHead role="columnheader" scope="col">
              {msg('adminSheet.variant')}
            </ColumnHead>
            <ColumnHead role="columnheader" scope="col">
              {msg('sheet.sku')}
            </ColumnHead>
            {sheetFields.map((field) => (
              <NumberHead key={field} role="columnheader" scope="col">
                {msg(`sheet.${field}`)}
              </NumberHead>
            ))}
          </Line>
        </Head>
        <Body role="rowgroup">
          {rows.map((row, index) => (
            <Row
              key={row.variant_id}
              role="row"
              data-first={rows[index - 1]?.product_id !== row.product_id || undefined}
            >
              <VariantHead row={row} />
              {sheetFields.map((field, column) => {
                const edit = edits.get(editKey(row.variant_id, field))
                return (
                  <SheetCell
                    key={field}
                    row={index}
                    column={column}
                    label={cellName(row, field, msg)}
                    phoneLabel={msg(`sheet.${field}`)}
                    text={sheetText(edits, row, field)}
                    problem={edit && reasonOf(edits, edit, msg)}
                    changed={edit !== undefined}
                    selected={range !== null && isWithin({ row: index, column }, range)}
                    placeholder={field === 'original_price' ? '–' : undefined}
                    onWrite={onWrite}
                  />
                )
              })}
            </Row>
          ))}
        </Body>
      </Table>
      <VisuallyHidden role="status">
        {range && msg('sheet.range', { count: cellsIn(range) })}
      </VisuallyHidden>
    </>
  )
}

function cellsIn({ from, to }: NonNullable<ReturnType<typeof useSheet>['range']>): number {
  return (Math.abs(from.row - to.row) + 1) * (Math.abs(from.column - to.column) + 1)
}

/** What the numbers of a row are about. Memoised: typing in a cell leaves it alone. */
const VariantHead = memo(function VariantHead({ row }: { row: AdminVariantRow }) {
  const msg = useMsg()
  return (
    <>
      <Name role="cell">
        <NameText>{row.name || msg('adminProducts.unnamed')}</NameText>
      </Name>
      <Options role="rowheader" scope="row">
        {optionsOf(row) || <Soft>{msg('adminSheet.oneVariant')}</Soft>}
      </Options>
      <Code role="cell">{row.sku}</Code>
    </>
  )
})

const Soft = styled.span`
  font-weight: 400;
`

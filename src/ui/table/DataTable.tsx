import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Checkbox } from '../choosing/Checkbox'
import type { SortOrder, TableColumn } from './columns'
import { ColumnHead } from './ColumnHead'
import { DataRow } from './DataRow'
import { Body, Frame, Head, Row, SelectCell, Table } from './table-parts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

export type DataTableProps<Item> = {
  /** What is listed. */
  label: string
  /** One page of rows, as the server sorted them. Keep it and `columns` from one render to the next. */
  rows: readonly Item[]
  rowId: (row: Item) => number
  /** What one row is called, for its checkbox. */
  rowName: (row: Item) => string
  columns: readonly TableColumn<Item>[]
  /** Ids of optional columns that are left out. */
  hidden?: readonly string[]
  sort?: SortOrder | undefined
  /** Called with the column whose head was pressed. */
  onSort?: (column: string) => void
  /** Ids of the chosen rows, also of other pages. Without it rows can't be chosen. */
  selected?: ReadonlySet<number>
  onSelect?: (selected: ReadonlySet<number>) => void
  /** Other rows are on their way; these stay until they come. */
  busy?: boolean
}

/**
 * A page of server-side rows: sorted, paged and filtered by the server. Below 768 px every row is a card. The table
 * library keeps columns, visibility and selection; whatever it holds comes from props. A hundred rows take their time
 * to draw: what was pressed answers first, and other rows or columns follow behind it.
 */
export function DataTable<Item extends object>({
  label,
  rows,
  rowId,
  rowName,
  columns,
  hidden = none,
  sort,
  onSort,
  selected,
  onSelect,
  busy = false,
}: DataTableProps<Item>) {
  const msg = useMsg()
  const selectable = selected !== undefined && onSelect !== undefined
  const drawn = useDeferredValue(rows)
  const left = useDeferredValue(hidden)
  const table = useTable({
    features,
    data: drawn,
    columns: useMemo(() => columns.map(columnDef), [columns]),
    getRowId: (row) => String(rowId(row)),
    enableRowSelection: selectable,
    state: {
      columnVisibility: Object.fromEntries(left.map((id) => [id, false])),
      rowSelection: Object.fromEntries(Array.from(selected ?? [], (id) => [String(id), true])),
    },
    onRowSelectionChange: (update) => {
      const before = table.state.rowSelection
      const after = typeof update === 'function' ? update(before) : update
      onSelect?.(
        new Set(
          Object.keys(after)
            .filter((id) => after[id])
            .map(Number),
        ),
      )
    },
  })
  const shown = useMemo(() => columns.filter(({ id }) => !left.includes(id)), [columns, left])
  // One function for all rows and renders: a row that did not change is not drawn anew.
  const now = useRef(table)
  useLayoutEffect(function rememberTable() {
    now.current = table
  })
  const toggle = useCallback(
    (id: number, chosen: boolean) => now.current.getRow(String(id)).toggleSelected(chosen),
    [],
  )
  return (
    <Frame aria-busy={busy || drawn !== rows}>
      <Table role="table" aria-label={label}>
        <Head role="rowgroup">
          <Row role="row">
            {selectable && (
              <SelectCell as="th" role="columnheader">
                <Checkbox
                  label={msg('table.selectAll')}
                  hideLabel
                  checked={table.getIsAllPageRowsSelected()}
                  indeterminate={table.getIsSomePageRowsSelected()}
                  onChange={(all) => table.toggleAllPageRowsSelected(all)}
                />
              </SelectCell>
            )}
            {shown.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </Row>
        </Head>
        <Body role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <DataRow
              key={row.id}
              item={row.original}
              id={rowId(row.original)}
              name={rowName(row.original)}
              columns={shown}
              selected={row.getIsSelected()}
              onToggle={selectable ? toggle : undefined}
            />
          ))}
        </Body>
      </Table>
    </Frame>
  )
}

const none: readonly string[] = []

function columnDef<Item extends object>({
  id,
  title,
}: TableColumn<Item>): ColumnDef<typeof features, Item> {
  return { id, header: title }
}

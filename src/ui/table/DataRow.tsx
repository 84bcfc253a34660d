import {
  type Cell as TableCell,
  FlexRender,
  type Header,
  type Row as TableRow,
} from '@tanstack/react-table'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Checkbox } from '../choosing/Checkbox'
import type { ListFeatures } from './list-table'
import { Cell, Row, SelectCell } from './table-parts'

type DataRowProps<Item extends object> = {
  row: TableRow<ListFeatures, Item>
  /** What the row is called, for its checkbox. */
  name: string
  /** Of the columns that are shown. */
  headers: readonly Header<ListFeatures, Item>[]
  selectable: boolean
  selected: boolean
}

/**
 * One row. What did not change stays the same element: of a hundred rows only those are drawn anew that a press
 * changes, and their cells only with what they show or where a column comes or goes.
 */
export function DataRow<Item extends object>({
  row,
  name,
  headers,
  selectable,
  selected,
}: DataRowProps<Item>) {
  const msg = useMsg()
  const ref = useFocusOnwards()
  return useMemo(() => {
    const cells = row.getAllCellsByColumnId()
    return (
      <Row
        ref={ref}
        role="row"
        data-selectable={selectable || undefined}
        data-selected={selected || undefined}
      >
        {selectable && (
          <SelectCell role="cell">
            <Checkbox
              label={msg('table.select', { name })}
              hideLabel
              checked={selected}
              onChange={(chosen) => row.toggleSelected(chosen)}
            />
          </SelectCell>
        )}
        {headers.map(({ column: { id } }) => {
          const cell = cells[id]
          return cell && <DataCell key={id} cell={cell} />
        })}
      </Row>
    )
  }, [headers, msg, name, ref, row, selectable, selected])
}

function DataCell<Item extends object>({ cell }: { cell: TableCell<ListFeatures, Item> }) {
  return useMemo(() => {
    const { header, meta = {} } = cell.column.columnDef
    const { numeric, heading, corner } = meta
    return (
      <Cell
        role="cell"
        data-title={heading || corner ? undefined : header}
        data-corner={corner || undefined}
        data-numeric={numeric || undefined}
      >
        <FlexRender cell={cell} />
      </Cell>
    )
  }, [cell])
}

/**
 * For a row that leaves its list while the focus is in it, because it no longer passes the filter or is gone: hands
 * the focus to the same column of the row after it, or before it, else to the screen's heading, so that whoever works
 * down a list by keys goes on where they were.
 */
function useFocusOnwards(): RefObject<HTMLTableRowElement | null> {
  const ref = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(function handOnFocus() {
    const row = ref.current
    return () => {
      // Still in the page here, and still holding the focus, if it ever had it.
      if (row?.contains(document.activeElement)) successorIn(row)?.focus()
    }
  }, [])
  return ref
}

function successorIn(row: HTMLElement): HTMLElement | null {
  const column = [...row.children].findIndex((cell) => cell.contains(document.activeElement))
  for (const other of [row.nextElementSibling, row.previousElementSibling]) {
    const same = other?.children[column]?.querySelector<HTMLElement>(focusable)
    const found = same ?? other?.querySelector<HTMLElement>(focusable)
    if (found) return found
  }
  return document.querySelector('h1')
}

const focusable = 'a[href], button, input, select, textarea'

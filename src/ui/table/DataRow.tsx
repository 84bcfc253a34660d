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
  /** The row of the table. */
  row: TableRow<ListFeatures, Item>
  /** Names the row, for its checkbox. */
  name: string
  /** Headers of the visible columns. */
  headers: readonly Header<ListFeatures, Item>[]
  /** Whether it has a checkbox. */
  selectable: boolean
  /** Whether that is ticked. */
  selected: boolean
}

/**
 * One row. Unchanged elements are memoised: of a hundred rows, only those that change render again, and their cells
 * only with new content or columns.
 */
export function DataRow<Item extends object>({
  row,
  name,
  headers,
  selectable,
  selected,
}: DataRowProps<Item>) {
  const msg = useMsg()
  const ref = useFocusHandover()
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
 * When a row with the focus leaves its list, because it was removed or no longer matches the filter: moves the focus
 * to the same column of the next or previous row, else to the screen's heading, so that keyboard users can continue
 * down the list.
 */
function useFocusHandover(): RefObject<HTMLTableRowElement | null> {
  const ref = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(function handOnFocus() {
    const row = ref.current
    return () => {
      // A layout effect's clean-up runs while the row is still in the page and holds the focus.
      if (row?.contains(document.activeElement)) nextFocusable(row)?.focus()
    }
  }, [])
  return ref
}

function nextFocusable(row: HTMLElement): HTMLElement | null {
  const column = [...row.children].findIndex((cell) => cell.contains(document.activeElement))
  for (const other of [row.nextElementSibling, row.previousElementSibling]) {
    const same = other?.children[column]?.querySelector<HTMLElement>(focusable)
    const found = same ?? other?.querySelector<HTMLElement>(focusable)
    if (found) return found
  }
  return document.querySelector('h1')
}

const focusable = 'a[href], button, input, select, textarea'

import {
  type Cell as TableCell,
  FlexRender,
  type Header,
  type Row as TableRow,
} from '@tanstack/react-table'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { ActionsSlot } from './ActionsSlot'
import type { RowNote } from './held-rows'
import type { ListFeatures } from './list-table'
import { Cell, Row, SelectCell } from './row-parts'
import { SelectBox } from './SelectBox'

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
  /** What has just been done with the row. */
  note: RowNote | undefined
}

/**
 * One row. Of a hundred rows, only those that change render again, and their cells only with new content or columns.
 */
export function DataRow<Item extends object>({
  row,
  name,
  headers,
  selectable,
  selected,
  note,
}: DataRowProps<Item>) {
  const msg = useMsg()
  const ref = useFocusHandover()
  // Of its own: the selection changes none of them.
  const cells = useMemo(() => {
    const known = row.getAllCellsByColumnId()
    return headers.map(({ column: { id, columnDef } }) => {
      const cell = known[id]
      const ownNote = columnDef.meta?.actions ? note : undefined
      return cell && <DataCell key={id} cell={cell} note={ownNote} />
    })
  }, [headers, note, row])
  return useMemo(() => {
    const looks = headers.map(({ column }) => column.columnDef.meta)
    return (
      <Row
        ref={ref}
        role="row"
        data-row={row.id}
        data-selectable={selectable || undefined}
        data-picture={looks.some((look) => look?.picture) || undefined}
        data-aside={looks.some((look) => look?.card === 'aside') || undefined}
        data-actions={looks.find((look) => look?.actions)?.actions}
        data-selected={selected || undefined}
        data-noted={Boolean(note) || undefined}
      >
        {selectable && (
          <SelectCell role="cell">
            <SelectBox
              label={msg('table.select', { name })}
              checked={selected}
              onChange={(chosen) => row.toggleSelected(chosen)}
            />
          </SelectCell>
        )}
        {cells}
      </Row>
    )
  }, [cells, headers, msg, name, note, ref, row, selectable, selected])
}

type DataCellProps<Item extends object> = {
  cell: TableCell<ListFeatures, Item>
  note: RowNote | undefined
}

function DataCell<Item extends object>({ cell, note }: DataCellProps<Item>) {
  return useMemo(() => {
    const { numeric, card, actions } = cell.column.columnDef.meta ?? {}
    const content = <FlexRender cell={cell} />
    return (
      <Cell
        role="cell"
        data-card={card}
        data-first={card === 'heading' || undefined}
        data-actions={actions}
        data-numeric={numeric || undefined}
      >
        {actions ? <ActionsSlot note={note}>{content}</ActionsSlot> : content}
      </Cell>
    )
  }, [cell, note])
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

import { useMemo } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Checkbox } from '../choosing/Checkbox'
import { BodyRow } from './BodyRow'
import type { TableColumn } from './columns'
import { Cell, SelectCell } from './table-parts'

type DataRowProps<Item> = {
  item: Item
  id: number
  /** What the row is called, for its checkbox. */
  name: string
  /** Those that are shown. */
  columns: readonly TableColumn<Item>[]
  selected: boolean
  /** Without it the row can't be chosen. */
  onToggle: ((id: number, chosen: boolean) => void) | undefined
}

/**
 * One row. What did not change stays the same element: of a hundred rows only those are drawn anew that a press
 * changes, and their cells only with what they show or where a column comes or goes.
 */
export function DataRow<Item>({ item, id, name, columns, selected, onToggle }: DataRowProps<Item>) {
  const msg = useMsg()
  return useMemo(
    () => (
      <BodyRow
        data-selectable={Boolean(onToggle) || undefined}
        data-selected={selected || undefined}
      >
        {onToggle && (
          <SelectCell role="cell">
            <Checkbox
              label={msg('table.select', { name })}
              hideLabel
              checked={selected}
              onChange={(chosen) => onToggle(id, chosen)}
            />
          </SelectCell>
        )}
        {columns.map((column) => (
          <DataCell key={column.id} column={column} item={item} />
        ))}
      </BodyRow>
    ),
    [columns, id, item, msg, name, onToggle, selected],
  )
}

function DataCell<Item>({ column, item }: { column: TableColumn<Item>; item: Item }) {
  return useMemo(() => {
    const { title, cell, numeric, heading, corner } = column
    return (
      <Cell
        role="cell"
        data-title={heading || corner ? undefined : title}
        data-corner={corner || undefined}
        data-numeric={numeric || undefined}
      >
        {cell(item)}
      </Cell>
    )
  }, [column, item])
}

import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { Checkbox } from '../choosing/Checkbox'
import { ChevronDownIcon } from '../icons'
import { Popover } from '../overlays/Popover'
import type { ListTable } from './list-table'

type ColumnMenuProps<Item extends object> = {
  /** What `useListTable` returned. */
  table: ListTable<Item>
}

/** Chooses which of the optional columns a table shows. */
export function ColumnMenu<Item extends object>({ table }: ColumnMenuProps<Item>) {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const label = msg('table.columns')
  return (
    <>
      <Button
        ref={anchor}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDownIcon size={16} />
      </Button>
      <Popover open={open} onOpenChange={setOpen} anchor={anchor} label={label} keepMounted="empty">
        <List>
          {table
            .getAllLeafColumns()
            .filter((column) => column.getCanHide())
            .map((column) => (
              <li key={column.id}>
                <Checkbox
                  label={String(column.columnDef.header)}
                  checked={column.getIsVisible()}
                  onChange={(shown) => column.toggleVisibility(shown)}
                />
              </li>
            ))}
        </List>
      </Popover>
    </>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  list-style: none;
`

import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { space, text, weight } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { Checkbox } from '../choosing/Checkbox'
import { ChevronDownIcon } from '../frame-icons'
import { Popover } from '../overlays/Popover'
import type { ListTable } from './list-table'

type ViewMenuProps<Item extends object> = {
  table: ListTable<Item>
  /** Returns false for a column that cannot be hidden. */
  mayHide: (id: string) => boolean
}

/**
 * A menu that shows and hides columns. Its button tells how many columns are visible, so that users know
 * about hidden columns.
 */
export function ColumnsMenu<Item extends object>({ table, mayHide }: ViewMenuProps<Item>) {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const all = table.getAllLeafColumns().filter(({ columnDef }) => !columnDef.meta?.actions)
  const columns = all.filter(({ id }) => mayHide(id))
  const shown = all.filter((column) => column.getIsVisible()).length
  const title = msg('table.view')
  return (
    <>
      <Opener
        ref={anchor}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {msg('table.columns', { shown, all: all.length })}
        <ChevronDownIcon size={16} />
      </Opener>
      <Popover open={open} onOpenChange={setOpen} anchor={anchor} label={title} keepMounted="empty">
        <Title>{title}</Title>
        <List>
          {columns.map((column) => (
            <li key={column.id}>
              <Checkbox
                label={String(column.columnDef.header)}
                checked={column.getIsVisible()}
                onChange={(next) => column.toggleVisibility(next)}
              />
            </li>
          ))}
        </List>
      </Popover>
    </>
  )
}

const Opener = styled(Button)`
  && {
    font-size: ${text.sm};
    white-space: nowrap;
  }
`

const Title = styled.p`
  padding: ${space(3)} ${space(4)} 0;
  font-weight: ${weight.bold};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  list-style: none;
`

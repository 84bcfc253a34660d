import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { Checkbox } from '../choosing/Checkbox'
import { Switch } from '../choosing/Switch'
import { ChevronDownIcon } from '../icons'
import { Popover } from '../overlays/Popover'
import type { ListTable } from './list-table'
import type { ListView } from './use-list-view'

type ViewMenuProps<Item extends object> = {
  /** Its columns are offered, except those that are always shown. */
  table: ListTable<Item>
  /** The height of rows, and how to change it. */
  view: Pick<ListView, 'density' | 'setDensity'>
}

/**
 * How a list is looked at: which of the optional columns it shows, and how high its rows are. The button says how many
 * columns are shown, so that nobody takes a part for the whole.
 */
export function ViewMenu<Item extends object>({ table, view }: ViewMenuProps<Item>) {
  const msg = useMsg()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const all = table.getAllLeafColumns().filter(({ columnDef }) => !columnDef.meta?.actions)
  const columns = all.filter((column) => column.getCanHide())
  const shown = all.filter((column) => column.getIsVisible()).length
  return (
    <>
      <Open
        ref={anchor}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {msg('table.columns', { shown, all: all.length })}
        <ChevronDownIcon size={16} />
      </Open>
      <Popover
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        label={msg('table.view')}
        keepMounted="empty"
      >
        <Title>{msg('table.view')}</Title>
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
        <Foot>
          <Switch
            label={msg('table.comfortable')}
            checked={view.density === 'comfortable'}
            onChange={(on) => view.setDensity(on ? 'comfortable' : 'compact')}
          />
        </Foot>
      </Popover>
    </>
  )
}

const Open = styled(Button)`
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

const Foot = styled.div`
  padding: ${space(1)} ${space(4)};
  border-block-start: 1px solid ${color.line};
`

import { useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space } from '@/theme/tokens'
import { Checkbox } from '../choosing/Checkbox'
import { Switch } from '../choosing/Switch'
import { PopoverButton } from '../overlays/Popover'
import type { ListTable } from './list-table'
import type { ListView } from './use-list'

type ViewMenuProps<Item extends object> = {
  /** Its columns are offered, except those that are always shown. */
  table: ListTable<Item>
  view: Pick<ListView, 'density' | 'setDensity'>
}

/** Which optional columns a list shows, and how high its rows are. The button says how many, so that nobody takes a part for the whole. */
export function ViewMenu<Item extends object>({ table, view }: ViewMenuProps<Item>) {
  const msg = useMsg()
  const [open, setOpen] = useState(false)
  const all = table.getAllLeafColumns().filter(({ columnDef }) => !columnDef.meta?.actions)
  const columns = all.filter((column) => column.getCanHide())
  const shown = all.filter((column) => column.getIsVisible()).length
  return (
    <PopoverButton
      label={msg('table.columns', { shown, all: all.length })}
      title={msg('table.view')}
      open={open}
      onOpenChange={setOpen}
    >
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
    </PopoverButton>
  )
}

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

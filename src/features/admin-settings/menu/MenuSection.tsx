import { useState } from 'react'
import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import {
  menuBranches,
  withMenuItem,
  withMoved,
  freeMenuId,
  withoutMenuItem,
} from '@/domain/admin/menu-edit'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text, weight, size } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import type { Option } from '@/ui/choosing/Select'
import { Switch } from '@/ui/choosing/Switch'
import { late } from '@/ui/feedback/late'
import { FieldNote } from '@/ui/fields/FieldNote'
import { useFormField } from '@/ui/form/use-form-field'
import { EditIcon, TrashIcon, PlusIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/Text'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { SortableList, type SortableParts } from '@/ui/sortable/SortableList'
import { SettingsSection as Section } from '../SettingsSection'
import { deleteMenuItemId, addMenuItemId } from './menu-item-form'

const MenuItemDialog = late(async () => (await import('./MenuWindows')).MenuItemDialog)
const DeleteMenuItem = late(async () => (await import('./MenuWindows')).DeleteMenuItem)

type Open = { what: 'edit' | 'delete'; item: MenuItem }

/** The shop's menu: a tree of two levels (Product §3). Nothing of it is sent before the form is. */
export function MenuSection({ categories }: { categories: readonly Option[] }) {
  const msg = useMsg()
  const { value: items, onChange, error } = useFormField<MenuItem[]>('menu')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = (parent_id: number | null) =>
    setOpen({
      what: 'edit',
      item: {
        id: freeMenuId(items),
        parent_id,
        name: '',
        slug: '',
        menu_type: 'category',
        final_url: '',
        is_active: true,
        position: 0,
      },
    })
  return (
    <Section name="menu">
      <p>{msg('adminSettings.menu.hint')}</p>
      <FieldNote controlId="settings-menu" error={error} />
      <MenuTree
        items={items}
        onChange={onChange}
        onAdd={add}
        onEdit={(item) => setOpen({ what: 'edit', item })}
        onDelete={(item) => setOpen({ what: 'delete', item })}
      />
      <div>
        <Button id={addMenuItemId} variant="secondary" onClick={() => add(null)}>
          <PlusIcon size={18} /> {msg('adminSettings.menu.add')}
        </Button>
      </div>
      {open &&
        (open.what === 'edit' ? (
          <MenuItemDialog
            item={open.item}
            items={items}
            categories={categories}
            onClose={close}
            onDone={(item) => {
              onChange(withMenuItem(items, item))
              close()
            }}
          />
        ) : (
          <DeleteMenuItem
            item={open.item}
            items={items}
            onClose={close}
            onDelete={() => {
              onChange(withoutMenuItem(items, open.item.id))
              close()
            }}
          />
        ))}
    </Section>
  )
}

type MenuTreeProps = Pick<MenuRowProps, 'onEdit' | 'onDelete'> & {
  items: readonly MenuItem[]
  onChange: (items: MenuItem[]) => void
  onAdd: (parentId: number) => void
}

/** Both levels, each put in order by drag, keys or buttons; the second one folds away. */
function MenuTree({ items, onChange, onAdd, onEdit, onDelete }: MenuTreeProps) {
  const msg = useMsg()
  const row = {
    onEdit,
    onDelete,
    onChange: (item: MenuItem) => onChange(withMenuItem(items, item)),
  }
  return (
    <SortableList
      label={msg('adminSettings.menu')}
      items={menuBranches(items)}
      itemId={({ item }) => item.id}
      itemName={({ item }) => item.name}
      onMove={(from, to) => onChange(withMoved(items, null, from, to))}
    >
      {({ item, children }, parts) => (
        <Branch>
          <MenuRow item={item} parts={parts} {...row} />
          <Below>
            <summary>
              <VisuallyHidden>{item.name}: </VisuallyHidden>
              {msg('adminSettings.menu.below', { n: children.length })}
            </summary>
            <SortableList
              label={msg('adminSettings.menu.belowOf', { name: item.name })}
              items={children}
              itemId={({ id }) => id}
              itemName={({ name }) => name}
              onMove={(from, to) => onChange(withMoved(items, item.id, from, to))}
            >
              {(child, childParts) => <MenuRow item={child} parts={childParts} {...row} />}
            </SortableList>
            <Button variant="quiet" onClick={() => onAdd(item.id)}>
              {msg('adminSettings.menu.addBelow', { name: item.name })}
            </Button>
          </Below>
        </Branch>
      )}
    </SortableList>
  )
}

type MenuRowProps = {
  item: MenuItem
  parts: SortableParts
  onChange: (item: MenuItem) => void
  onEdit: (item: MenuItem) => void
  onDelete: (item: MenuItem) => void
}

/** One item: moved, switched on and off, edited, deleted. */
function MenuRow({ item, parts, onChange, onEdit, onDelete }: MenuRowProps) {
  const msg = useMsg()
  const { name, final_url, menu_type, is_active } = item
  return (
    <RowFrame>
      {parts.handle}
      <Texts data-off={!is_active || undefined}>
        <span>{name}</span>
        <Text as="span" $size="sm" $color="inkSoft">
          {msg(`adminSettings.menu.type.${menu_type}`)} · {final_url}
        </Text>
      </Texts>
      <Tools>
        <Switch
          label={msg('adminSettings.menu.active', { name })}
          hideLabel
          checked={is_active}
          onChange={(active) => onChange({ ...item, is_active: active })}
        />
        {parts.steps}
        <IconButton label={msg('adminSettings.menu.edit', { name })} onClick={() => onEdit(item)}>
          <EditIcon size={20} />
        </IconButton>
        <IconButton
          id={deleteMenuItemId(item.id)}
          label={msg('adminSettings.menu.delete', { name })}
          onClick={() => onDelete(item)}
        >
          <TrashIcon size={20} />
        </IconButton>
      </Tools>
    </RowFrame>
  )
}

const Branch = styled.div`
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`

const Below = styled.details`
  padding-inline-start: ${space(6)};
  font-size: ${text.sm};

  & > summary {
    display: list-item;
    width: fit-content;
    margin-inline-start: ${space(7)};
    padding-block: ${space(2)};
    min-height: ${size.target};
    color: ${color.inkSoft};
    cursor: pointer;
    line-height: 28px;
  }
`

const RowFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space(2)};
  padding-block: ${space(1)};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

const Texts = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  & > :first-child {
    font-weight: ${weight.bold};
  }

  &[data-off] > :first-child {
    color: ${color.inkSoft};
    font-weight: ${weight.regular};
  }
`

/** On phones below the name, from the end of the row: all of them fit below a parent at 320 px as well. */
const Tools = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: flex-end;

  ${media.tablet} {
    grid-column: 3;
  }
`

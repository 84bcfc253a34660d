import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import {
  freeMenuItemId,
  menuBranches,
  withMenuItem,
  withMenuItemMoved,
  withoutMenuItem,
} from '@/domain/content/menu-edit'
import { useMsg } from '@/i18n/use-msg'
import { color, media, size, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import type { SelectOption } from '@/ui/choosing/Select'
import { Switch } from '@/ui/choosing/Switch'
import { neighbourInList, useWindowTask } from '@/ui/editor/window-task'
import { defer } from '@/ui/feedback/late'
import { FieldNote } from '@/ui/fields/Field'
import { useFormField } from '@/ui/form/use-form'
import { EditIcon, PlusIcon, TrashIcon } from '@/ui/icons'
import { Text, VisuallyHidden } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useConfirm } from '@/ui/overlays/confirm'
import { SortableList, type SortableControls } from '@/ui/sortable/SortableList'
import { addMenuItemButtonId, deleteMenuItemButtonId } from './menu-item-form'

const MenuItemWindow = defer(async () => (await import('./MenuItemWindow')).MenuItemWindow)

/**
 * The editor of the shop's menu, which has two levels (Product §3). The menu is saved together with the other
 * settings.
 */
export function ShopMenuEditor({ categories }: { categories: readonly SelectOption[] }) {
  const msg = useMsg()
  const { value: items, onChange, error } = useFormField<MenuItem[]>('menu')
  const { shown, open, close } = useWindowTask<MenuItem>()
  const confirm = useConfirm()
  const add = (parent_id: number | null) =>
    open({
      id: freeMenuItemId(items),
      parent_id,
      name: '',
      slug: '',
      menu_type: 'category',
      final_url: '',
      is_active: true,
      position: 0,
    })
  const askToDelete = (item: MenuItem) => {
    const below = items.filter(({ parent_id }) => parent_id === item.id).length
    return confirm({
      title: msg('adminSettings.menu.delete.title', { name: item.name }),
      text: (
        <p>
          {below > 0
            ? msg('adminSettings.menu.delete.below', { n: below })
            : msg('adminSettings.menu.delete.text')}
        </p>
      ),
      labels: {
        cancel: msg('adminSettings.menu.cancel'),
        confirm: msg('adminSettings.menu.delete.confirm'),
      },
      run: () => onChange(withoutMenuItem(items, item.id)),
      // The delete button disappears with its row, so the button of a neighbour gets the focus.
      focusAfter: () => document.getElementById(focusAfter(item, items)),
    })
  }
  return (
    <TitledCard title={msg('adminSettings.menu')}>
      <p>{msg('adminSettings.menu.hint')}</p>
      <FieldNote controlId="settings-menu" error={error} />
      <MenuTree
        items={items}
        onChange={onChange}
        onAdd={add}
        onEdit={open}
        onDelete={(item) => void askToDelete(item)}
      />
      <div>
        <Button id={addMenuItemButtonId} variant="secondary" onClick={() => add(null)}>
          <PlusIcon size={18} /> {msg('adminSettings.menu.add')}
        </Button>
      </div>
      {shown && (
        <MenuItemWindow
          key={shown.number}
          item={shown.task}
          items={items}
          categories={categories}
          isOpen={shown.isOpen}
          onClose={close}
          onDone={(item) => onChange(withMenuItem(items, item))}
        />
      )}
    </TitledCard>
  )
}

/**
 * Returns the id of the button that gets the focus after `item` is deleted: the delete button of the next or
 * previous item, else the button that adds an item.
 */
function focusAfter(item: MenuItem, items: readonly MenuItem[]): string {
  const siblings = items
    .filter(({ parent_id }) => parent_id === item.parent_id)
    .toSorted((a, b) => a.position - b.position)
  const next = neighbourInList(item, siblings)
  return next ? deleteMenuItemButtonId(next.id) : addMenuItemButtonId
}

type MenuTreeProps = Pick<MenuRowProps, 'onEdit' | 'onDelete'> & {
  items: readonly MenuItem[]
  onChange: (items: MenuItem[]) => void
  onAdd: (parentId: number) => void
}

/**
 * Both levels of the menu. Staff sort each level by dragging, with keys, or with buttons. They can fold the
 * second level.
 */
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
      onMove={(from, to) => onChange(withMenuItemMoved(items, null, from, to))}
    >
      {({ item, children }, parts) => (
        <Branch>
          <MenuRow item={item} parts={parts} {...row} />
          <Below
            data-empty={children.length === 0 || undefined}
            // The first item below appears in an open list.
            ref={(list) => {
              if (list && children.length === 0) list.open = true
            }}
          >
            <summary>
              <VisuallyHidden>{item.name}: </VisuallyHidden>
              {msg('adminSettings.menu.below', { n: children.length })}
            </summary>
            <SortableList
              label={msg('adminSettings.menu.belowOf', { name: item.name })}
              items={children}
              itemId={({ id }) => id}
              itemName={({ name }) => name}
              onMove={(from, to) => onChange(withMenuItemMoved(items, item.id, from, to))}
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
  parts: SortableControls
  onChange: (item: MenuItem) => void
  onEdit: (item: MenuItem) => void
  onDelete: (item: MenuItem) => void
}

/** The row of a menu item: its name, its target, and its actions. */
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
          id={deleteMenuItemButtonId(item.id)}
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
    width: fit-content;
    margin-inline-start: ${space(7)};
    padding-block: ${space(2)};
    min-height: ${size.target};
    color: ${color.inkSoft};
    line-height: 28px;

    ${media.hover} {
      min-height: 0;
      padding-block: 0 ${space(2)};
    }
  }

  &[data-empty] > summary {
    display: none;
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

  & > :first-child {
    font-weight: ${weight.bold};
  }

  &[data-off] > :first-child {
    color: ${color.inkSoft};
    font-weight: ${weight.regular};
  }
`

/**
 * On phones the actions are below the name and aligned to the end. Beside the name they would not fit at 320
 * px.
 */
const Tools = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: flex-end;

  ${media.tablet} {
    grid-column: 3;
  }
`

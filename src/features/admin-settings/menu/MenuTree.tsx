import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import { menuBranches, withMenuItem, withMoved } from '@/domain/admin/menu-edit'
import { useMsg } from '@/i18n/use-msg'
import { color, size, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { SortableList } from '@/ui/sortable/SortableList'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { MenuRow } from './MenuRow'

type MenuTreeProps = {
  /** Both levels, in any order. */
  items: readonly MenuItem[]
  /** Called with the whole menu after a move or a switch. */
  onChange: (items: MenuItem[]) => void
  /** Opens the window for a new item below this one. */
  onAdd: (parentId: number) => void
  /** Opens the window that edits an item. */
  onEdit: (item: MenuItem) => void
  /** Opens the question before an item goes. */
  onDelete: (item: MenuItem) => void
}

/** Both levels, each put in order by drag, keys or buttons; the second one folds away. */
export function MenuTree({ items, onChange, onAdd, onEdit, onDelete }: MenuTreeProps) {
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

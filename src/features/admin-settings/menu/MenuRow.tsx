import styled from 'styled-components'
import type { MenuItem } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text, weight } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { EditIcon, TrashIcon } from '@/ui/icons'
import type { SortableParts } from '@/ui/sortable/SortableList'
import { Switch } from '@/ui/choosing/Switch'
import { deleteMenuItemId } from './menu-item-form'

type MenuRowProps = {
  /** An item of either level. */
  item: MenuItem
  /** Its handle and buttons in the sortable list. */
  parts: SortableParts
  /** Called with the item switched on or off. */
  onChange: (item: MenuItem) => void
  /** Opens the window that edits it. */
  onEdit: (item: MenuItem) => void
  /** Opens the question before it goes. */
  onDelete: (item: MenuItem) => void
}

/** One item: moved, switched on and off, edited, deleted. */
export function MenuRow({ item, parts, onChange, onEdit, onDelete }: MenuRowProps) {
  const msg = useMsg()
  const { name, final_url, menu_type, is_active } = item
  return (
    <Row>
      {parts.handle}
      <Words data-off={!is_active || undefined}>
        <Name>{name}</Name>
        <Address>
          {msg(`adminSettings.menu.type.${menu_type}`)} · {final_url}
        </Address>
      </Words>
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
    </Row>
  )
}

const Row = styled.div`
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

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-off] > :first-child {
    color: ${color.inkSoft};
    font-weight: ${weight.regular};
  }
`

const Name = styled.span`
  font-weight: ${weight.bold};
`

const Address = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
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

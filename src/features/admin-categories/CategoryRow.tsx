import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { EditIcon, PlusIcon, TrashIcon } from '@/ui/icons'
import { Link } from '@/ui/actions/Link'
import type { SortableParts } from '@/ui/sortable/SortableItem'
import { ActiveSwitch } from './ActiveSwitch'
import { addButtonId, deleteButtonId, editButtonId } from './category-task'
import { Buttons, Foot, Name, Products, Row, Slug, Words } from './row-style'

export type CategoryRowActions = {
  /** Opens the window for a new category below this one. */
  onAdd: (parentId: number) => void
  /** Opens the window that edits it. */
  onEdit: (category: AdminCategory) => void
  /** Opens the question before it goes. */
  onDelete: (category: AdminCategory) => void
}

type CategoryRowProps = CategoryRowActions & {
  /** A category of either level. */
  category: AdminCategory
  /** Its handle and buttons in the sortable list. */
  parts: SortableParts
}

/** A category: its name and address, its products, whether the shop shows it, and what can be done with it. */
export function CategoryRow({ category, parts, onAdd, onEdit, onDelete }: CategoryRowProps) {
  const msg = useMsg()
  const { id, name, slug, level, product_count, is_active } = category
  return (
    <Row data-level={level} data-off={!is_active || undefined}>
      {parts.handle}
      <Words>
        <Name>{name}</Name>
        <Slug>/category/{slug}</Slug>
      </Words>
      <ActiveSwitch category={category} />
      <Foot>
        <Products>
          <Link to="/admin/products" search={{ category_id: id }} $quiet>
            {msg('adminCategories.count', { n: product_count })}
          </Link>
        </Products>
        <Buttons>
          {level === 1 && (
            <IconButton
              id={addButtonId(id)}
              label={msg('adminCategories.addBelow', { name })}
              title={msg('adminCategories.addBelow.short')}
              onClick={() => onAdd(id)}
            >
              <PlusIcon size={20} />
            </IconButton>
          )}
          {parts.steps}
          <IconButton
            id={editButtonId(id)}
            label={msg('adminCategories.edit', { name })}
            title={msg('adminCategories.edit.short')}
            onClick={() => onEdit(category)}
          >
            <EditIcon size={20} />
          </IconButton>
          <IconButton
            id={deleteButtonId(id)}
            label={msg('adminCategories.delete.one', { name })}
            title={msg('adminCategories.delete')}
            onClick={() => onDelete(category)}
          >
            <TrashIcon size={20} />
          </IconButton>
        </Buttons>
      </Foot>
    </Row>
  )
}

import type { AdminProductRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { CopyIcon, EditIcon, EyeIcon, TrashIcon } from '@/ui/icons'
import { Menu, MenuButton, MenuLink } from '@/ui/overlays/Menu'
import type { RowMenuParts } from '@/ui/table/RowMenu'

type ProductMenuProps = RowMenuParts & {
  product: AdminProductRow
  onDuplicate: () => void
  onDelete: () => void
}

/** What can be done with one product of the list. */
export function ProductMenu({ product, onDuplicate, onDelete, ...menu }: ProductMenuProps) {
  const msg = useMsg()
  const { id, slug, status } = product
  return (
    <Menu {...menu}>
      <MenuLink href={`/admin/products/${id}/edit`}>
        <EditIcon size={20} /> {msg('adminProducts.edit')}
      </MenuLink>
      {status === 'active' && (
        <MenuLink href={`/products/${slug}`}>
          <EyeIcon size={20} /> {msg('adminProducts.seeInShop')}
        </MenuLink>
      )}
      <MenuButton onClick={onDuplicate}>
        <CopyIcon size={20} /> {msg('adminProducts.duplicate.short')}
      </MenuButton>
      <MenuButton onClick={onDelete}>
        <TrashIcon size={20} /> {msg('adminProducts.delete')}
      </MenuButton>
    </Menu>
  )
}

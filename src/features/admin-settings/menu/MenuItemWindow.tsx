import type { MenuItem } from '@/api/generated/model'
import { menuBranches } from '@/domain/content/menu-edit'
import { useMsg } from '@/i18n/use-msg'
import { Combobox } from '@/ui/choosing/Combobox'
import type { SelectOption } from '@/ui/choosing/Select'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { FormSelect, FormTextField } from '@/ui/form/fields'
import { useFormField, useFormValues } from '@/ui/form/use-form'
import { type MenuItemFormValues, menuItemFormOf, menuTypes, menuItemOf } from './menu-item-form'

type MenuItemWindowProps = {
  item: MenuItem
  items: readonly MenuItem[]
  categories: readonly SelectOption[]
  isOpen: boolean
  onDone: (item: MenuItem) => void
  onClose: () => void
}

/**
 * The window that creates or changes a menu item: its name, its target, and its parent. An item with children
 * has no field for a parent.
 */
export function MenuItemWindow(props: MenuItemWindowProps) {
  const { item, items, categories, isOpen, onDone, onClose } = props
  const msg = useMsg()
  const isNew = !items.some(({ id }) => id === item.id)
  const hasChildren = items.some(({ parent_id }) => parent_id === item.id)
  const parents = menuBranches(items).filter((branch) => branch.item.id !== item.id)
  return (
    <ActionWindow<MenuItemFormValues>
      isOpen={isOpen}
      title={msg(isNew ? 'adminSettings.menu.new' : 'adminSettings.menu.edit', { name: item.name })}
      labels={{ save: msg('adminSettings.menu.done'), cancel: msg('adminSettings.menu.cancel') }}
      initialValues={menuItemFormOf(item)}
      schema={async () => (await import('./schema')).menuItemFormSchema}
      onSend={async (form) => {
        onDone(menuItemOf(item, form))
        return true
      }}
      onClose={onClose}
    >
      <FormTextField name="name" label={msg('adminSettings.menu.name')} required maxLength={100} />
      <TargetField categories={categories} />
      {!hasChildren && (
        <FormSelect
          name="parent"
          label={msg('adminSettings.menu.parent')}
          options={[
            { value: '', label: msg('adminSettings.menu.parent.none') },
            ...parents.map((branch) => ({
              value: String(branch.item.id),
              label: branch.item.name,
            })),
          ]}
        />
      )}
    </ActionWindow>
  )
}

/**
 * The fields for the target of an item: a category, a page of the shop, or another URL. The chosen category
 * stays in the form while another kind of target is selected. A page and another URL share one field.
 */
function TargetField({ categories }: Pick<MenuItemWindowProps, 'categories'>) {
  const msg = useMsg()
  const { menu_type } = useFormValues<MenuItemFormValues>()
  const category = useFormField<string | null>('category')
  return (
    <>
      <FormSelect
        name="menu_type"
        label={msg('adminSettings.menu.type')}
        options={menuTypes.map((value) => ({
          value,
          label: msg(`adminSettings.menu.type.${value}`),
        }))}
      />
      {menu_type === 'category' ? (
        <Combobox
          {...category}
          name="category"
          label={msg('adminSettings.menu.category')}
          options={categories}
          placeholder={msg('adminSettings.menu.category.choose')}
          required
        />
      ) : (
        <FormTextField
          name="address"
          label={msg('adminSettings.menu.address')}
          hint={msg(
            menu_type === 'page' ? 'adminSettings.menu.page.hint' : 'adminSettings.menu.link.hint',
          )}
          required
          maxLength={255}
        />
      )}
    </>
  )
}

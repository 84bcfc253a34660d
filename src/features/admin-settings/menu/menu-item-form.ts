import type { MenuItem, MenuItemMenuType } from '@/api/generated/model'

/** The values of the form. `parent` is an id, or '' on the first level. */
export type MenuItemFormValues = {
  name: string
  menu_type: string
  category: string
  address: string
  parent: string
}

export const menuTypes = ['category', 'page', 'link'] as const satisfies MenuItemMenuType[]

/** Returns the form's values for a menu item. */
export function menuItemFormOf(item: MenuItem): MenuItemFormValues {
  return {
    name: item.name,
    menu_type: item.menu_type,
    category: item.menu_type === 'category' ? item.slug : '',
    address: item.menu_type === 'category' ? '' : item.final_url,
    parent: item.parent_id === null ? '' : String(item.parent_id),
  }
}

/** Returns the item with the values of the form. */
export function menuItemOf(item: MenuItem, form: MenuItemFormValues): MenuItem {
  const menu_type = menuTypes.find((type) => type === form.menu_type) ?? 'link'
  const address = form.address.trim()
  return {
    ...item,
    name: form.name.trim(),
    menu_type,
    parent_id: form.parent ? Number(form.parent) : null,
    slug: menu_type === 'category' ? form.category : menu_type === 'page' ? address.slice(1) : '',
    final_url: menu_type === 'category' ? `/category/${form.category}` : address,
  }
}

/** The id of the button that adds an item on the first level. */
export const addMenuItemButtonId = 'menu-add'
/** Returns the id of the button that deletes an item. */
export const deleteMenuItemButtonId = (id: number) => `menu-delete-${id}`

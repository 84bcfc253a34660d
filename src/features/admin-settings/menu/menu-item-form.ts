import type { MenuItem, MenuItemMenuType } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { appPath, safeHref } from '@/lib/safe-href'

/** An item as it is typed; `parent` is empty on the first level. */
export type MenuItemForm = {
  name: string
  menu_type: string
  category: string
  address: string
  parent: string
}

export const menuTypes = ['category', 'page', 'link'] as const satisfies MenuItemMenuType[]

/** The form of an item. */
export function menuItemForm(item: MenuItem): MenuItemForm {
  return {
    name: item.name,
    menu_type: item.menu_type,
    category: item.menu_type === 'category' ? item.slug : '',
    address: item.menu_type === 'category' ? '' : item.final_url,
    parent: item.parent_id === null ? '' : String(item.parent_id),
  }
}

type Problems = Partial<Record<keyof MenuItemForm, MessageId>>

/** What keeps an item from the menu. A page is a path of the shop, a link leads anywhere harmless. */
export function menuItemProblems({ name, menu_type, category, address }: MenuItemForm): Problems {
  const target = address.trim()
  return {
    ...(!name.trim() && { name: 'adminSettings.menu.problem.name' as const }),
    ...(menu_type === 'category' &&
      !category && { category: 'adminSettings.menu.problem.category' as const }),
    ...(menu_type === 'page' &&
      appPath(target) === undefined && { address: 'adminSettings.menu.problem.page' as const }),
    ...(menu_type === 'link' &&
      !isWhole(target) && { address: 'adminSettings.menu.problem.link' as const }),
  }
}

function isWhole(address: string): boolean {
  const known = /^(https?:\/\/[^/\s]|mailto:\S|tel:\S)/i.test(address)
  return known && safeHref(address) !== undefined
}

/** The item with what was typed. */
export function withForm(item: MenuItem, form: MenuItemForm): MenuItem {
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

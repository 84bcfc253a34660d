import { object, type ObjectSchema, string } from 'yup'
import { messageId } from '@/i18n/message-id'
import type { MessageId } from '@/i18n/message-id.gen'
import { appPath, safeHref } from '@/lib/links'
import type { MenuItemFormValues } from './menu-item-form'

const needsAddress = { page: isPath, link: isWhole }

function isPath(address: string): boolean {
  return appPath(address) !== undefined
}

function isWhole(address: string): boolean {
  const known = /^(https?:\/\/[^/\s]|mailto:\S|tel:\S)/i.test(address)
  return known && safeHref(address) !== undefined
}

const address = (kind: keyof typeof needsAddress, message: MessageId) =>
  string().trim().defined().test(kind, message, needsAddress[kind])

/**
 * The rules of a menu item. A page is a path of the shop, such as '/voucher'. A link is a safe URL with the
 * scheme http, https, mailto or tel, such as 'https://…'.
 */
export const menuItemFormSchema: ObjectSchema<MenuItemFormValues> = object({
  name: string().trim().required(messageId('adminSettings.menu.problem.name')),
  menu_type: string().defined(),
  parent: string().defined(),
  category: string()
    .defined()
    .when('menu_type', ([type], category) =>
      type === 'category'
        ? category.required(messageId('adminSettings.menu.problem.category'))
        : category,
    ),
  address: string()
    .defined()
    .when('menu_type', ([type], plain) =>
      type === 'page'
        ? address('page', 'adminSettings.menu.problem.page')
        : type === 'link'
          ? address('link', 'adminSettings.menu.problem.link')
          : plain,
    ),
})

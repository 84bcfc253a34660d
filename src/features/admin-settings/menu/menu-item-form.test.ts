import { expect, test } from 'vitest'
import type { MenuItem } from '@/api/generated/model'
import { formErrorsOf } from '@/ui/form/Form'
import { menuItemFormOf, type MenuItemFormValues, menuItemOf } from './menu-item-form'
import { menuItemFormSchema } from './schema'

const problemsOf = (form: MenuItemFormValues) => formErrorsOf(form, async () => menuItemFormSchema)

const shirts: MenuItem = {
  id: 1,
  parent_id: null,
  name: 'Áo',
  slug: 'ao',
  menu_type: 'category',
  final_url: '/category/ao',
  is_active: true,
  position: 1,
}

test('the form of an unchanged item returns the same item', () => {
  expect(menuItemOf(shirts, menuItemFormOf(shirts))).toEqual(shirts)
  const page = { ...shirts, menu_type: 'page' as const, slug: 'voucher', final_url: '/voucher' }
  expect(menuItemOf(page, menuItemFormOf(page))).toEqual(page)
})

const form = { ...menuItemFormOf(shirts), category: '' }

test.each([
  ['category', '', { category: 'adminSettings.menu.problem.category' }],
  ['page', '/voucher?x=1', {}],
  ['page', 'voucher', { address: 'adminSettings.menu.problem.page' }],
  ['page', '//evil.example', { address: 'adminSettings.menu.problem.page' }],
  ['link', 'https://blog.example/', {}],
  ['link', 'mailto:a@b.vn', {}],
  ['link', 'javascript:alert(1)', { address: 'adminSettings.menu.problem.link' }],
  ['link', '/voucher', { address: 'adminSettings.menu.problem.link' }],
])('a %s to "%s": %j', async (menu_type, address, problems) => {
  expect(await problemsOf({ ...form, menu_type, address })).toEqual(problems)
})

test('a name is required', async () => {
  expect(await problemsOf({ ...form, category: 'ao', name: ' ' })).toEqual({
    name: 'adminSettings.menu.problem.name',
  })
})

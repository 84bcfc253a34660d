import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { permissionOf } from '../../src/domain/rights/permissions.gen'
import type { StaffOperation } from '../../src/domain/rights/rights'
import { adminScreens } from '../../src/features/admin/screens'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { callsTo, openBlankPage, visit } from '../support/world'
import { rows } from './staff'

const text = textsOf('en')
const menu = (page: Page) => page.getByRole('navigation', { name: text('admin.nav') })
const refusal = (page: Page) => page.getByRole('heading', { name: text('admin.right.title') })
const refused = async (page: Page) =>
  (await callsTo(page)).filter(({ status }) => status === 403).map(({ operation }) => operation)

async function found(page: Page, words: string): Promise<string[]> {
  const field = page.getByRole('combobox', { name: text('adminKeys.palette') })
  if (!(await field.isVisible())) await page.keyboard.press('Control+k')
  await field.fill(words)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/result|Nothing/)
  return page.getByRole('option').allInnerTexts()
}

test('a packer sees only orders and returns in menu, quick search and URLs, and no call is refused @§10.21.2 @§10.21.3', async ({
  page,
}) => {
  await visit(page, '/admin?scenario=login:packer')
  await expect(page).toHaveURL('/admin/orders')
  await expect(menu(page).getByRole('link')).toHaveText([/^Orders/, /^Returns/])
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: text('adminOrders.new') })).toHaveCount(0)
  // The packer can't open any other screen, and the quick search finds nothing in those screens.
  const entries = await found(page, 'o')
  expect(entries).toContain('Orders')
  expect(entries).not.toContain('Products')
  expect(entries).not.toContain(text('adminKeys.action.takeOrder'))
  const names = await found(page, 'linen')
  expect(names.filter((name) => /linen/i.test(name))).toEqual([])
  await page.keyboard.press('Escape')

  await rows(page).nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order ML/ })).toBeVisible()
  await expect(page.getByRole('button', { name: text('adminOrders.order.changes') })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: text('adminOrders.notes.label') })).toBeVisible()

  for (const path of ['/admin/products', '/admin/orders/new', '/admin/settings']) {
    await page.goto(path)
    await expect(refusal(page)).toBeVisible()
    await expect(menu(page).getByRole('link')).toHaveCount(2)
  }
  await expect(page.getByText(`“${text('admin.right.settings')}”`)).toContainText('Trần Thu Hà')
  expect(await refused(page)).toEqual([])
})

test('a clerk may look at products and take orders @§10.21.5', async ({ page }) => {
  await visit(page, '/admin/products?scenario=login:clerk')
  await expect(rows(page)).toHaveCount(21)
  await expect(rows(page).getByRole('checkbox')).toHaveCount(0)
  await expect(rows(page).getByRole('combobox')).toHaveCount(0)
  await expect(rows(page).getByRole('link')).toHaveCount(0)
  await expect(rows(page).nth(1).getByText('On sale')).toBeVisible()
  await expect(page.getByRole('link', { name: text('adminProducts.create') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: text('adminProducts.sheet') })).toHaveCount(0)
  await page.goto('/admin/products/3/edit')
  await expect(refusal(page)).toBeVisible()
  await page.goto('/admin/orders/new')
  await expect(page.getByRole('button', { name: text('adminOrders.new.save') })).toBeVisible()
  expect(await refused(page)).toEqual([])
})

/** Opens a blank page, which makes no calls, and gives the staff member exactly these permissions. */
async function grant(page: Page, permissions: readonly string[]): Promise<void> {
  await openBlankPage(page)
  await setRights(page, permissions)
}

/** Changes the permissions of the staff member while they work. */
async function setRights(page: Page, permissions: readonly string[]): Promise<void> {
  const answer = await page.request.put(`/__world/users/${accounts.staff.id}`, {
    data: { permissions },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('an order that the staff member may only read names the right that its moves need @§10.21.5', async ({
  page,
}) => {
  await visit(page, '/admin/orders?scenario=login:staff')
  await grant(page, ['orders:read'])
  await page.goto('/admin/orders/58')
  await expect(page.getByText(`“${text('admin.right.orders:write')}”`)).toBeVisible()
  await expect(page.getByRole('button', { name: text('adminOrders.notes.add') })).toHaveCount(0)
  await page.goto('/admin/orders?status=pending&payment_method=cod')
  await rows(page).first().getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: /^Print/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Confirm|Ship)/ })).toHaveCount(0)
  expect(await refused(page)).toEqual([])
})

const rightsOf = (operations: readonly StaffOperation[]) => [
  ...new Set(operations.map((operation) => permissionOf[operation])),
]

for (const [path, { needs }] of Object.entries(adminScreens)) {
  test(`${path} opens with the rights of its operations, and no call is refused @§10.21.1 @§10.21.3`, async ({
    page,
  }) => {
    await visit(page, '/__world/blank?scenario=login:staff')
    await setRights(page, rightsOf(needs))
    await page.goto(
      path.replace('$id', path.includes('orders') ? '58' : '3').replace('$key', 'user-1'),
    )
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(refusal(page)).toHaveCount(0)
    expect(await refused(page)).toEqual([])
  })
}

test.describe('a right that is removed meanwhile', () => {
  test.use({ expectedMessages: ['status of 403', 'status of 404'] })

  test('is named with its holders, or with the manager where nobody is named @§10.21.3', async ({
    page,
  }) => {
    await visit(page, '/admin/products?scenario=login:staff')
    await expect(rows(page)).toHaveCount(21)
    await setRights(page, ['products:read'])
    await rows(page).nth(1).getByRole('combobox').selectOption('draft')
    // No colleague has this permission either, so the message names nobody to ask.
    await expect(page.getByText('You don’t have permission to edit products')).toBeVisible()
    await visit(page, '/admin/products?scenario=login:editor,adminPermissions.404')
    await expect(refusal(page)).toBeVisible()
    await expect(page.getByText(`“${text('admin.right.products:read')}”`)).toContainText('manager')
  })
})

import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { keptBy } from '../support/kept'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'
import { button, field } from './staff'

const text = textsOf('en')

test('what one of the staff typed is gone for the next who works here @§14.3b', async ({
  page,
}) => {
  const note = page.getByRole('textbox', { name: text('adminOrders.notes.label') })
  const firstName = page.getByRole('textbox', { name: text('auth.firstName') })
  await test.step('a phone order, a note and a product are begun', async () => {
    await visit(page, '/admin/orders/new?lang=en&scenario=login:staff')
    await firstName.fill('Hải Đăng')
    await page.goto('/admin/orders')
    await page.getByRole('table').getByRole('link', { name: /^ML/ }).first().click()
    await note.fill('Khách dặn gọi trước: 0377 123 456')
    await page.goto('/admin/products/create')
    await field(page, 'field.product.name').fill('Áo của Hải Đăng')
    await expect
      .poll(async () => (await keptBy(page)).match(/Hải Đăng|0377 123 456|Áo của/g))
      .toEqual(expect.arrayContaining(['Hải Đăng', '0377 123 456', 'Áo của']))
  })
  const product = page.url()
  await page.goto('/admin')
  await button(page, 'admin.signOut').click()
  await expect(page.getByRole('heading', { name: text('admin.signIn.title') })).toBeVisible()
  expect(await keptBy(page)).not.toMatch(/Hải Đăng|0377|Áo của/)

  await test.step('a colleague signs in', async () => {
    await page.getByRole('textbox', { name: text('auth.email') }).fill(accounts.clerk.email)
    await page.getByRole('textbox', { name: text('auth.password') }).fill(accounts.clerk.password)
    await button(page, 'auth.login.submit').click()
    await expect(button(page, 'admin.signOut')).toBeVisible()
    await page.goto('/admin/orders/new')
    await expect(firstName).toHaveValue('')
    await expect(page.getByText(text('editor.draft.restored'))).toHaveCount(0)
    await page.goto('/admin/orders')
    await page.getByRole('table').getByRole('link', { name: /^ML/ }).first().click()
    await expect(note).toHaveValue('')
    await page.goto(product)
    await expect(page.getByText('Áo của Hải Đăng')).toHaveCount(0)
  })
})

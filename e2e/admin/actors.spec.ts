import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'
import { button, field, rows } from './staff'

const text = textsOf('en')

test.describe('beside a colleague', () => {
  test.use({ expectedMessages: ['status of 409'] })

  test('who renames the product that is open: both names are shown, and one is chosen', async ({
    page,
  }) => {
    await visit(page, '/admin/products/3/edit?scenario=login:staff,actors:colleague')
    const name = field(page, 'field.product.name')
    const before = await name.inputValue()
    await setScenario(page, 'actors:colleague', 'clock:+1m')
    await name.fill('Áo của tôi')
    await button(page, 'adminProduct.save').click()
    const conflict = page.getByRole('dialog', { name: text('editor.conflict.title') })
    await expect(conflict.getByText(`${before} (`)).toBeVisible()
    await conflict.getByRole('radio', { name: text('editor.conflict.theirs') }).check()
    await conflict.getByRole('button', { name: text('editor.conflict.save') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${before} (`)
  })
})

test('orders that arrive meanwhile are there when the list is asked again', async ({ page }) => {
  await visit(page, '/admin/orders?scenario=login:staff,actors:orders')
  await expect(rows(page).nth(1)).toBeVisible()
  const before = (await worldOf(page)('orders')).length
  await setScenario(page, 'actors:orders', 'clock:+1m')
  await page.reload()
  await expect(rows(page).nth(1)).toBeVisible()
  const orders = await worldOf(page)('orders')
  expect(orders.length).toBeGreaterThan(before)
  await expect(page.getByRole('link', { name: orders.at(-1)?.code ?? '?' })).toBeVisible()
  await page.request.delete('/__world/actors')
  await setScenario(page, 'clock:+9m')
  await page.reload()
  await expect(rows(page).nth(1)).toBeVisible()
  expect(await worldOf(page)('orders')).toHaveLength(orders.length)
})

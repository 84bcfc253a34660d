import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('an order of somebody else is not found', async ({ page, text }) => {
  const main = page.getByRole('main')
  await visit(page, '/account/orders?scenario=login:shopper')
  const orders = await worldOf(page)('orders')
  const foreign = orders.find(({ user_id }) => user_id !== accounts.shopper.id)
  await page.goto(`/account/orders/${foreign?.code}`)
  await expect(main.getByRole('alert')).toContainText(text('account.order.notFound'))
  await page.getByRole('link', { name: text('account.order.back') }).click()
  await expect(main.getByRole('article').first()).toBeVisible()
})

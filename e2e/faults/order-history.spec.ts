import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { worldOf, setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test("a failure is said in the list's place; trying again shows it", async ({ page, text }) => {
  const main = page.getByRole('main')
  const alert = main.getByRole('alert')
  await visit(page, '/account/orders?scenario=login:shopper,orders.wrongShape')
  await expect(alert).toContainText(text('account.orders.error'))
  await setScenario(page, 'orders.html')
  await alert.getByRole('button', { name: text('ui.retry') }).click()
  // The alert stays until the answer is there.
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(alert).toContainText(text('account.orders.error'))
  await setScenario(page)
  await alert.getByRole('button', { name: text('ui.retry') }).click()
  await expect(main.getByRole('article')).toHaveCount(3)

  await test.step('an order of somebody else is not found', async () => {
    const orders = await worldOf(page)('orders')
    const foreign = orders.find(({ user_id }) => user_id !== accounts.shopper.id)
    await page.goto(`/account/orders/${foreign?.code}`)
    await expect(alert).toContainText(text('account.order.notFound'))
    await page.getByRole('link', { name: text('account.order.back') }).click()
    await expect(main.getByRole('article').first()).toBeVisible()
  })
})

import { accounts } from '../../mocks/seed/accounts'
import type { FaultScenario } from '../../mocks/scenarios/names'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { browserWorld } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('an order of somebody else is not found', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/account/orders?scenario=login:shopper')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const orders = await browserWorld(page)('orders')
  const foreign = orders.find(({ user_id }) => user_id !== accounts.shopper.id)
  await page.goto(`/account/orders/${foreign?.code}`)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text('account.order.notFound'))
  await page.getByRole('link', { name: text('account.order.back') }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

const failures: readonly FaultScenario[] = ['orders.wrongShape', 'orders.html']

for (const scenario of failures) {
  test(`${scenario}: said in the list's place; trying again shows it`, async ({
    page,
    shopLocale,
  }) => {
    const text = textsOf(shopLocale)
    await page.goto(`/account/orders?scenario=login:shopper,${scenario}`)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(text('account.orders.error'))
    await page.evaluate(() => window.__mockWorld?.setScenario(''))
    await alert.getByRole('button', { name: text('ui.retry') }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  })
}

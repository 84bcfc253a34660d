import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { worldOf, setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('an order of somebody else is not found', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await visit(page, '/account/orders?scenario=login:shopper')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const orders = await worldOf(page)('orders')
  const foreign = orders.find(({ user_id }) => user_id !== accounts.shopper.id)
  await page.goto(`/account/orders/${foreign?.code}`)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text('account.order.notFound'))
  await page.getByRole('link', { name: text('account.order.back') }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test("a failure is said in the list's place; trying again shows it", async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  const alert = page.getByRole('main').getByRole('alert')
  for (const fault of ['wrongShape', 'html']) {
    await visit(page, `/account/orders?scenario=login:shopper,orders.${fault}`)
    await expect(alert, fault).toContainText(text('account.orders.error'))
    await setScenario(page)
    await alert.getByRole('button', { name: text('ui.retry') }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  }
})

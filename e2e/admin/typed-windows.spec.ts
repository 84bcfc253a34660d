import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { expectAsked } from '../support/typed-window'
import { setScenario, visit, worldOf } from '../support/world'
import { button } from './staff'

const text = textsOf('en')
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the shopper's newest order of that status, or else anybody's. */
async function openOrder(page: Page, status: string) {
  const orders = (await worldOf(page)('orders')).filter((one) => one.status === status)
  const order = orders.findLast(({ user_id }) => user_id === accounts.shopper.id) ?? orders.at(-1)
  await visit(page, `/admin/orders/${order?.id}?lang=en&scenario=login:staff`)
}

test.use({ expectedMessages: ['Failed to load resource'] })

const windows = {
  async 'the reason of a cancellation'(page: Page) {
    await openOrder(page, 'pending')
    await button(page, 'adminOrders.move.cancelled').click()
    const field = dialog(page).getByRole('textbox')
    await field.fill('Rang thrice')
    await setScenario(page, 'transitionOrder.serverError')
    await dialog(page)
      .getByRole('button', { name: text('adminOrders.move.cancelled') })
      .click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    return { field, typed: 'Rang thrice' }
  },
  async 'the number of a parcel'(page: Page) {
    await openOrder(page, 'processing')
    await button(page, 'adminOrders.move.shipped').click()
    const field = dialog(page).getByPlaceholder(text('adminOrders.ship.number'))
    await field.fill('GHN123')
    return { field, typed: 'GHN123' }
  },
  async 'what is said of a return'(page: Page) {
    await openOrder(page, 'delivered')
    await button(page, 'adminReturns.byPhone').click()
    const field = dialog(page).getByRole('textbox', { name: text('return.note') })
    await field.fill('Too wide')
    return { field, typed: 'Too wide' }
  },
  async 'a change of prices'(page: Page) {
    await visit(page, '/admin/products?lang=en&scenario=login:staff')
    await page.getByRole('checkbox', { name: text('table.selectAll') }).check()
    const bulk = page.getByRole('region', { name: text('adminProducts.bulk') })
    await bulk.getByRole('button', { name: text('adminProducts.price'), exact: true }).click()
    const field = dialog(page).getByLabel(text('adminProducts.price.percent'))
    await field.fill('10')
    return { field, typed: '10' }
  },
}

for (const [name, open] of Object.entries(windows))
  test(`${name} is not lost by a slip @§10.2.5a`, async ({ page }) => {
    const { field, typed } = await open(page)
    // By its name: the question is a dialog too.
    const title = (await dialog(page).getByRole('heading').first().textContent()) ?? ''
    const window = page.getByRole('dialog', { name: title })
    await expectAsked(page, text, { window, field, typed })
  })

import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { failInTurn, type FaultRow } from '../support/faults'
import { setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const path = `/products/${specials.onSale}`

/** The error catalogue owns what each outcome says; these are in the order in which one gives way to another. */
const failures: FaultRow[] = [
  { scenario: 'productDetail.offline', id: 'catalogue.error.offline' },
  { scenario: 'productDetail.wrongShape', id: 'product.error.failed' },
]

test('every failure of a product: said, with a way on; trying again shows it @§2.3.1 @§4.3.1 @§4.3.2 @§12.1.1', async ({
  page,
  text,
}) => {
  const alert = page.getByRole('main').getByRole('alert')
  await failInTurn(page, text, { path, alert, rows: failures })
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await setScenario(page)
  await alert.getByRole('button', { name: text('ui.retry') }).click()
  await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeVisible()

  await test.step('a product that is not there leads on to those like it and to all of them, not to another try @§8.6.7b', async () => {
    await page.goto('/products/dam-chu-a-da-het')
    await expect(alert).toContainText(text('product.error.notFound'))
    await expect(alert.getByRole('button', { name: text('ui.retry') })).toHaveCount(0)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Đầm chữ A/ })
        .first(),
    ).toBeVisible()
    await expect(page).toHaveTitle(`${text('product.error.notFound')} · Mộc Lan`)
    await alert.getByRole('link', { name: text('catalogue.seeAll') }).click()
    await expect(page).toHaveURL(/\/products$/)
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { keepCart, linesOf } from '../support/cart'
import { visit, setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const dress = 'dam-chu-a-co-sen-tu-anh'
const shirt = 'ao-so-mi-linen-an-nhien'

/** Fires the events that a browser fires when the shopper comes back to the browser tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
}

test('a failed sync keeps the cart, and shows no second error after coming back or with another line @§4.5.9', async ({
  page,
  text,
}) => {
  await keepCart(page, dress, shirt)
  await visit(page, '/cart?scenario=syncCartProducts.offline')
  const said = page.getByText(text('common.error.offline'), { exact: true })
  await expect(said).toHaveCount(1)
  await page.getByRole('button', { name: text('ui.toast.dismiss') }).click()
  await expect(said).toHaveCount(0)
  await comeBack(page)
  const asked = page.waitForRequest(/\/api\/cart\/products/)
  await linesOf(page, text).first().getByRole('button').last().click()
  await asked
  await expect(page.getByText(text('ui.undo'))).toBeVisible()
  await expect(said).toHaveCount(0)
  await test.step('calls that failed offline are sent again online', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await setScenario(page, 'cart.variant-gone')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('main').getByText(text('cart.note.gone'))).toBeVisible()
  })
})

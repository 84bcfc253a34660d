import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { keepCart, linesOf } from '../support/cart'
import { type FaultRow, wordsOf } from '../support/faults'
import { visit, setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const dress = 'dam-chu-a-co-sen-tu-anh'
const shirt = 'ao-so-mi-linen-an-nhien'

/** A refusal, an answer that can't be read, none at all. The error catalogue owns what each outcome says. */
const failures: FaultRow[] = [
  { scenario: 'syncCartProducts.invalid', words: 'Giỏ hàng không hợp lệ' },
  { scenario: 'syncCartProducts.truncated', id: 'line.error.sync' },
  { scenario: 'syncCartProducts.offline', id: 'common.error.offline' },
]

test('each failure of the sync: said once, the cart stays @§4.5.9c', async ({ page, text }) => {
  await keepCart(page, dress)
  for (const row of failures) {
    await setScenario(page, row.scenario)
    await page.goto('/cart')
    const said = page.getByRole('alert').getByText(wordsOf(text, row), { exact: true })
    await expect(said, row.scenario).toHaveCount(1)
    await expect(linesOf(page, text)).toHaveCount(1)
    await expect(page.getByRole('button', { name: text('cart.checkout') })).toBeEnabled()
  }
})

/** Fires the event that the browser fires when the shopper returns to the tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
}

test('a failure is not said again by coming back or by another line', async ({ page, text }) => {
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
  await test.step('what failed offline is asked again online', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await setScenario(page, 'cart.variant-gone')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('main').getByText(text('cart.note.gone'))).toBeVisible()
  })
})

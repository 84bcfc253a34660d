import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { keepCart, linesOf } from '../support/cart'
import { type FaultRow, wordsOf } from '../support/faults'
import { textsOf } from '../support/texts'
import { visit, setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const dress = 'dam-chu-a-co-sen-tu-anh'
const shirt = 'ao-so-mi-linen-an-nhien'

/** Product §8, cart products: our own text by its id, or the server's as the contract names it. */
const failures: FaultRow[] = [
  { scenario: 'syncCartProducts.invalid', words: 'Giỏ hàng không hợp lệ' },
  {
    scenario: 'syncCartProducts.serverError',
    words: 'Có lỗi xảy ra khi lấy thông tin giỏ hàng',
  },
  { scenario: 'syncCartProducts.404', id: 'ui.error' },
  { scenario: 'syncCartProducts.html', id: 'line.error.sync' },
  { scenario: 'syncCartProducts.truncated', id: 'line.error.sync' },
  { scenario: 'syncCartProducts.offline', id: 'common.error.offline' },
]

test('every failure of the sync: said once, the local cart is kept', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await keepCart(page, dress)
  for (const row of failures) {
    await visit(page, `/cart?scenario=${row.scenario}`)
    const said = page.getByRole('alert').getByText(wordsOf(text, row), { exact: true })
    await expect(said, row.scenario).toHaveCount(1)
    await expect(linesOf(page, text)).toHaveCount(1)
    await expect(page.getByRole('button', { name: text('cart.checkout') })).toBeEnabled()
  }
})

test('a 500 without a message says what could not be loaded', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await keepCart(page, dress)
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (...call) =>
      new Request(...call).url.endsWith('/api/cart/products')
        ? Promise.resolve(new Response('', { status: 500 }))
        : real(...call)
  })
  await page.goto('/cart')
  await expect(page.getByText(text('line.error.products'))).toBeVisible()
})

/** What the browser does when the shopper comes back to the tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
}

test('a failure is not said again by coming back or by another line', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
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
  await expect(page.getByText(text('cart.undo'))).toBeVisible()
  await expect(said).toHaveCount(0)
})

test('what failed offline is asked again online', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await keepCart(page, dress)
  await visit(page, '/cart?scenario=offline')
  await expect(page.getByText(text('common.error.offline'), { exact: true })).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await setScenario(page, 'cart.variant-gone')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(text('cart.note.gone'))).toBeVisible()
})

test('of a damaged cart the good lines are kept, and the loss is said once', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await keepCart(page, dress)
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]')
    const bad = [{ ...lines[0], quantity: -3 }, null, 'x', { productId: 5 }]
    localStorage.setItem('cart', JSON.stringify([...bad, ...lines]))
  })
  await page.goto('/cart')
  await expect(linesOf(page, text)).toHaveCount(1)
  await expect(page.getByText(text('line.lost'))).toHaveCount(1)
  await page.reload()
  await expect(linesOf(page, text)).toHaveCount(1)
  await expect(page.getByText(text('line.lost'))).toHaveCount(0)
})

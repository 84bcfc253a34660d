import { expect, test } from '../fixtures'
import { keepCart, linesOf } from '../support/cart'
import { textsOf } from '../support/texts'
import { fillStorage, openBlankPage } from '../support/world'

test('a full storage takes nothing, and that is said @§8.7.1b', async ({ page, shopLocale }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  const text = textsOf(shopLocale)
  await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  await page
    .getByRole('button', { name: text('product.addToCart'), exact: true })
    .first()
    .click()
  await expect(page.getByText(text('product.addFailed'))).toBeVisible()
  await expect(page.getByText(text('product.added'))).toBeHidden()
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click()
  const panel = page.getByRole('dialog', { name: text('cart.title') })
  await expect(panel.getByRole('link', { name: text('cart.empty.action') })).toBeVisible()

  // Measures get their answer, and nobody is told that they are kept.
  await page.goto('/size-guide')
  const waist = page.getByRole('textbox', { name: text('sizes.girth.waist') })
  await waist.fill('68')
  await waist.press('Enter')
  const answer = text('sizes.finder.size').replace('{size}', 'M')
  await expect(page.getByText(answer, { exact: true })).toBeVisible()
  await expect(page.getByText(text('sizes.kept'))).toBeHidden()
})

// src/features/cart/state.test.ts covers each kind of damage.
test('damaged storage costs nobody their shop @§12.1.10', async ({ page, text }) => {
  await test.step('what is no list is empty', async () => {
    const damaged = '{"no":"list"}'
    await fillStorage(page, { cart: damaged, cart_selected: damaged, recently_viewed: 'not json' })
    await page.goto('/cart')
    await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
  })

  await test.step('of a damaged cart the good lines are kept, and the loss is said once', async () => {
    // No shop is open here, which could still be writing the cart that it has mended.
    await openBlankPage(page)
    await keepCart(page, 'dam-chu-a-co-sen-tu-anh')
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
})

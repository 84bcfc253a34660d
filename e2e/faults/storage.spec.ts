import { expect, test } from '../fixtures'
import { keepCart, linesOf } from '../support/cart'
import { fillStorage, openBlankPage } from '../support/world'

// src/features/cart/state.test.ts tests each kind of damage, so this file has only two examples.
test('the shop works with a damaged storage @§12.1.10', async ({ page, text }) => {
  await test.step('a value that is no list counts as empty', async () => {
    const damaged = '{"no":"list"}'
    await fillStorage(page, { cart: damaged, cart_selected: damaged, recently_viewed: 'not json' })
    await page.goto('/cart')
    await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
  })

  await test.step('a damaged cart keeps its good lines, and one message names the loss', async () => {
    // The test leaves the shop first, because an open shop could overwrite the damaged cart with a repaired
    // one.
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

import { expect, test } from '../fixtures'
import { keepCart } from '../support/cart'
import { openCheckout } from '../support/checkout'

/** A window of 1,280 × 1,024 px at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } })

/** The part of the window's height that something sticky or fixed covers, in the middle of the page. */
function stuckPart(): number {
  window.scrollTo(0, document.documentElement.scrollHeight / 3)
  const sticks = (element: Element | null): boolean =>
    element !== null &&
    (/sticky|fixed/.test(getComputedStyle(element).position) || sticks(element.parentElement))
  const rows = Array.from({ length: window.innerHeight }, (_, y) =>
    document.elementFromPoint(window.innerWidth / 2, y),
  )
  return rows.filter(sticks).length / rows.length
}

test('at 400 % zoom no bar covers more than a third @§14.2g', async ({ page, text }) => {
  await keepCart(page, 'ao-so-mi-linen-an-nhien', 'dam-chu-a-co-sen-tu-anh')
  for (const path of ['/products/dam-chu-a-co-sen-tu-anh', '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(stuckPart), path).toBeLessThanOrEqual(1 / 3)
  }
  await openCheckout(page, text)
  expect(await page.evaluate(stuckPart), 'the checkout').toBeLessThanOrEqual(1 / 3)
})

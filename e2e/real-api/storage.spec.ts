import { expect, test } from '../fixtures'
import { viewCart } from '../support/cart'

/** Removes both storages before any script runs. Not for the demo: its worker could not start. */
const broken: Record<string, () => void> = {
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: undefined })
  },
  blocked: () => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get })
  },
}

for (const [state, breakStorage] of Object.entries(broken)) {
  test(`a storage that is ${state} costs nobody their shop @§12.1.10`, async ({ page, text }) => {
    await page.addInitScript(breakStorage)
    await page.goto('./products/dam-chu-a-co-sen-tu-anh')
    await page
      .getByRole('button', { name: text('product.addToCart'), exact: true })
      .first()
      .click()
    await viewCart(page, text)
    await expect(page.getByRole('heading', { level: 1, name: text('cart.title') })).toBeVisible()
    await expect(page.getByRole('main').getByText('Đầm chữ A cổ sen Tú Anh').first()).toBeVisible()
  })
}

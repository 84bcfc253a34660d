import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

const line = (productId: number, quantity: unknown) => ({
  productId,
  variantId: null,
  quantity,
  price: 250_000,
  image: null,
  name: `Áo số ${productId}`,
  slug: `ao-so-${productId}`,
  color: null,
  size: null,
})

test('into a storage that is full nothing is put, and that is said', async ({
  page,
  shopLocale,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  const text = textsOf(shopLocale)
  await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  await page
    .getByRole('button', { name: text('product.addToCart') })
    .first()
    .click()
  await expect(page.getByText(text('product.addFailed'))).toBeVisible()
})

test('of a damaged cart the good lines stay, and the loss is said', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  const kept = [line(1, 2), line(2, -3), line(3, Number.NaN), line(4, '2'), { old: 'version' }, 7]
  await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(kept))
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('Áo số 1').first()).toBeVisible()
  for (const lost of [2, 3, 4]) await expect(page.getByText(`Áo số ${lost}`)).toHaveCount(0)
  await expect(page.getByText(text('line.lost'))).toBeVisible()
})

for (const cart of ['not json', '{"no":"list"}', 'null', '[null]']) {
  test(`a cart that is ${cart} is an empty one`, async ({ page, shopLocale }) => {
    await page.addInitScript((stored) => {
      localStorage.setItem('cart', stored)
      localStorage.setItem('cart_selected', stored)
      localStorage.setItem('recently_viewed', stored)
    }, cart)
    await page.goto('/cart')
    await expect(page.getByText(textsOf(shopLocale)('cart.empty'), { exact: true })).toBeVisible()
  })
}

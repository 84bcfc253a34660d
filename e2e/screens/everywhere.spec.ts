import { expect, expectNoAxeViolations, test } from '../fixtures'
import { fillCheckout } from '../support/buy-a-dress'
import { textsOf } from '../support/texts'

const screens = ['/', '/category/dresses', '/products/dam-chu-a-co-sen-tu-anh', '/cart', '/nowhere']

// On phones the deep links of `routes.spec.ts` do.
test('axe finds nothing on wide screens', { tag: '@desktop' }, async ({ page }) => {
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test(
  'axe finds nothing on the cart, the checkout and the success page',
  { tag: '@both' },
  async ({ page, shopLocale }) => {
    const text = textsOf(shopLocale)
    await page.goto('/products/dam-chu-a-co-sen-tu-anh')
    await page.getByRole('button', { name: text('product.addToCart') }).click()
    await page.goto('/cart')
    await expect(page.getByRole('button', { name: text('cart.checkout') })).toBeEnabled()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: text('cart.checkout') }).click()
    await fillCheckout(page, text)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: text('checkout.pay') }).click()
    await expect(page.getByText(text('order.success.title'))).toBeVisible()
    await expectNoAxeViolations(page)
  },
)

test('a choice of language applies at once and is kept', async ({ page, isMobile }) => {
  await page.goto('/cart')
  if (isMobile) await page.getByRole('banner').getByRole('button').first().click()
  await page.getByRole('button', { name: /English/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: /Tiếng Việt/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('vi')
})

test('the focus follows to another screen and stays on the same one', async ({ page }) => {
  await page.goto('/category/dresses')
  await page.getByRole('main').getByRole('article').first().getByRole('link').press('Enter')
  await expect(page).toHaveURL(/products/)
  await expect(page.locator('main:focus, h1:focus')).toBeVisible()
  const size = page.getByRole('radiogroup').last().getByRole('radio').nth(1)
  await size.check({ force: true })
  await expect(page).toHaveURL(/variant/)
  await expect(size).toBeFocused()
})

test('the cart panel goes with its page, gives the focus on and stays closed on the way back', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto('/category/dresses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click()
  const panel = page.getByRole('dialog', { name: text('cart.title') })
  await panel.getByRole('link', { name: text('cart.empty.action') }).click()
  await expect(page).toHaveURL(/products$/)
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/dresses$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(panel).toBeHidden()
})

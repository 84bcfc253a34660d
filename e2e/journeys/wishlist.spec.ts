import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'
import { fillLogin } from '../support/people'
import { textsOf } from '../support/texts'
import { browserWorld } from '../support/world'

const path = '/products/dam-chu-a-co-sen-tu-anh'

test('a visitor is asked in, and then the product is kept', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto(path)
  const heart = page
    .getByRole('region', { name: text('product.purchase') })
    .getByRole('button', { name: /yêu thích|wishlist/ })
  await heart.click()
  await fillLogin(page, text)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(text('wishlist.added'))).toBeVisible()
  await expect(page).toHaveURL(path)

  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByText(text('wishlist.removed'))).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the heart of a card keeps its product, once', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  const world = browserWorld(page)
  const mine = async () =>
    (await world('wishlist')).filter(({ user_id }) => user_id === accounts.shopper.id).length
  await page.goto('/category/dresses?scenario=login:shopper')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /yêu thích|wishlist/, pressed: false })
    .first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  const before = await mine()
  await heart.dblclick()
  await expect(page.getByText(text('wishlist.added'))).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await mine()).toBe(before + 1)
})

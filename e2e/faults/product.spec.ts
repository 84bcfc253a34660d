import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { failInTurn, type FaultRow } from '../support/faults'
import { textsOf } from '../support/texts'
import { setScenario, visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const path = `/products/${specials.onSale}`

/** Product §8: the server's message is preferred, our own by its id stands in for it. */
const failures: FaultRow[] = [
  { scenario: 'productDetail.notFound', id: 'product.error.notFound' },
  { scenario: 'productDetail.400', words: 'Dữ liệu không hợp lệ' },
  { scenario: 'productDetail.500', words: 'Có lỗi xảy ra khi tải sản phẩm' },
  { scenario: 'productDetail.invalid', words: 'Dữ liệu không hợp lệ' },
  { scenario: 'productDetail.html', id: 'product.error.failed' },
  { scenario: 'productDetail.offline', id: 'catalogue.error.offline' },
  { scenario: 'productDetail.empty', id: 'product.error.failed' },
  { scenario: 'productDetail.notFound', id: 'product.error.notFound' },
  { scenario: 'productDetail.truncated', id: 'product.error.failed' },
  { scenario: 'productDetail.offline', id: 'catalogue.error.offline' },
  { scenario: 'productDetail.wrongShape', id: 'product.error.failed' },
]

test('every failure of a product: said, with a way on; trying again shows it', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  const alert = page.getByRole('main').getByRole('alert')
  await failInTurn(page, text, { path, alert, rows: failures })
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await setScenario(page)
  await alert.getByRole('button', { name: text('ui.retry') }).click()
  await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeVisible()
})

test('a product that is not there leads on to all of them', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/products/nothing')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(text('product.error.notFound'))
  await alert.getByRole('link', { name: text('catalogue.seeAll') }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('without related products the list says so and the product lives', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  for (const fault of ['500', 'html', 'wrongShape']) {
    await visit(page, `${path}?scenario=relatedProducts.${fault}`)
    const related = page.getByRole('region', { name: text('product.related') })
    await related.scrollIntoViewIfNeeded()
    await expect(related, fault).toContainText(text('product.related.none'))
    await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeEnabled()
  }
})

test('what was looked at is shown as stored where the server does not answer', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(`/products/${specials.priceRange}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?'
  await visit(page, `${path}?scenario=productsByIds.500`)
  const viewed = page.getByRole('region', { name: text('product.viewed') })
  await viewed.scrollIntoViewIfNeeded()
  await expect(viewed.getByRole('link', { name })).toBeVisible()
})

test('a damaged list of what was looked at is dropped', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.addInitScript(() => {
    if (!localStorage.getItem('recently_viewed')?.startsWith('[{"id"'))
      localStorage.setItem('recently_viewed', '[{"id":"x"},null,7')
  })
  await page.goto(path)
  await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeVisible()
  await expect(page.getByRole('region', { name: text('product.related') })).toBeAttached()
  await expect(page.getByRole('region', { name: text('product.viewed') })).toHaveCount(0)
})

test('a storage without room: adding fails, is said, and changes nothing', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'cart') throw new DOMException('no room', 'QuotaExceededError')
      write.call(this, key, value)
    }
  })
  await page.goto(path)
  await page.getByRole('button', { name: text('product.addToCart') }).click()
  await expect(page.getByText(text('product.addFailed')).first()).toBeVisible()
  await expect(page.getByText(text('product.added'))).toHaveCount(0)
  await page.goto('/cart')
  await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
})

test('without colour and size to choose, a press asks for them', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await visit(page, `${path}?scenario=product.bare`)
  const add = page.getByRole('button', { name: text('product.addToCart') })
  await expect(add).toBeDisabled()
  await add.click({ force: true })
  await expect(page.getByText(text('product.chooseOptions')).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cart') ?? '[]')).toBe('[]')
})

test('a picture that does not come leaves its box and its name', async ({ page }) => {
  await page.route(/artwork.*\.(avif|webp)/, (route) => route.abort())
  await page.goto(path)
  const shot = page.getByRole('main').locator('button[aria-haspopup="dialog"]').first()
  await expect(shot.locator('img')).toHaveCount(0)
  const box = await shot.boundingBox()
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4 / 3, 1)
})

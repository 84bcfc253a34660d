import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

test('what is sold out everywhere can neither be chosen nor bought', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(`/products/${specials.soldOut}`)
  await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeDisabled()
  await expect(page.getByRole('button', { name: text('product.buyNow') })).toBeDisabled()
})

test('a colour that is sold out in every size is disabled and says so', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(`/products/${specials.soldOutColour.slug}`)
  const colours = page.getByRole('radiogroup', { name: text('product.color') })
  await expect(colours.getByRole('radio', { name: specials.soldOutColour.colour })).toBeDisabled()
  await expect(colours.getByRole('radio', { checked: true })).toBeEnabled()
})

test(
  'the first colour and size are chosen; the address follows the choice and chooses',
  { tag: '@both' },
  async ({ page, shopLocale }) => {
    const text = textsOf(shopLocale)
    await page.goto('/products')
    await page.goto(dress)
    const colours = page.getByRole('radiogroup', { name: text('product.color') }).getByRole('radio')
    const sizes = page.getByRole('radiogroup', { name: text('product.size') }).getByRole('radio')
    await expect(colours.first()).toBeChecked()
    await expect(sizes.first()).toBeChecked()
    await colours.nth(1).locator('xpath=..').click()
    await expect(page).toHaveURL(/variant=\d+/)
    await page.reload()
    await expect(colours.nth(1)).toBeChecked()
    // Written with replace: one step back leaves the product.
    await page.goBack()
    await expect(page).toHaveURL(/\/products$/)
  },
)

test('a link to a variant that the product does not have opens it as usual', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(`${dress}?variant=999999`)
  const colours = page.getByRole('radiogroup', { name: text('product.color') }).getByRole('radio')
  await expect(colours.first()).toBeChecked()
})

test('each press of "add" adds one, with the way to the cart', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto(dress)
  const add = page.getByRole('button', { name: text('product.addToCart') })
  await add.click()
  await add.click()
  await expect(page.getByText(text('product.added')).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')))
    .toMatchObject([{ quantity: 2 }])
  await page
    .getByRole('button', { name: text('product.viewCart') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('"buy now" leads to the checkout with this one line and leaves the cart alone', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(`/products/${specials.onSale}`)
  await page.getByRole('button', { name: text('product.addToCart') }).click()
  await expect(page.getByText(text('product.added')).first()).toBeVisible()
  await page.goto(dress)
  await page.getByRole('button', { name: text('product.buyNow') }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.title') })).toBeVisible()
  const cart = await page.evaluate(() => localStorage.getItem('cart'))
  expect(cart).toContain(specials.onSale)
  expect(cart).not.toContain('dam-chu-a-co-sen-tu-anh')
})

test('size chart, detail and feedback open and close; texts that are missing are said', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await visit(page, `${dress}?scenario=product.bare`)
  await expect(page.getByText(text('product.detail.missing'))).toBeVisible()
  const opener = (id: 'product.sizeChart' | 'product.feedback') =>
    page.locator('summary', { hasText: text(id) })
  await opener('product.sizeChart').click()
  await expect(page.getByText(text('product.sizeChart.missing'))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(opener('product.feedback')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('product.feedback.soon'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('product.feedback.soon'))).toBeHidden()
})

test('back from a product returns to the place in the list', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/category/dresses?page=2&sort=low-to-high')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('button', { name: text('product.addToCart') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/page=2&sort=low-to-high/)
  await expect(cards.first()).toBeVisible()
})

test('a related product takes the place of the old one, from the top, and is read out', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.goto(`/products/${specials.onSale}`)
  const heading = page.getByRole('heading', { level: 1 })
  const old = (await heading.textContent()) ?? ''
  const related = page.getByRole('region', { name: text('product.related') })
  await related.scrollIntoViewIfNeeded()
  const link = related.getByRole('article').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading).toHaveText(name)
  expect(name).not.toBe(old)
  await expect(heading).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('what was looked at comes back: newest first, at most four, each once', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  const slugs = [
    specials.onSale,
    specials.soldOut,
    specials.noImages,
    specials.priceRange,
    specials.onSale,
    'dam-chu-a-co-sen-tu-anh',
  ]
  for (const slug of slugs) {
    await page.goto(`/products/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently_viewed') ?? ''))
      .toMatch(new RegExp(`^\\[\\{[^{]*"slug":"${slug}"`))
  }
  const viewed = page.getByRole('region', { name: text('product.viewed') })
  await viewed.scrollIntoViewIfNeeded()
  const links = viewed.getByRole('article').getByRole('link')
  await expect(links).toHaveCount(4)
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(
    [specials.onSale, specials.priceRange, specials.noImages, specials.soldOut].map(
      (slug) => `/products/${slug}`,
    ),
  )
})

test('the address goes into the clipboard, or into the sheet of a phone', async ({
  page,
  shopLocale,
  isMobile,
}) => {
  const text = textsOf(shopLocale)
  await page.addInitScript(() => {
    const keep = (url: unknown) => {
      document.documentElement.dataset.shared = String(url)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: ({ url }: ShareData) => keep(url) })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } })
  })
  await page.goto(dress)
  await page.getByRole('button', { name: text('product.share') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /dam-chu-a-co-sen-tu-anh/)
  await expect(page.getByText(text('product.share.copied'))).toHaveCount(isMobile ? 0 : 1)
})

test('the bar to buy covers neither the page nor its end; at 320 px nothing sticks out', async ({
  page,
  shopLocale,
}) => {
  const text = textsOf(shopLocale)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(dress)
  await page.locator('summary', { hasText: text('product.sizeChart') }).click()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const bar = page.getByRole('button', { name: text('product.buyNow') })
  const overlap = async () => {
    const [end, top] = [await last.boundingBox(), await bar.boundingBox()]
    return end && top ? end.y + end.height - top.y : Number.NaN
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
})

test(
  'axe finds nothing on the whole product page',
  { tag: '@both' },
  async ({ page, shopLocale }) => {
    const text = textsOf(shopLocale)
    await page.goto(dress)
    const related = page.getByRole('region', { name: text('product.related') })
    await related.scrollIntoViewIfNeeded()
    await expect(related.getByRole('article').first()).toBeVisible()
    await expectNoAxeViolations(page)
  },
)

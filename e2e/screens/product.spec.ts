import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { keepCart, storedLines, toastsOf, viewCart } from '../support/cart'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

test('the first colour and size are chosen; the URL follows the choice, and a URL with a variant chooses it @§2.6.1 @§4.4.1 @§2.6.5', async ({
  page,
  text,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const keep = (url: unknown) => {
      document.documentElement.dataset.shared = String(url)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: ({ url }: ShareData) => keep(url),
    })
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: keep },
    })
  })
  await page.goto('/about')
  // A link with an unknown variant opens the product with its default choice.
  await page.goto(`${dress}?variant=999999`)
  const colours = page.getByRole('radiogroup', { name: text('product.color') }).getByRole('radio')
  const sizes = page.getByRole('radiogroup', { name: text('product.size') }).getByRole('radio')
  await expect(colours.first()).toBeChecked()
  await expect(sizes.first()).toBeChecked()
  await colours.nth(1).locator('xpath=..').click()
  await expect(page).toHaveURL(/variant=\d+/)
  await expect(page).not.toHaveURL(/999999/)
  await page.reload()
  await expect(colours.nth(1)).toBeChecked()

  await test.step('the URL goes into the clipboard, or into the share sheet of a phone', async () => {
    await page.getByRole('button', { name: text('product.share') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /dam-chu-a-co-sen-tu-anh/)
    await expect(page.getByText(text('product.share.copied'))).toHaveCount(isMobile ? 0 : 1)
  })

  await test.step('without a share sheet and a clipboard, a toast shows the link until it is dismissed @§2.6.10', async () => {
    await page.evaluate(() => {
      for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
      for (const name of ['share', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name)
    })
    await page.getByRole('button', { name: text('product.share') }).click()
    const link = page.getByRole('textbox', { name: text('product.share.failed') })
    await expect(link).toHaveValue(page.url())
    await link.focus()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url())
    await page.getByRole('button', { name: text('ui.toast.dismiss') }).click()
    await expect(link).toBeHidden()
  })

  // The variant replaces the entry in the browser's history, so one step back leaves the product.
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('adding to the cart and buying at once', async ({ page, text }) => {
  await keepCart(page, specials.onSale)

  await test.step('"buy now" leads to the checkout with this one line and leaves the cart alone @§2.1.1 @§2.6.1', async () => {
    const before = await storedLines(page)
    await page.goto(dress)
    await page.getByRole('button', { name: text('product.buyNow') }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    const title = page.getByRole('heading', {
      level: 1,
      name: text('checkout.title'),
    })
    await expect(title).toBeVisible()
    const ids = (await storedLines(page)).map(({ variantId }) => variantId)
    expect(ids).toEqual(before.map(({ variantId }) => variantId))
    await page.goBack()
  })

  await test.step('each click of "add" adds one and says so in a toast; nothing covers the page or takes the focus @§2.6.1 @§4.5.1 @§8.7.1 @§2.9.4', async () => {
    const add = page.getByRole('button', { name: text('product.addToCart'), exact: true })
    const added = toastsOf(page, text).getByText(text('product.added'))
    const quantities = async () => (await storedLines(page)).map(({ quantity }) => quantity)
    await add.click()
    await expect(added).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(add).toBeFocused()
    await add.press('Enter')
    await expect.poll(quantities).toEqual([1, 2])
    await expect(added).toHaveCount(1)
    await toastsOf(page, text)
      .getByRole('button', { name: text('ui.undo') })
      .click()
    await expect.poll(quantities, 'undo takes back what the last click added').toEqual([1, 1])
    await add.click()
    await viewCart(page, text)
    await expect(page).toHaveURL(/\/cart$/)
  })
})

test('facts as a table, and how the cloth is cared for @§2.6.7', async ({ page, text }) => {
  await page.goto(dress)
  await page.locator('summary').last().scrollIntoViewIfNeeded()
  const row = page.getByRole('row', { name: 'Chất liệu' })
  await expect(row.getByRole('cell')).toHaveText('65% tencel, 35% cotton')
  const care = page.getByRole('list', { name: text('fact.care') })
  await expect(care.getByText(text('care.wash-30-gentle'))).toBeVisible()
  await expect(care.getByRole('listitem')).toHaveCount(6)
})

test('the accordion and missing texts @§2.6.1 @§8.6.8', async ({ page, text }) => {
  await visit(page, `${dress}?scenario=product.bare`)
  await expect(page.getByText(text('product.detail.missing'))).toBeVisible()
  const opener = (id: 'fact.sizeChart' | 'product.feedback') =>
    page.locator('summary', { hasText: text(id) })
  await opener('fact.sizeChart').click()
  await expect(page.getByText(text('product.sizeChart.missing'))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(opener('product.feedback')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('product.feedback.soon'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('product.feedback.soon'))).toBeHidden()
})

test('the whole page of a product, and the next one', async ({ page, text }) => {
  await page.goto(dress)
  const heading = page.getByRole('heading', { level: 1 })
  const old = (await heading.textContent()) ?? ''
  const related = page.getByRole('region', { name: text('product.related') })

  await test.step('the bar to buy covers neither the page nor its end; at 320 px nothing sticks out @§15.7', async () => {
    const size = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator('summary', { hasText: text('fact.sizeChart') }).click()
    await expect(
      page.getByRole('main').getByRole('table', { name: 'Bảng số đo (cm)' }),
    ).toBeVisible()
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
    await page.setViewportSize(size)
  })

  await test.step('a related product takes the place of the old one, from the top, and is read out @§2.1.1 @§2.6.1', async () => {
    // The lower part of the page loads only when it comes near the window.
    await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }))
    await related.scrollIntoViewIfNeeded()
    const link = related.getByRole('article').first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(heading).toHaveText(name)
    expect(name).not.toBe(old)
    await expect(heading).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  // src/domain/catalogue/recently-viewed.test.ts tests how many products are stored, and in which order.
  await test.step('recently viewed products show again @§2.6.1 @§4.4.5', async () => {
    const viewed = page.getByRole('region', { name: text('product.viewed') })
    await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }))
    await viewed.scrollIntoViewIfNeeded()
    await expect(viewed.getByRole('article').getByRole('link')).toHaveText([old])
  })
})

test(
  'the first view on a small phone contains all that is needed to buy, in English too @§15.7',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const locale of ['vi', 'en'] as const) {
      const text = textsOf(locale)
      await page.addInitScript((code) => localStorage.setItem('locale', code), locale)
      await page.goto('/products/dam-chu-a-co-sen-tu-anh')
      const bar = page.getByRole('button', { name: text('product.buyNow') }).locator('..')
      expect((await bar.boundingBox())?.height).toBe(64)
      const top = (await bar.boundingBox())?.y ?? 0
      const main = page.getByRole('main')
      const parts = [
        main.locator('button[aria-haspopup="dialog"]').first(),
        main.getByRole('heading', { level: 1 }),
        main.getByText('690.000VND').first(),
        main.getByRole('radiogroup').first(),
        main.getByRole('radiogroup').nth(1),
      ]
      for (const part of parts) {
        const box = await part.boundingBox()
        expect(box && box.y + box.height, `${locale}: ${String(part)}`).toBeLessThanOrEqual(top)
      }
    }
  },
)

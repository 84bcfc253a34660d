import type { MessageId } from '../../src/i18n/message-id.gen'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { textsOf } from '../support/texts'

/** Product §2: the storefront's routes that need nothing before them, and the heading each one opens with. */
const routes: Record<string, Record<string, MessageId | RegExp>> = {
  'the catalogue and the cart': {
    '/category/dresses': /^Đầm$/,
    '/products': 'catalogue.all',
    '/products/dam-chu-a-co-sen-tu-anh': /Tú Anh/i,
    '/cart': 'cart.title',
    '/voucher': 'voucher.title',
  },
  'the pages of texts': {
    '/about': 'info.about.title',
    '/contact': 'info.contact.title',
    '/careers': 'info.careers.title',
    '/press': 'info.press.title',
    '/help': 'info.help.title',
    '/shipping': 'info.shipping.title',
    '/returns': 'info.returns.title',
    '/size-guide': 'sizes.title',
    '/privacy': 'info.privacy.title',
  },
  'what is not there': {
    '/nowhere': 'lost.title',
    '/nowhere/at/all': 'lost.title',
  },
}

for (const [group, pages] of Object.entries(routes)) {
  test(`deep links to ${group} open their pages`, async ({ page, shopLocale }) => {
    for (const [path, name] of Object.entries(pages)) {
      await test.step(path, async () => {
        const heading = typeof name === 'string' ? textsOf(shopLocale)(name) : name
        await page.goto(path)
        const title = page.getByRole('heading', { level: 1, name: heading })
        await expect(title).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(`${await title.innerText()} · Mộc Lan`)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expectNoAxeViolations(page)
      })
    }
  })
}

test('a deep link to the home page opens with the hero', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/Mộc Lan/)
})

test('/shirts and its like lead to their categories and leave no trace in the history', async ({
  page,
}) => {
  await page.goto('/help')
  for (const [path, name] of [
    ['/shirts', 'Áo'],
    ['/dresses', 'Đầm'],
    ['/skirts', 'Chân váy'],
    ['/pants', 'Quần'],
  ] as const) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(`/category${path}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/help')
  }
})

test('without checkout items, /checkout leads to the cart', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/checkout')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { level: 1, name: text('cart.title') })).toBeVisible()
})

test('without an order, /cod-order-success says so', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.goto('/cod-order-success')
  await expect(page.getByRole('alert')).toContainText(text('order.notFound'))
})

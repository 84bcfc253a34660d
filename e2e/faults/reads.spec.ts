import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

test.use({ expectedMessages: ['Failed to load resource'] })

const reads = [
  {
    scenario: 'productsByCategory.serverError',
    path: '/category/dresses',
    says: 'Có lỗi xảy ra khi tải sản phẩm',
  },
  {
    scenario: 'productsByCategory.categoryNotFound',
    path: '/category/nowhere',
    says: 'Không tìm thấy danh mục',
  },
  {
    scenario: 'productDetail.notFound',
    path: '/products/nothing',
    says: 'Không tìm thấy sản phẩm',
  },
  {
    scenario: 'productDetail.html',
    path: '/products/dam-chu-a-co-sen-tu-anh',
    says: 'catalogue.error.product',
  },
  { scenario: 'homepageBanners.serverError', path: '/', says: 'Có lỗi xảy ra khi tải banner' },
  { scenario: 'adminHomepageSections.truncated', path: '/', says: 'home.error.sections' },
] as const

for (const { scenario, path, says } of reads) {
  test(`${scenario}: said in its place, the rest of the page lives`, async ({
    page,
    shopLocale,
  }) => {
    const text = textsOf(shopLocale)
    await page.goto(`${path}?scenario=${scenario}`)
    const message = says.includes(' ') ? says : text(says as 'home.error.sections')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(message)
    await expect(alert.getByRole('button', { name: text('ui.retry') })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  })
}

test('trying again shows what failed before', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  // The query itself tries once more: the third call is the shopper's own.
  await page.goto('/category/dresses?scenario=productsByCategory.serverError*2')
  await page.getByRole('button', { name: text('ui.retry') }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('without the site info the shop works, with less in its header', async ({ page }) => {
  await page.goto('/category/dresses?scenario=siteInfo.timeout')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /Mộc Lan/ })).toBeVisible()
})

test('damaged storage costs nobody their shop', async ({ page, shopLocale }) => {
  const text = textsOf(shopLocale)
  await page.addInitScript(() => {
    localStorage.setItem('cart', '[{"productId":1,"quantity":-3},{"broken"')
    localStorage.setItem('cart_selected', '{"no":"list"}')
    localStorage.setItem('__mock_world', 'not json')
  })
  await page.goto('/cart')
  await expect(page.getByText(text('cart.empty'), { exact: true })).toBeVisible()
})

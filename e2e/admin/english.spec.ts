import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { setScenario, visit, worldOf } from '../support/world'
import { field } from './staff'

const text = textsOf('en')

test('staff write the English name and description of a product; who reads English sees them, and Vietnamese where there are none @§10.20.1a @§10.20.3a @§10.20.4 @§10.20.5', async ({
  page,
  context,
}) => {
  await visit(page, '/admin/products?english=missing&scenario=login:staff')
  const total = page.getByRole('status').filter({ hasText: /products?$/ })
  const products = await worldOf(page)('products')
  const missing = products.filter(({ name_en }) => name_en === '').length
  await expect(total).toHaveText(`${missing} products`)

  await page.goto('/admin/products/3/edit')
  const { name, slug } = products.find(({ id }) => id === 3) ?? { name: '', slug: '' }
  await page.getByRole('radio', { name: text('english.en') }).check({ force: true })
  await expect(field(page, 'field.product.nameEn')).not.toHaveValue('')
  await field(page, 'field.product.nameEn').fill('Lotus dress')
  await page.getByRole('textbox', { name: text('field.product.descriptionEn') }).fill('Of silk.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(text('adminProduct.saved'), { exact: true })).toBeVisible()
  const shop = await context.newPage()
  await shop.goto(`/products/${slug}`)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Lotus dress')
  await expect(shop.getByText('Of silk.')).toBeVisible()

  await field(page, 'field.product.nameEn').fill('')
  await page.keyboard.press('Control+s')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByText(text('activity.history')).click()
  await expect(page.getByText(/English name: .*Lotus dress/).first()).toBeVisible()
  await page.goto('/admin/products?english=missing')
  await expect(total).toHaveText(`${missing + 1} products`)
})

test('a host without English texts has forms and lists without them @§10.20.2', async ({
  page,
}) => {
  await visit(page, '/admin/products?scenario=login:staff')
  await expect(page.getByRole('combobox', { name: text('english.filter') })).toBeVisible()
  await setScenario(page, 'drift.minimal')
  for (const path of ['/admin/products', '/admin/products/3/edit', '/admin/products/create']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/English/)).toHaveCount(0)
  }
  await page.goto('/admin/banners?edit=3')
  await expect(field(page, 'adminBanners.title1')).toBeVisible()
  await expect(field(page, 'adminBanners.title1En')).toHaveCount(0)
})

import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { setScenario, visit } from '../support/world'
import { field } from './staff'

const text = textsOf('en')

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

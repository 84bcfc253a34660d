import type { FaultScenario } from '../../mocks/scenarios/names'
import type { MessageId } from '../../src/i18n/message-id'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

const product = '/products/dam-chu-a-co-sen-tu-anh'

/** Answers that are JSON and none of what the contract promises. */
const wrongShapes: { scenario: FaultScenario; path: string; id: MessageId }[] = [
  { scenario: 'homepageBanners.wrongShape', path: '/', id: 'home.error.banners' },
  { scenario: 'adminHomepageSections.wrongShape', path: '/', id: 'home.error.sections' },
  {
    scenario: 'productsByCategory.wrongShape',
    path: '/category/dresses',
    id: 'catalogue.error.products',
  },
  { scenario: 'productDetail.wrongShape', path: product, id: 'product.error.failed' },
]

for (const { scenario, path, id } of wrongShapes) {
  test(`${scenario}: said in its place, tried again it comes`, async ({ page, shopLocale }) => {
    const text = textsOf(shopLocale)
    await page.goto(`${path}?scenario=${scenario}`)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(text(id))
    await expect(page.getByRole('banner')).toBeVisible()
    await page.evaluate(() => window.__mockWorld?.setScenario(''))
    await alert.getByRole('button', { name: text('ui.retry') }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('site info of a wrong shape leaves a working shop', async ({ page }) => {
  await page.goto('/category/dresses?scenario=siteInfo.wrongShape')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /Mộc Lan/ })).toBeVisible()
})

test('related products of a wrong shape are only missing themselves', async ({ page }) => {
  await page.goto(`${product}?scenario=relatedProducts.wrongShape`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

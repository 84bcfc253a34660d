import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'

const site = brand.website.url
const product = '/products/dam-chu-a-co-sen-tu-anh'

/** Finds the `meta` element with this name or property in the page's head. */
function said(page: Page, name: string) {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
}

async function expectCanonical(page: Page, path: string): Promise<void> {
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', site + path)
  await expect(said(page, 'og:url')).toHaveAttribute('content', site + path)
  await expect(said(page, 'robots')).toHaveCount(0)
}

/** Returns the structured data (JSON-LD) of the page, by type. */
async function structured(page: Page) {
  const script = page.locator('script[type="application/ld+json"]')
  await expect(script).toHaveCount(1)
  const data: { '@type': string }[] = JSON.parse((await script.textContent()) ?? '[]')
  return Object.fromEntries(data.map((item) => [item['@type'], item]))
}

test('the head of each page', async ({ page, text }) => {
  await test.step("home: title, description, keywords and favicon are the site's @§2.1.1 @§4.2.1", async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(brand.seo.title)
    await expectCanonical(page, '/')
    await expect(said(page, 'description')).toHaveAttribute('content', brand.seo.description)
    await expect(said(page, 'keywords')).toHaveAttribute('content', brand.seo.keywords)
    await expect(page.locator('head link[rel=icon]')).toHaveAttribute('href', /favicon\.svg$/)
  })

  await test.step('a product’s head has its data and price, until the shopper leaves @§4.2.3', async () => {
    await page.goto(product)
    await expect(page).toHaveTitle(`Đầm chữ A cổ sen Tú Anh · ${brand.name}`)
    await expectCanonical(page, product)
    await expect(said(page, 'og:type')).toHaveAttribute('content', 'product')
    await expect(said(page, 'description')).toHaveAttribute(
      'content',
      /^Đầm chữ A cổ sen Tú Anh, giá 690\.000VND\. /,
    )
    const { Product, BreadcrumbList } = await structured(page)
    expect(Product).toMatchObject({
      name: 'Đầm chữ A cổ sen Tú Anh',
      url: site + product,
      offers: { '@type': 'AggregateOffer', priceCurrency: 'VND' },
    })
    expect(JSON.stringify(Product)).toContain('https://schema.org/InStock')
    expect(BreadcrumbList).toMatchObject({ itemListElement: { length: 4 } })

    await page
      .getByRole('link', { name: text('common.home'), exact: true })
      .first()
      .click()
    await expect(page).toHaveTitle(new RegExp(`^${brand.name}`))
    await expectCanonical(page, '/')
    await expect.poll(() => structured(page)).toMatchObject({ Organization: { url: `${site}/` } })
    expect(await structured(page)).not.toHaveProperty('Product')
  })
})

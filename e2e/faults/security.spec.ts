import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { visit } from '../support/world'

test.describe('a description that carries scripts @§12.2.1', () => {
  // The page's policy also refuses the event handlers that the sanitiser parses, and the browser logs each
  // refusal.
  test.use({ expectedMessages: ['Executing inline event handler violates'] })

  test('script in the server’s HTML does not run', async ({ page }) => {
    await page.goto(`/products/${specials.dangerousHtml}`)
    await page.locator('summary').last().scrollIntoViewIfNeeded()
    const washing = page.getByText('Giặt tay nước lạnh.')
    await expect(washing).toBeVisible()
    await washing.click()
    await page.getByText('Xem thêm', { exact: true }).click()
    expect(await page.evaluate(() => '__xss' in window)).toBe(false)
    await expect(page.getByRole('main').locator('script, [onclick], [onerror]')).toHaveCount(0)
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0)
  })
})

test('only the shop is called, no URL has the token @§14.1d @§14.1a', async ({ page, baseURL }) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await visit(page, '/?scenario=login:shopper')
  const readToken = () => page.evaluate(() => localStorage.getItem('auth_token'))
  await expect.poll(readToken).toBeTruthy()
  const token = await readToken()
  for (const path of ['/category/dresses', '/products/dam-chu-a-co-sen-tu-anh', '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(
      brand.contact.email.split('@')[0] ?? '',
    )
  }
  const own = new URL(baseURL ?? '').host
  const strangers = asked.filter(({ host, protocol }) => protocol !== 'data:' && host !== own)
  expect(strangers.map(String)).toEqual([])
  expect(asked.filter(({ href }) => href.includes(token ?? '?'))).toEqual([])
})

import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

test('the service worker answers calls of the API and leaves files alone', async ({ page }) => {
  const dress = page.getByRole('main').getByRole('link', { name: /Đầm/ }).first()
  await page.goto('/category/dresses')
  await expect(dress).toBeVisible()
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname)
  })
  await page.reload()
  await expect(dress).toBeVisible()
  expect(answered).toContain('/api/products/by-category/dresses')
  expect(answered.filter((path) => !path.startsWith('/api/'))).toEqual([])
})

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: ['Service Worker'] })

  test('and without a storage, the demo is a shop in memory that says so', async ({ page }) => {
    await page.addInitScript(blockStorage)
    await page.goto('/category/dresses')
    await expect(page.getByRole('main').getByRole('link', { name: /Đầm/ }).first()).toBeVisible()
    await expect(page.getByText(textsOf('vi')('qa.notice.not-saved'))).toBeVisible()
  })
})

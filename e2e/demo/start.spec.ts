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

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: ['Service Worker'] })

  test('and without a storage, the demo is a shop in memory that says so', async ({ page }) => {
    await page.addInitScript(blockStorage)
    await page.goto('/category/dresses')
    await expect(page.getByRole('main').getByRole('link', { name: /Đầm/ }).first()).toBeVisible()
    await expect(page.getByText(textsOf('vi')('qa.notice.not-saved'))).toBeVisible()
  })
})

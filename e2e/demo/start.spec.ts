import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: ['Service Worker'] })

  test('the demo says what it needs, in the language chosen', async ({ page, shopLocale }) => {
    await page.goto('/')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(textsOf(shopLocale)('qa.blocked'), { timeout: 30_000 })
    await expect(alert.getByRole('link').first()).toBeVisible()
  })
})

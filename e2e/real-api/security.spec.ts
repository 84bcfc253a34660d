import { specials } from '../../mocks/seed/catalogue/specials'
import { expect, test } from '../fixtures'

test('no inline script runs, and no HTML bypasses the sanitiser @§14.1a', async ({ page }) => {
  await page.goto(`./products/${specials.dangerousHtml}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refused = await page.evaluate(() => {
    const outcome: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => {
      outcome.push(event.effectiveDirective)
    })
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.__xss = true">')
    } catch (error) {
      outcome.push(String(error))
    }
    return new Promise<string[]>((resolve) => requestAnimationFrame(() => resolve(outcome)))
  })
  expect(refused.join(' ')).toContain('TrustedHTML')
  expect(await page.evaluate(() => '__xss' in window)).toBe(false)
})

// The sanitiser parses event handlers in a separate document. The browser refuses them there too, and logs
// each refusal.
test.use({ expectedMessages: ['TrustedHTML', 'Executing inline event handler'] })

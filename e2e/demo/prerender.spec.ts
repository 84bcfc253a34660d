import type { Page, Route } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { expect, test } from '../fixtures'

const path = '/products/dam-chu-a-co-sen-tu-anh'
const isBundle = /\/assets\/start-.*\.js/

/** Opens a URL of the demo. The app and its mock world wait until the returned function is called. */
async function openHeld(page: Page, address: string) {
  const held: Route[] = []
  await page.route(isBundle, (route) => void held.push(route))
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const route of held) await route.continue()
    await page.unroute(isBundle)
    await expect(page.locator('#prerendered')).toHaveCount(0)
  }
}

test('the prerendered demo shows only prices of the seed @§11.5.6', async ({ page }) => {
  const shown = page.locator('#prerendered')
  const price = (within: string) => page.locator(`${within} main [data-price]`).first()
  const start = await openHeld(page, path)
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  const text = await price('#prerendered').innerText()
  await start()
  await expect(price('#root')).toHaveText(text)

  // A stored session makes the browser's world different from the seed.
  await page.evaluate(async ({ email, password }) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password })
    await fetch('/api/auth/login', { method: 'POST', headers, body })
  }, accounts.shopper)
  const startAgain = await openHeld(page, path)
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(price('#prerendered')).toBeHidden()
  await startAgain()
  await expect(price('#root')).toHaveText(text)

  const startOther = await openHeld(page, `${path}?scenario=latency:instant`)
  await expect(page.locator('.first-bar')).toBeVisible()
  await expect(shown).toBeHidden()
  await startOther()
  await expect(price('#root')).toHaveText(text)
})

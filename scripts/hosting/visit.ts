import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import type { Faults } from './walk.ts'

/** Starts the browser of the visits. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

/**
 * Visits a served shop by a deep link, goes on by a link and reloads there. Returns what the console said, what was
 * answered with an error, and what left the shop's path.
 */
export async function visit(browser: Browser, shop: string, api: string): Promise<Faults> {
  const faults: Faults = []
  const page = await browser.newPage({ locale: 'vi-VN' })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    const url = response.url()
    if (response.status() >= 400) faults.push(`${response.status()} ${url}`)
    if (/^https?:/.test(url) && !url.startsWith(shop) && !url.startsWith(api)) {
      faults.push(`${url} is outside of ${shop}`)
    }
  })
  try {
    await page.goto(`${shop}category/dresses`)
    const card = page.getByRole('main').getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').first().click()
    await page.waitForURL((url) => url.href.startsWith(`${shop}products/`))
    const heading = page.getByRole('heading', { level: 1, name })
    await heading.waitFor()
    await page.reload()
    await heading.waitFor()
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  await page.close()
  return faults
}

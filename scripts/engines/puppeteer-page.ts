import { existsSync } from 'node:fs'
import puppeteer, { ElementHandle } from 'puppeteer-core'
import { findBrowser, launchOptions } from '../browser.ts'
import { type EnginePage, findExpression } from './page.ts'

const viewport = { width: 1280, height: 900 }
const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Returns what to install for a browser, or null when it is there. */
export function missingForPuppeteer(browser: 'chrome' | 'firefox'): string | null {
  if (browser === 'chrome') return findBrowser() ? null : 'chromium'
  return existsSync(firefoxPath) ? null : 'firefox-esr'
}

/** Opens Chromium, or Firefox over WebDriver BiDi, in a profile of its own. */
export async function openPuppeteer(browser: 'chrome' | 'firefox'): Promise<EnginePage> {
  const running = await puppeteer.launch(
    browser === 'firefox'
      ? { browser, executablePath: firefoxPath, headless: true }
      : { browser, executablePath: findBrowser() ?? '', args: launchOptions().args },
  )
  const page = await running.newPage()
  await page.setViewport(viewport)
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    async find(target) {
      const handle = await page.evaluateHandle(findExpression(target))
      if (!(handle instanceof ElementHandle)) return null
      return {
        press: () => handle.asLocator().setTimeout(2000).click(),
        async type(text) {
          await handle.click({ count: 3 })
          await handle.press('Backspace')
          await handle.type(text)
        },
      }
    },
    text: async () => String(await page.evaluate('document.body.innerText')),
    address: async () => String(await page.evaluate('location.href')),
    evaluate: (expression) => page.evaluate(expression),
    close: () => running.close(),
  }
}

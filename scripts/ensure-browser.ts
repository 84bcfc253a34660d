import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, launchOptions } from './browser.ts'
import { run, runTool } from './lib/run.ts'

const minutes = (count: number): number => count * 60_000
const isRoot = process.getuid?.() === 0
const hasApt = existsSync('/usr/bin/apt-get')

const help = `No Chromium found. Install one in any of these ways and try again:
  npx playwright install chromium
  apt-get install chromium            (Debian, Ubuntu, as root)
  PW_CHROMIUM=/path/to/chromium npm test`

/** Playwright's own download; some networks refuse it at once, hence the next way. */
async function installFromPlaywright(): Promise<void> {
  console.log('No Chromium found: asking Playwright for one')
  const download = ['install', '--no-shell', 'chromium']
  const { ok } = await runTool('playwright', download, { timeout: minutes(5) })
  if (ok && isRoot && hasApt) {
    await runTool('playwright', ['install-deps', 'chromium'], { timeout: minutes(5) })
  }
}

/** The system's packages, with a font that has every Vietnamese letter. */
async function installFromDebian(): Promise<void> {
  console.log("Playwright's download is out of reach: asking apt-get")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { timeout: minutes(3), env })
  // Older releases have no shell of its own; the tests do without it.
  for (const packages of [['chromium', 'fonts-dejavu-core'], ['chromium-headless-shell']]) {
    const { ok, output } = await run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...packages],
      { timeout: minutes(10), env },
    )
    if (!ok) console.error(output)
  }
}

const mayInstall = !process.env.PW_CHROMIUM
if (mayInstall && !findBrowser()) await installFromPlaywright()
if (mayInstall && !findBrowser() && isRoot && hasApt) await installFromDebian()

const found = findBrowser()
if (!found) {
  console.error(help)
  process.exit(1)
}

try {
  const browser = await chromium.launch(launchOptions())
  console.log(`Chromium ${browser.version()}: ${found}`)
  await browser.close()
} catch (error) {
  console.error(`${found} does not start.`, error)
  process.exit(1)
}

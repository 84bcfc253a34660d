import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, hasHeadlessShell, launchOptions } from './browser.ts'
import { refuse } from './lib/command.ts'
import { run, runTool } from './lib/run.ts'

const minute = 60_000
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Playwright's own Chromium. On networks that block this download, Debian's package is used instead.
 */
async function installFromPlaywright(): Promise<void> {
  console.log('No Chromium found. Installing one with Playwright …')
  const { ok } = await runTool('playwright', ['install', 'chromium'], { timeout: 5 * minute })
  if (ok && canInstall)
    await runTool('playwright', ['install-deps', 'chromium'], { timeout: 5 * minute })
}

/**
 * Installs Debian's headless shell, or Chromium in older releases, with a font that has every Vietnamese
 * letter.
 */
async function installFromDebian(): Promise<void> {
  console.log('Installing the headless Chromium with apt-get …')
  const options = { timeout: 10 * minute, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const install = ['install', '-y', '--no-install-recommends', 'fonts-dejavu-core']
  await run('apt-get', ['update'], options)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = await run('apt-get', [...install, name], options)
    if (ok || findBrowser()) return
    console.error(output)
  }
}

if (!process.env.PW_CHROMIUM) {
  if (!findBrowser()) await installFromPlaywright()
  if (!hasHeadlessShell() && canInstall) await installFromDebian()
}

const found = findBrowser()
if (!found)
  refuse(`No Chromium found. Install one in any of these ways and try again:
  npx playwright install chromium
  apt-get install chromium            (Debian, Ubuntu, as root)
  PW_CHROMIUM=/path/to/chromium npm test`)

try {
  const browser = await chromium.launch(launchOptions())
  console.log(`Chromium ${browser.version()}: ${found}`)
  await browser.close()
} catch (error) {
  console.error(error)
  refuse(
    `${found} does not start. Install what it lacks (npx playwright install-deps chromium), or set PW_CHROMIUM to another Chromium.`,
  )
}

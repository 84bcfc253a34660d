import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, hasHeadlessShell, launchOptions } from './browser.ts'
import { run, runTool } from './lib/run.ts'

const minutes = (count: number): number => count * 60_000
const isRoot = process.getuid?.() === 0
const hasApt = existsSync('/usr/bin/apt-get')

const help = `No Chromium found. Install one in any of these ways and try again:
  npx playwright install chromium
  apt-get install chromium            (Debian, Ubuntu, as root)
  PW_CHROMIUM=/path/to/chromium npm test`

/** Installs Playwright's own Chromium. Some networks block the download; Debian's package is the fallback. */
async function installFromPlaywright(): Promise<void> {
  console.log('No Chromium found. Installing one with Playwright …')
  const download = ['install', 'chromium']
  const { ok } = await runTool('playwright', download, { timeout: minutes(5) })
  if (ok && isRoot && hasApt) {
    await runTool('playwright', ['install-deps', 'chromium'], { timeout: minutes(5) })
  }
}

/** Installs Chromium from Debian's packages, with a font that has every Vietnamese letter. */
async function installFromDebian(): Promise<void> {
  console.log('Installing the headless Chromium with apt-get …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', 'fonts-dejavu-core']
  const options = { timeout: minutes(10), env }
  await run('apt-get', ['update'], options)
  const shell = await run('apt-get', [...install, 'chromium-headless-shell'], options)
  if (shell.ok || findBrowser()) return
  // Older releases have no package for the headless shell alone.
  const full = await run('apt-get', [...install, 'chromium'], options)
  if (!full.ok) console.error(shell.output, full.output)
}

if (!process.env.PW_CHROMIUM) {
  if (!findBrowser()) await installFromPlaywright()
  if (!hasHeadlessShell() && isRoot && hasApt) await installFromDebian()
}

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
  console.error(error)
  console.error(
    `${found} does not start. Install what it lacks (npx playwright install-deps chromium), or set PW_CHROMIUM to another Chromium.`,
  )
  process.exit(1)
}

import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The shell has no window of its own to keep up: every test is a third quicker in it.
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Flags under which Chromium behaves the same as root, in a container and on a desk. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=none',
]

/**
 * The Chromium every test and script uses: `PW_CHROMIUM`, else the one Playwright installed, else
 * the system's. Null where there is none; `scripts/ensure-browser.ts` then gets one.
 */
export function findBrowser(): string | null {
  const wanted = process.env.PW_CHROMIUM
  const candidates = wanted ? [wanted] : [chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => existsSync(path)) ?? null
}

/** Launch options for Playwright; without an executable it names the missing browser itself. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  return executablePath ? { executablePath, args: browserArgs } : { args: browserArgs }
}

import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Debian's, without a window of its own to keep up: a page's visit took about a fifth less time in it. */
const systemShell = '/usr/bin/chromium-headless-shell'

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

/**
 * The same for the end-to-end tests, which the headless shell is enough for. Their pages live for seconds: compiling
 * for speed took about a tenth more time than it gave back.
 */
export function journeyOptions(): { executablePath?: string; args: string[] } {
  const usesSystem = !process.env.PW_CHROMIUM && systemBrowsers.includes(findBrowser() ?? '')
  const shell = usesSystem && existsSync(systemShell) ? { executablePath: systemShell } : {}
  return {
    ...launchOptions(),
    ...shell,
    args: [...browserArgs, '--js-flags=--no-maglev --no-turbofan'],
  }
}

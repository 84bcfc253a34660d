import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's headless Chromium. In this build, tests take a fifth less time than in the full browser. */
const systemShell = '/usr/bin/chromium-headless-shell'
const systemBrowsers = [
  systemShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Flags that make Chromium behave the same for root, in a container and on a developer's machine. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=none',
]

/** True when the machine has a headless Chromium, from Playwright or from Debian. */
export function hasHeadlessShell(): boolean {
  return existsSync(chromium.executablePath()) || existsSync(systemShell)
}

/**
 * Returns the path of the Chromium for all tests and scripts: `PW_CHROMIUM`, Playwright's own, or the
 * system's. Null when there is none.
 */
export function findBrowser(): string | null {
  const wanted = process.env.PW_CHROMIUM
  const candidates = wanted ? [wanted] : [chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => existsSync(path)) ?? null
}

/** Returns launch options for Playwright. Without a path, Playwright starts its own headless shell. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  const isOwn = executablePath === null || executablePath === chromium.executablePath()
  return isOwn ? { args: browserArgs } : { executablePath, args: browserArgs }
}

/**
 * Options for the end-to-end tests. They turn off the optimizing compilers of V8, which would take a tenth of
 * the run time. Their work does not pay off, because each page lives only for seconds.
 */
export function journeyOptions(): { executablePath?: string; args: string[] } {
  return { ...launchOptions(), args: [...browserArgs, '--js-flags=--no-maglev --no-turbofan'] }
}

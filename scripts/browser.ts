import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without a window: the same tests take a fifth less time in it than in the whole browser. */
const systemShell = '/usr/bin/chromium-headless-shell'
const systemBrowsers = [
  systemShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Flags under which Chromium behaves the same as root, in a container and on a desk. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=none',
]

/** True when the machine has a Chromium that starts without loading a window: Playwright's own, or Debian's shell. */
export function hasHeadlessShell(): boolean {
  return existsSync(chromium.executablePath()) || existsSync(systemShell)
}

/**
 * The Chromium that every test and script uses: `PW_CHROMIUM`, else the one Playwright installed, else the system's.
 * Null where there is none; `scripts/ensure-browser.ts` then gets one.
 */
export function findBrowser(): string | null {
  const wanted = process.env.PW_CHROMIUM
  const candidates = wanted ? [wanted] : [chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => existsSync(path)) ?? null
}

/** Launch options for Playwright. Without a path it starts its own headless shell, or names the missing browser. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  const isOwn = executablePath === null || executablePath === chromium.executablePath()
  return isOwn ? { args: browserArgs } : { executablePath, args: browserArgs }
}

/**
 * Launch options for the end-to-end tests. A page lives for seconds there: V8's optimizing compilers take about a
 * tenth more time than they give back.
 */
export function journeyOptions(): { executablePath?: string; args: string[] } {
  return { ...launchOptions(), args: [...browserArgs, '--js-flags=--no-maglev --no-turbofan'] }
}

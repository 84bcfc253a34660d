import type { BrowserName } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

/** The names of browsers in browserslist, each with the name in MDN's compatibility data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
} as const satisfies Record<string, BrowserName>

/** The oldest supported version of each browser. It comes from `browserslist` in package.json. */
export const oldestBrowsers: ReadonlyMap<BrowserName, number> = floorOf(browserslist())

function floorOf(versions: readonly string[]): Map<BrowserName, number> {
  const oldest = new Map<BrowserName, number>()
  for (const [, name = '', version] of versions.map((one) => /^(\w+) ([\d.]+)/.exec(one) ?? [])) {
    const browser = Object.entries(names).find(([known]) => known === name)?.[1]
    if (!browser) throw new Error(`scripts/lib/browsers.ts does not know ${name}`)
    oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, Number(version)))
  }
  return oldest
}

/**
 * The build targets for Vite. Samsung's browser is left out, because it is a Chromium and Vite has no target
 * for it.
 */
export const buildTargets = [...oldestBrowsers].flatMap(([browser, version]) =>
  browser === 'samsunginternet_android' ? [] : `${browser.replace('safari_ios', 'ios')}${version}`,
)

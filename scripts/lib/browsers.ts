import type { BrowserName } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

/** The names of browserslist in MDN's data, and of those that Vite knows as targets. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
} as const satisfies Record<string, BrowserName>

/**
 * The oldest supported version of each browser: `browserslist` in package.json, the one place that says it.
 */
export const floor: ReadonlyMap<BrowserName, number> = floorOf(browserslist())

function floorOf(versions: readonly string[]): Map<BrowserName, number> {
  const oldest = new Map<BrowserName, number>()
  for (const [, name = '', version] of versions.map((one) => /^(\w+) ([\d.]+)/.exec(one) ?? [])) {
    const browser = Object.entries(names).find(([known]) => known === name)?.[1]
    if (!browser) throw new Error(`scripts/lib/browsers.ts does not know ${name}`)
    oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, Number(version)))
  }
  return oldest
}

/** Targets of Vite. Samsung's browser is Chromium and no target of its own. */
export const buildTargets = [...floor].flatMap(([browser, version]) =>
  browser === 'samsunginternet_android' ? [] : `${browser.replace('safari_ios', 'ios')}${version}`,
)

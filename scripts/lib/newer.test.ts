import { readdirSync, readFileSync } from 'node:fs'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { expect, test } from 'vitest'
import { oldestBrowsers } from './browsers.ts'
import fallbacks from './newer-styles.json' with { type: 'json' }
import { newerStyles } from './newer.ts'

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/generated|\.(gen|test)\./.test(file))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const)
  // In a CSS file everything is a style. In a code file, only the templates of styled-components are styles.
  .flatMap(([file, text]) => (file.endsWith('.css') ? text : (text.match(/`\n[^`]*`/g) ?? [])))

/**
 * Style features that a supported browser may lack, each with what the shopper sees without the feature. The
 * shop stays usable.
 */
const without: Readonly<Record<string, string>> = fallbacks

test('each style feature that a supported browser lacks is listed, with what is shown instead §14.5b', () => {
  const names = new Set(
    styles
      .flatMap((text) => text.match(/::?[a-z-]+|^ *[a-z-]+:|@[a-z-]+/gm) ?? [])
      .map((one) => one.trim()),
  )
  expect([...newerStyles].filter((name) => names.has(name)).sort()).toEqual(
    Object.keys(without).sort(),
  )
})

test('the checks in index.html tell supported browsers from older ones §14.5b', () => {
  const page = readFileSync('index.html', 'utf8')
  const { builtins } = data.javascript
  const asked = {
    "'toSorted' in []": builtins?.['Array']?.['toSorted'],
    "new RegExp('(?<=a)b')": data.javascript.regular_expressions?.['lookbehind_assertion'],
  }
  for (const code of Object.keys(asked)) expect(page).toContain(code)
  // The newest of these features is at most one version older than the oldest supported browser. An exact
  // match is not needed, because the check only has to stop browsers in which the shop can't start.
  const early = [...oldestBrowsers].map(([browser, version]) => {
    const since = Object.values(asked).map((feature) => {
      const [support] = [feature?.__compat?.support[browser]].flat()
      return Number(support?.version_added)
    })
    return version - Math.max(...since)
  })
  expect(early.filter((versions) => !(versions >= 0 && versions < 2))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { expect, test } from 'vitest'
import { floor } from './browsers.ts'
import { newerStyles } from './newer.ts'

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/generated|\.(gen|test)\./.test(file))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const)
  // In a code file, only the styled-components templates contain styles.
  .flatMap(([file, text]) => (file.endsWith('.css') ? text : (text.match(/`\n[^`]*`/g) ?? [])))

/**
 * Style features that a supported browser may lack, each with the appearance without it. The shop stays
 * usable without them.
 */
const without: Readonly<Record<string, string>> = {
  ':has': 'Firefox to 120: what is chosen is bold and underlined, the ring is that of base.css',
  '::details-content': 'opens at once',
  '::selection': "the browser's own colours",
  '::-moz-color-swatch': "the browser's own",
  '::-webkit-search-cancel-button': "the browser's own",
  '::picker': "the browser's own list, as without `appearance: base-select`",
  '::picker-icon': 'the same',
  '@page': 'prints with the margins that the printer has',
  'contain-intrinsic-block-size:': 'is laid out at once',
  'content-visibility:': 'the same',
  'field-sizing:': 'the box does not grow with its text: it scrolls',
  'forced-color-adjust:': 'no forced colours there either',
  'overflow-anchor:': 'Safari: what is read may move while something loads above',
  'resize:': 'phones: the box can not be drawn larger',
  'scrollbar-color:': "the browser's own",
  'scrollbar-gutter:': 'the page moves by the width of the bar',
  'scrollbar-width:': 'the same',
  'size:': 'prints on the paper that the printer has',
  'text-size-adjust:': "the browser's own",
  'text-wrap:': 'lines break as they come',
  'user-select:': 'the text can be marked',
}

test('a style that one of them lacks has something instead §14.5c', () => {
  const names = new Set(
    styles
      .flatMap((text) => text.match(/::?[a-z-]+|^ *[a-z-]+:|@[a-z-]+/gm) ?? [])
      .map((one) => one.trim()),
  )
  expect([...newerStyles].filter((name) => names.has(name)).sort()).toEqual(
    Object.keys(without).sort(),
  )
})

test('what the page asks before it starts tells them from older ones §14.5d', () => {
  const page = readFileSync('index.html', 'utf8')
  const { builtins } = data.javascript
  const asked = {
    "'toSorted' in []": builtins?.['Array']?.['toSorted'],
    "new RegExp('(?<=a)b')": data.javascript.regular_expressions?.['lookbehind_assertion'],
  }
  for (const code of Object.keys(asked)) expect(page).toContain(code)
  // Also allows features that came this many versions before the oldest supported one, because the check is
  // only for browsers that can't start at all.
  const early = [...floor].map(([browser, version]) => {
    const since = Object.values(asked).map((feature) => {
      const [support] = [feature?.__compat?.support[browser]].flat()
      return Number(support?.version_added)
    })
    return version - Math.max(...since)
  })
  expect(early.filter((versions) => !(versions >= 0 && versions < 2))).toEqual([])
})

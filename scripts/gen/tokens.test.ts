import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokenStyles, tokensOf } from './tokens.ts'

const variablesIn = (css: string) => [...css.matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name)

test('another token file has the same names with other values §15.11', async () => {
  const tokens = JSON.parse(readFileSync('brand/moc-lan/tokens.json', 'utf8'))
  const blue = { colorSpace: 'srgb', components: [0, 0, 1], hex: '#0000ff' }
  tokens.color.accent.$value = blue
  const file = join(mkdtempSync(join(tmpdir(), 'brand-')), 'tokens.json')
  writeFileSync(file, JSON.stringify(tokens))
  const css = tokenStyles(await tokensOf(file))
  const usual = readFileSync('brand/moc-lan/tokens.gen.css', 'utf8')
  expect(css).toContain('--color-accent: #0000ff;')
  expect(usual).not.toContain('#0000ff')
  expect(variablesIn(css)).toEqual(variablesIn(usual))
})

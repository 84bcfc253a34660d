import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  fileOf,
  ownPageOf,
  readManifest,
  removePrerenderedPages,
  writeManifest,
} from './manifest.ts'
import { feedFile, feedText, robotFiles } from './robots.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerendered-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['/', 'index.html'],
  ['/products', 'products.html'],
  ['/products/dam-lua', 'products/dam-lua.html'],
  ['/category/%C4%91%E1%BA%A7m', 'category/đầm.html'],
])('%s is the file %s', (path, file) => {
  expect(fileOf(path)).toBe(file)
})

test.each([
  '/products/..',
  '/products/%2e%2e%2fetc',
  '/products/.htaccess',
  '/products/a%00b',
  '/products/',
  `/products/${'a'.repeat(101)}`,
])('%s can not be a file name', (path) => {
  expect(fileOf(path)).toBeUndefined()
})

test('a damaged manifest counts as none', () => {
  writeFileSync(join(folder, '.prerendered.json'), '{"pages":')
  expect(readManifest(folder)).toEqual({})
})

test('removing the prerendered pages brings the own page of the build back', () => {
  writeFileSync(join(folder, 'index.html'), 'home')
  writeFileSync(join(folder, 'products.html'), 'list')
  writeFileSync(join(folder, '404.html'), 'plain')
  const page = (file: string) => ({ file, fingerprint: '', at: 0 })
  writeManifest(folder, { '/': page('index.html'), '/products': page('products.html') })
  expect(removePrerenderedPages(folder)).toBe(2)
  expect(readdirSync(folder).toSorted()).toEqual(['404.html', 'index.html'])
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('plain')
})

const shown = '<meta name="prerendered" content="{}">'

test.each([
  ['a fresh build', { 'index.html': 'built' }],
  [
    'an earlier run',
    { '.prerendered.json': '{"pages":{}}', 'index.html': shown, '404.html': 'built' },
  ],
  ['a run whose manifest is lost', { 'index.html': shown, '404.html': 'built' }],
  ['a new build over an old run', { 'index.html': 'built', '404.html': 'old' }],
])('the page without prerendered content is found after %s', (_what, files) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  expect(ownPageOf(folder)).toBe('built')
})

test("without the build's own page, no pages are made", () => {
  writeFileSync(join(folder, 'index.html'), shown)
  expect(() => ownPageOf(folder)).toThrow('build it again')
  expect(() => removePrerenderedPages(folder)).toThrow('build it again')
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(shown)
})

test('prerendered pages are removed even without a manifest', () => {
  mkdirSync(join(folder, 'products'))
  const files = { 'index.html': shown, '404.html': 'built', 'products/dam.html': shown }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, '.prerendered.json'), '{"pages":')
  expect(removePrerenderedPages(folder)).toBe(2)
  expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    '404.html',
    'index.html',
    'products',
  ])
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('built')
})

test('the sitemap lists each URL in both languages, and robots may not read personal pages §11.5.2', () => {
  const href = 'https://x.example/shop/products/a&b?lang=en'
  const entry = { path: '/products/a&b', at: 0, languages: [{ language: 'en', href }] }
  const files = robotFiles('https://x.example/shop', [entry])
  expect(files['sitemap.xml']).toContain(
    '<loc>https://x.example/shop/products/a&amp;b</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>',
  )
  expect(files['sitemap.xml']).toContain(
    'hreflang="en" href="https://x.example/shop/products/a&amp;b?lang=en"',
  )
  expect(files['robots.txt']).toContain('Disallow: /shop/checkout\n')
  expect(files['robots.txt']).toContain('Sitemap: https://x.example/shop/sitemap.xml')
})

test('products.xml is RSS with the fields of merchants, its texts escaped and without control characters §11.5.2', () => {
  const item = feedText([
    [['title', 'Áo <lụa> & "đũi"\u0000'] as const, ['price', '5 VND'] as const],
  ])
  const text = feedFile('https://x.example/shop', ['', item])
  expect(text).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">')
  expect(text).toContain(
    '<item><g:title>Áo &lt;lụa&gt; &amp; &quot;đũi&quot;</g:title><g:price>5 VND</g:price></item>',
  )
  expect(text.match(/<item>/g)).toHaveLength(1)
})

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { hashedCaching, securityHeaders } from '../lib/host-headers.ts'

export type Faults = string[]

/** Walks a served build over HTTP: the page at deep links, files, what is missing or hidden, headers, compression. */
export async function walk(origin: string, base: string, folder: string): Promise<Faults> {
  const faults: Faults = []
  const shop = origin + base
  const ask = (address: string, encoding = 'gzip, br', headers: Record<string, string> = {}) =>
    fetch(address, { redirect: 'manual', headers: { 'accept-encoding': encoding, ...headers } })
  async function expect(
    address: string,
    status: number,
    wanted: Record<string, string | RegExp> = {},
  ) {
    const answer = await ask(address)
    const text = await answer.text()
    const found = (name: string) => (name === 'text' ? text : (answer.headers.get(name) ?? ''))
    if (answer.status !== status) faults.push(`${address}: ${answer.status}, not ${status}`)
    for (const [name, value] of Object.entries(wanted)) {
      const isRight = typeof value === 'string' ? found(name) === value : value.test(found(name))
      if (!isRight) faults.push(`${address}, ${name}: ${found(name).slice(0, 99)}, not ${value}`)
    }
  }

  for (const path of [
    '',
    'products/dam-lua?variant=3',
    'admin/orders',
    'category/%C4%91%E1%BA%A7m',
  ]) {
    const page = {
      'content-type': /^text\/html/,
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
    }
    const text = /http-equiv="Content-Security-Policy"/
    await expect(shop + path, 200, { ...page, ...securityHeaders, text })
    const etag = (await ask(shop + path, 'identity')).headers.get('etag') ?? ''
    const again = await ask(shop + path, 'identity', { 'if-none-match': etag })
    if (again.status !== 304) faults.push(`${shop + path}, asked again: ${again.status}, not 304`)
  }
  const names = readdirSync(join(folder, 'assets'))
  const nosniff = { 'x-content-type-options': securityHeaders['X-Content-Type-Options'] ?? '' }
  for (const file of [/^start-.*\.js$/, /\.css$/, /\.woff2$/]) {
    const name = names.find((one) => file.test(one))
    const packed = { 'content-encoding': name?.endsWith('.js') ? /./ : /^/ }
    const type = { 'content-type': /javascript|css|woff2/ }
    const kept = { 'cache-control': hashedCaching }
    await expect(`${shop}assets/${name}`, 200, { ...kept, ...nosniff, ...type, ...packed })
  }
  const missing = ['assets/start-gone.js', 'assets/gone', 'gone.png', 'sub/gone.css']
  const hidden = ['.vite/manifest.json', 'assets/start.js.map', '.env']
  const isNoPage = { 'cache-control': /^(?!.*immutable)/, text: /^(?![^]*shop-config)/ }
  for (const path of [...missing, ...hidden]) await expect(shop + path, 404, isNoPage)

  // The list of products is a page beside the folder of its products; what has no page of its own gets the plain one.
  mkdirSync(join(folder, 'list'), { recursive: true })
  writeFileSync(join(folder, 'list.html'), 'list')
  writeFileSync(join(folder, 'list/one.html'), 'one')
  writeFileSync(join(folder, '404.html'), 'plain')
  await expect(`${shop}list`, 200, { text: 'list' })
  await expect(`${shop}list/one`, 200, { text: 'one' })
  await expect(`${shop}list/two`, 200, { text: 'plain' })
  await expect(shop, 200, { text: /shop-config/ })
  rmSync(join(folder, '404.html'))

  // Certificates are renewed by files at the host's top; a page in their place says that all is well.
  const token = '/.well-known/acme-challenge/token'
  const file = join(folder, base === '/' ? '' : '..', token)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'key')
  await expect(origin + token, 200, { text: 'key' })
  await expect(`${origin}/.well-known/acme-challenge/gone`, 404)
  await expect(`${origin}/.well-known/security.txt`, 404)

  if (base !== '/') {
    const bare = base.slice(0, -1)
    await expect(origin + bare, 308, { location: new RegExp(`^(${origin})?${base}$`) })
    for (const path of ['/', '/assets/x.js', `${bare}per`]) await expect(origin + path, 404)
  }
  return faults
}

/** Visits a served shop by a deep link, a link and a reload. Returns errors, and what left the shop's path. */
export async function visit(browser: Browser, shop: string, api: string): Promise<Faults> {
  const faults: Faults = []
  const page = await browser.newPage({ locale: 'vi-VN' })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    const url = response.url()
    if (response.status() >= 400) faults.push(`${response.status()} ${url}`)
    if (/^https?:/.test(url) && !url.startsWith(shop) && !url.startsWith(api))
      faults.push(`${url} is outside of ${shop}`)
  })
  try {
    await page.goto(`${shop}category/dresses`)
    const card = page.getByRole('main').getByRole('article').first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').first().click()
    await page.waitForURL((url) => url.href.startsWith(`${shop}products/`))
    const heading = page.getByRole('heading', { level: 1, name })
    await heading.waitFor()
    await page.reload()
    await heading.waitFor()
  } catch (error) {
    faults.push(String(error))
  }
  await page.close()
  return faults
}

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashedCaching, securityHeaders } from '../lib/host-headers.ts'

/** What a check of a host found wrong; empty when all is well. */
export type Faults = string[]

type Host = { origin: string; base: string; folder: string }

/** Walks a served build over HTTP: the page at deep links, files, what is missing or hidden, headers, compression. */
export async function walk(host: Host): Promise<Faults> {
  const faults: Faults = []
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) faults.push(`${what}: ${String(found)}, not ${String(wanted)}`)
  }
  await checkPages(host, expect)
  await checkFiles(host, expect)
  await checkMissing(host, expect)
  await checkWellKnown(host, expect)
  if (host.base !== '/') await checkOutside(host, expect)
  return faults
}

type Expect = (what: string, found: unknown, wanted: unknown) => void

/** Unpacked by fetch; the header still says how it came. */
const ask = (address: string, encoding = 'gzip, br', headers: Record<string, string> = {}) =>
  fetch(address, { redirect: 'manual', headers: { 'accept-encoding': encoding, ...headers } })

async function checkPages({ origin, base }: Host, expect: Expect): Promise<void> {
  for (const path of [
    '',
    'products/dam-lua?variant=3',
    'admin/orders',
    'category/%C4%91%E1%BA%A7m',
  ]) {
    const address = `${origin}${base}${path}`
    const answer = await ask(address)
    expect(`${address} status`, answer.status, 200)
    const type = answer.headers.get('content-type') ?? ''
    expect(`${address} is HTML`, type.startsWith('text/html'), true)
    expect(`${address} caching`, answer.headers.get('cache-control'), 'no-cache')
    expect(`${address} compression`, answer.headers.get('content-encoding'), 'gzip')
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(`${address} ${name}`, answer.headers.get(name), value)
    }
    const html = await answer.text()
    expect(`${address} has its policy`, html.includes('http-equiv="Content-Security-Policy"'), true)
    const etag = (await ask(address, 'identity')).headers.get('etag') ?? ''
    const again = await ask(address, 'identity', { 'if-none-match': etag })
    expect(`${address} asked again`, again.status, 304)
  }
}

async function checkFiles({ origin, base, folder }: Host, expect: Expect): Promise<void> {
  const names = readdirSync(join(folder, 'assets'))
  for (const end of ['.js', '.css', '.woff2']) {
    const name = names.find(
      (file) => file.endsWith(end) && (end !== '.js' || file.startsWith('start-')),
    )
    const address = `${origin}${base}assets/${name}`
    const answer = await ask(address)
    expect(`${address} status`, answer.status, 200)
    expect(`${address} caching`, answer.headers.get('cache-control'), hashedCaching)
    const nosniff = securityHeaders['X-Content-Type-Options']
    expect(`${address} nosniff`, answer.headers.get('x-content-type-options'), nosniff)
    const type = answer.headers.get('content-type') ?? ''
    expect(`${address} type`, /javascript|css|woff2/.test(type), true)
    if (end === '.js')
      expect(`${address} is compressed`, answer.headers.has('content-encoding'), true)
  }
}

async function checkMissing({ origin, base }: Host, expect: Expect): Promise<void> {
  const missing = ['assets/start-gone.js', 'assets/gone', 'gone.png', 'sub/gone.css']
  const hidden = ['.vite/manifest.json', 'assets/start.js.map', '.env']
  for (const path of [...missing, ...hidden]) {
    const address = `${origin}${base}${path}`
    const answer = await ask(address)
    expect(`${address} status`, answer.status, 404)
    const caching = answer.headers.get('cache-control') ?? ''
    expect(`${address} is kept`, caching.includes('immutable'), false)
    const isPage = (await answer.text()).includes('shop-config')
    expect(`${address} is the page`, isPage, false)
  }
}

/** Certificates are renewed by files at the host's top; a page in their place says that all is well. */
async function checkWellKnown({ origin, base, folder }: Host, expect: Expect): Promise<void> {
  const path = '.well-known/acme-challenge/token'
  const file = join(folder, base === '/' ? '' : '..', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'key')
  const answer = await ask(`${origin}/${path}`)
  expect(`/${path} status`, answer.status, 200)
  expect(`/${path}`, await answer.text(), 'key')
  for (const missing of ['.well-known/acme-challenge/gone', '.well-known/security.txt'])
    expect(`/${missing} status`, (await ask(`${origin}/${missing}`)).status, 404)
}

async function checkOutside({ origin, base }: Host, expect: Expect): Promise<void> {
  const bare = base.slice(0, -1)
  const answer = await ask(origin + bare)
  expect(`${bare} status`, answer.status, 308)
  const target = new URL(answer.headers.get('location') ?? '', origin)
  expect(`${bare} leads to`, target.href, origin + base)
  for (const path of ['/', '/assets/x.js', `${bare}per`]) {
    expect(`${path} outside of ${base}`, (await ask(origin + path)).status, 404)
  }
}

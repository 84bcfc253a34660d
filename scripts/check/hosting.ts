import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { startBackend } from '../bench/site.ts'
import { launchOptions } from '../browser.ts'
import { readCommand, refuse } from '../lib/command.ts'
import { hostingFolder } from '../lib/hosting-files.ts'
import { runScript } from '../lib/run.ts'
import { hashedCaching, securityHeaders } from '../lib/static-files.ts'

const about = `npm run check -- hosting

Serves the finished build (npm run build) with the files of deploy/, at the top of a host and below a path, and tests
deep links, missing files, headers, compression, a visit with a browser. Needs nginx, Apache or Caddy (Debian: apt-get install
nginx apache2 caddy); one that is not installed is left out.`

readCommand(about)
if (!existsSync('dist/index.html')) refuse('There is no dist: build the shop first (npm run build)')

/**
 * A build that a host serves: the folder that the host serves, the path of the shop, and a folder for the
 * server's own files.
 */
type Site = {
  /** The folder with a copy of deploy/. Its files have the policy of the build. */
  files: string
  root: string
  base: string
  port: number
  scratch: string
}

/**
 * Returns an nginx.conf that includes the files of a site. It is like the nginx.conf of a Linux distribution.
 */
const nginxFrame = (scratch: string) => `daemon off;
pid ${scratch}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join('\n  ')}
  include site.conf;
}
`

/**
 * Returns the apache2.conf of a shared host. It loads the site's .htaccess, which must set everything that
 * the site needs.
 */
function apacheFrame({ root, base, port, scratch }: Site): string {
  const { stdout } = spawnSync('which', ['apache2'], { encoding: 'utf8' })
  const modules = join(dirname(stdout.trim()), '../lib/apache2/modules')
  const loaded = [
    'mpm_event',
    'authz_core',
    'alias',
    'dir',
    'mime',
    'filter',
    'deflate',
    'headers',
    'rewrite',
  ]
  return `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/httpd.pid
ErrorLog /dev/stderr
LogLevel error
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
User nobody
Group nogroup
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
${base === '/' ? '' : 'RedirectMatch 404 ^/$'}
`
}

/**
 * The functions that start each server with the files of deploy/. Each function also makes the changes that a
 * file asks the operator to make.
 */
const starts = {
  nginx({ files, root, base, port, scratch }: Site) {
    cpSync(join(files, 'nginx'), join(scratch, 'moc-lan'), { recursive: true })
    const file = base === '/' ? 'top.conf' : 'below-a-path.conf'
    const site = readFileSync(join(files, 'nginx', file), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/www/moc-lan;', `${root};`)
      .replaceAll('/shop', base.slice(0, -1) || '/shop')
    writeFileSync(join(scratch, 'site.conf'), site)
    writeFileSync(join(scratch, 'nginx.conf'), nginxFrame(scratch))
    const args = ['-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')]
    return spawn('nginx', args, { stdio: 'inherit' })
  },
  apache2({ files, root, base, port, scratch }: Site) {
    cpSync(join(files, 'apache/.htaccess'), join(root, base, '.htaccess'))
    writeFileSync(join(scratch, 'httpd.conf'), apacheFrame({ files, root, base, port, scratch }))
    const args = ['-D', 'FOREGROUND', '-d', scratch, '-f', join(scratch, 'httpd.conf')]
    return spawn('apache2', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  },
  caddy({ files, root, base, port, scratch }: Site) {
    const file = join(scratch, 'Caddyfile')
    // The control port of Caddy is off, so that several servers can run on the same machine.
    const text = `{\n\tadmin off\n}\n${readFileSync(join(files, 'caddy/Caddyfile'), 'utf8')}`
    writeFileSync(file, text)
    const env = {
      ...process.env,
      SHOP_ADDRESS: `http://127.0.0.1:${port}`,
      SHOP_ROOT: root,
      SHOP_BASE: base.slice(0, -1),
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
    }
    // Caddy reports its start on stderr, which is ignored here. If the start fails, the requests after it
    // fail too.
    const args = ['run', '--config', file, '--adapter', 'caddyfile']
    return spawn('caddy', args, { stdio: 'ignore', env })
  },
}

/** The servers for which deploy/ has files. `isInstalled` is true when this machine has the server. */
const hostServers = Object.entries(starts).map(([name, start]) => ({
  name,
  start,
  isInstalled: spawnSync(name, ['-h'], { stdio: 'ignore' }).error === undefined,
}))

const folder = mkdtempSync(join(tmpdir(), 'shop-hosting-'))
// Everybody must be able to read the folder, because a server that root starts reads it as another user.
chmodSync(folder, 0o755)
const backend = await startBackend()
const browser = await chromium.launch(launchOptions())
let port = 8471
for (const base of ['/', '/shop/']) {
  const root = join(folder, base === '/' ? 'top' : 'below')
  const built = join(root, base)
  mkdirSync(built, { recursive: true })
  cpSync('dist', built, { recursive: true })
  const settings = ['--api', backend.url, '--base', base, '--idempotency-keys', '--compress']
  const configured = await runScript('scripts/configure.ts', [built, ...settings])
  if (!configured.ok) refuse(configured.output)
  const files = hostingFolder(built)
  for (const { name, start, isInstalled } of hostServers) {
    if (!isInstalled) {
      console.log(`skip ${name} at ${base}: it is not installed`)
      continue
    }
    const scratch = mkdtempSync(join(folder, name))
    const server = start({ files, root, base, port, scratch })
    const origin = `http://127.0.0.1:${port++}`
    await firstAnswer(origin)
    const faults = [
      ...(await walk(origin, base, built)),
      ...(await visit(browser, origin + base, backend.url)),
    ]
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    console.log(`${faults.length > 0 ? 'FAIL' : 'ok  '} ${name} at ${base}`)
    for (const fault of faults) console.log(`       ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
}
await browser.close()
backend.close()
rmSync(folder, { recursive: true, force: true })
process.exit()

/** Waits up to 10 s until a server answers. If no answer comes, the checks after this one fail. */
async function firstAnswer(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(address).catch(() => null)) return
    await setTimeout(100)
  }
}

type Faults = string[]

/**
 * Tests a served build over HTTP: the page at deep links, files, missing or hidden files, headers and
 * compression.
 */
async function walk(origin: string, base: string, folder: string): Promise<Faults> {
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
    const sent = { ...securityHeaders, 'Content-Security-Policy': /default-src 'none'.*frame-anc/ }
    await expect(shop + path, 200, { ...page, ...sent, text })
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

  // The page of the product list is a file next to the folder with the product pages. A URL without a page of
  // its own gets the plain page.
  mkdirSync(join(folder, 'list'), { recursive: true })
  writeFileSync(join(folder, 'list.html'), 'list')
  writeFileSync(join(folder, 'list/one.html'), 'one')
  writeFileSync(join(folder, '404.html'), 'plain')
  await expect(`${shop}list`, 200, { text: 'list' })
  await expect(`${shop}list/one`, 200, { text: 'one' })
  await expect(`${shop}list/two`, 200, { text: 'plain' })
  await expect(shop, 200, { text: /shop-config/ })
  rmSync(join(folder, '404.html'))

  // Certificates are renewed by files at the top of the host. If a missing file there gave the shop's page,
  // the renewal would look like a success.
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

/**
 * Opens the shop by a deep link, by a link in the page, and by a reload. Returns errors of the page, failed
 * requests, and requests outside the shop's path.
 */
async function visit(browser: Browser, shop: string, api: string): Promise<Faults> {
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

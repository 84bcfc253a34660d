import type { ShopConfig } from '../../src/lib/shop-config.ts'
import { type PolicyOptions, withPolicy } from './page-policy.ts'

/**
 * The settings of a finished build. Some settings depend on the host of the build (Product §11.4), and others
 * matter only to the page.
 */
export type BuildConfig = ShopConfig & {
  /** Further hosts of pictures, separated by blanks. */
  imageHosts: string
  /** The URL that gets the loading times of visits. Empty for none. */
  vitalsUrl: string
}

const defaults: BuildConfig = {
  base: '/',
  apiBase: '',
  imageBase: '',
  imageHosts: '',
  paymentHosts: '*.paypal.com',
  siteUrl: '',
  mode: 'live',
  idempotencyKeys: false,
  quotes: true,
  worker: true,
  paypalClientId: '',
  vitalsUrl: '',
  errorsUrl: '',
}

/** The flags of `npm run configure` for these settings. */
const flags = {
  api: 'apiBase',
  images: 'imageBase',
  'image-hosts': 'imageHosts',
  'payment-hosts': 'paymentHosts',
  site: 'siteUrl',
  base: 'base',
  mode: 'mode',
  'idempotency-keys': 'idempotencyKeys',
  quotes: 'quotes',
  worker: 'worker',
  'paypal-client-id': 'paypalClientId',
  vitals: 'vitalsUrl',
  errors: 'errorsUrl',
} as const satisfies Record<string, keyof BuildConfig>

export function settingsOf(
  values: Readonly<Partial<Record<keyof typeof flags, string | boolean>>>,
): Partial<BuildConfig> {
  const named = Object.entries(flags).filter(([flag]) => flag in values)
  return Object.fromEntries(named.map(([flag, key]) => [key, Reflect.get(values, flag)]))
}

const block = /(<script[^>]*\bid="shop-config"[^>]*>)([\s\S]*?)(<\/script>)/

/**
 * Returns the configuration of a built page. Throws when the page has no configuration or an unreadable one.
 */
export function configOf(html: string): BuildConfig {
  const [, , text] = block.exec(html) ?? []
  if (text === undefined) {
    throw new Error('The page has no shop-config block: it is not the index.html of a build')
  }
  try {
    return { ...defaults, ...(JSON.parse(text) as Partial<BuildConfig>) }
  } catch {
    throw new Error(`The page's shop-config block is not JSON: ${text.trim()}`)
  }
}

/**
 * Returns a built page with these settings changed: its configuration, the URLs of its files and its policy.
 * Throws when the page has no configuration or a setting can't be used.
 */
export function configurePage(html: string, changes: Partial<BuildConfig>): string {
  const moved = moveFiles(writeConfig(html, changes), configOf(html).base)
  const config = configOf(moved)
  const page = withConnections(moved, config)
  return withPolicy(page, policyOptions(config))
}

/**
 * Returns the page with these settings in its configuration block. Nothing else changes. Throws for the same
 * reasons as `configurePage`.
 */
export function writeConfig(html: string, changes: Partial<BuildConfig>): string {
  const config = tidy({ ...configOf(html), ...changes })
  // `<` is escaped, because a value could otherwise end the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_all, open: string, _old, end: string) => open + json + end)
}

function tidy(config: BuildConfig): BuildConfig {
  return {
    ...config,
    base: pathOf(config.base),
    apiBase: config.apiBase && checkedUrl('API', config.apiBase),
    imageBase: config.imageBase && checkedUrl('picture host', config.imageBase),
    imageHosts: config.imageHosts && hostNames(config.imageHosts),
    paymentHosts: config.paymentHosts && hostNames(config.paymentHosts),
    siteUrl: config.siteUrl && hostOf('shop', config.siteUrl),
    vitalsUrl: config.vitalsUrl && checkedUrl('collector', config.vitalsUrl),
    errorsUrl: config.errorsUrl && checkedUrl('collector', config.errorsUrl),
  }
}

/** Returns the options of the content security policy for a page with these settings. */
export function policyOptions(config: BuildConfig): PolicyOptions {
  const { apiBase, imageBase, imageHosts, vitalsUrl, errorsUrl } = config
  const paypal = config.paypalClientId !== ''
  const isDemo = config.mode === 'mock'
  return {
    apiOrigin: originOf(apiBase),
    imageOrigins: [originOf(imageBase), ...imageHosts.split(' ')],
    reportsTo: errorsUrl,
    collectors: [originOf(vitalsUrl), originOf(errorsUrl)],
    paypal,
    isDemo,
    trustedTypes: !paypal && !isDemo,
  }
}

const vitalsTag = /\s*<script[^>]*\bdata-vitals\b[^>]*><\/script>/

/**
 * Returns a configured page that loads the measuring script (src/app/vitals.ts) if it has a `vitalsUrl`.
 * Throws if the page needs the script and the build does not have it.
 * @param name The script's file in the build.
 */
export function withVitals(html: string, name: string | undefined): string {
  const page = html.replace(vitalsTag, '')
  const { base, vitalsUrl } = configOf(page)
  if (!vitalsUrl) return page
  if (name === undefined)
    throw new Error('The build has no script that measures: build it with npm run build')
  const tag = `<script defer data-vitals src="${base}assets/${name}"></script>`
  return page.replace('</head>', `  ${tag}\n  </head>`)
}

const connection = /\s*<link rel="preconnect"[^>]*>/g

/**
 * Adds links that make the browser connect early to the host of the pictures and to the host of the API. API
 * calls carry no cookies, so they need a connection of their own (`crossorigin`).
 */
function withConnections(html: string, { apiBase, imageBase }: BuildConfig): string {
  const [api, pictures] = [originOf(apiBase), originOf(imageBase) || originOf(apiBase)]
  const links = [
    ...(pictures ? [`<link rel="preconnect" href="${pictures}">`] : []),
    ...(api ? [`<link rel="preconnect" href="${api}" crossorigin>`] : []),
  ]
  const tags = links.map((link) => `\n    ${link}`).join('')
  return html
    .replaceAll(connection, '')
    .replace(/<meta name="viewport"[^>]*>/, (found) => found + tags)
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}

/** Matches the content of scripts. URLs in scripts stay as they are, because scripts are code. */
const scriptContent = /(?<=<script\b[^>]*>)([\s\S]*?)(?=<\/script>)/
const rootedAddress = /(\s(?:href|src)="|url\(["']?)(\/(?!\/)[^"')]*)/g

/**
 * Returns the page with the URLs of its own files moved from the path `from` to the path in its
 * configuration.
 */
function moveFiles(html: string, from: string): string {
  const { base: to } = configOf(html)
  const moved = (_all: string, before: string, path: string) =>
    before + (path.startsWith(from) ? to + path.slice(from.length) : path)
  return html
    .split(scriptContent)
    .map((part, index) => (index % 2 === 0 ? part.replace(rootedAddress, moved) : part))
    .join('')
}

/**
 * Returns a path that begins and ends with a slash. Throws for a text that is no plain path, such as a URL
 * with a host.
 */
function pathOf(text: string): string {
  const path = `/${text}/`.replace(/\/{2,}/g, '/')
  const segments = path.split('/').slice(1, -1)
  if (!segments.every((segment) => /^[\w~-][\w.~-]*$/.test(segment)) || text.includes(':')) {
    throw new Error(
      `Not a path to live under: "${text}". Give for example /shop/, or / for the top`,
    )
  }
  return path
}

/** Returns hosts (`*.paypal.com`) and origins, separated by single blanks. Throws for any other text. */
function hostNames(text: string): string {
  const names = text.trim().split(/\s+/)
  const isName = (name: string) => /^(https?:\/\/)?(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(name)
  const wrong = names.find((name) => !isName(name))
  if (wrong !== undefined)
    throw new Error(`Not a host: "${wrong}". Give for example *.paypal.com or https://cdn.example`)
  return names.join(' ')
}

/**
 * Returns a URL without slashes at its end. Throws unless it is an http(s) URL or a path of the shop's own
 * origin.
 */
function checkedUrl(what: string, address: string): string {
  if (/^\/(?![/\\])[^?#]*$/.test(address)) return address.replace(/\/+$/, '')
  return hostOf(what, address)
}

/**
 * Returns an http(s) URL without slashes at its end. Throws for any other text, and for a URL with a query, a
 * hash or a user name.
 */
function hostOf(what: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isWeb || url.search || url.hash || url.username) {
    throw new Error(
      `Not an address of the ${what}: "${address}". Give an http or https address without query, for example https://api.example/v1`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

/**
 * The name of the service worker's file. It stands next to the page, because a worker serves only URLs below
 * the folder of its own file.
 */
export const workerFile = 'worker.js'

/**
 * Returns the first line of the service worker's file. `npm run configure` changes this line to turn the
 * worker on or off.
 */
export const workerSwitch = (isOff: boolean): string => `self.isShopWorkerOff=${String(isOff)};`

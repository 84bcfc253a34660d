import type { ShopConfig } from '../../src/lib/shop-config.ts'
import { type PolicyOptions, withPolicy } from './page-policy.ts'

/**
 * Settings of a finished build that depend on its host (Product §11.4), and settings that only the page
 * needs.
 */
export type BuildConfig = ShopConfig & {
  /** Further hosts of pictures, separated by blanks. */
  imageHosts: string
  /** The address that gets the loading times of visits. Empty for none. */
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

/** The command line flags that set these settings. */
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
 * Returns a built page with these settings changed: its configuration, the addresses of its files and its
 * policy. Throws when the page has no configuration or a setting can't be used.
 */
export function configurePage(html: string, changes: Partial<BuildConfig>): string {
  const moved = moveFiles(writeConfig(html, changes), configOf(html).base)
  const config = configOf(moved)
  const page = withConnections(moved, config)
  return withPolicy(page, policyOptions(config))
}

/**
 * Returns a page in which only the configuration block is changed. Throws for the same reasons as
 * `configurePage`.
 */
export function writeConfig(html: string, changes: Partial<BuildConfig>): string {
  const config = tidy({ ...configOf(html), ...changes })
  // Escapes `<`, because a value could otherwise end the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(block, (_all, open: string, _old, end: string) => open + json + end)
}

function tidy(config: BuildConfig): BuildConfig {
  return {
    ...config,
    base: pathOf(config.base),
    apiBase: config.apiBase && addressOf('API', config.apiBase),
    imageBase: config.imageBase && addressOf('picture host', config.imageBase),
    imageHosts: config.imageHosts && hostNames(config.imageHosts),
    paymentHosts: config.paymentHosts && hostNames(config.paymentHosts),
    siteUrl: config.siteUrl && hostOf('shop', config.siteUrl),
    vitalsUrl: config.vitalsUrl && addressOf('collector', config.vitalsUrl),
    errorsUrl: config.errorsUrl && addressOf('collector', config.errorsUrl),
  }
}

/** Returns the options of the policy for a page with these settings. */
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
 * `name` is the script's file in the build.
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
 * Adds links that connect to the hosts of API and pictures before the first request. Calls to the API carry
 * no cookies, so they need their own connection (`crossorigin`).
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

/** Finds the content of scripts. It is code, so addresses in it are not changed. */
const scriptContent = /(?<=<script\b[^>]*>)([\s\S]*?)(?=<\/script>)/
const rootedAddress = /(\s(?:href|src)="|url\(["']?)(\/(?!\/)[^"')]*)/g

/** Returns the page after its own files have moved from the path `from` to the path in its configuration. */
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
 * Returns a path that begins and ends with a slash. Throws for a text that is no plain path, such as an
 * address.
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
 * Returns an address without slashes at its end. Throws unless it is an http(s) address or a path of the
 * shop's own origin.
 */
function addressOf(what: string, address: string): string {
  if (/^\/(?![/\\])[^?#]*$/.test(address)) return address.replace(/\/+$/, '')
  return hostOf(what, address)
}

/** Returns an http(s) address without slashes at its end. Throws for any other text. */
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
 * The service worker of a build. It is beside the page, because a worker serves only the addresses below it.
 */
export const workerFile = 'worker.js'

/** The first line of the worker. `npm run configure` changes it to turn the worker on or off. */
export const workerSwitch = (isOff: boolean): string => `self.isShopWorkerOff=${String(isOff)};`

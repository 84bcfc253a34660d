import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import types from './media-types.json' with { type: 'json' }
import { headerPolicy } from './page-policy.ts'
import {
  type BuildConfig,
  configOf,
  configurePage,
  policyOptions,
  workerFile,
} from './shop-config.ts'

/** The headers of every answer of a static host. The files in deploy/ set the same headers. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
}

/** The cache header of files with a hash in their name. Browsers ask for every other file again. */
export const hashedCaching = 'public, max-age=31536000, immutable'

const mediaTypes: Readonly<Record<string, string>> = types

export type BuiltPages = {
  /** The path below which the shop is served. */
  base: string
  /** The URL paths of all files. Each path begins with `base`. */
  paths: readonly string[]
  answer: (pathname: string, origin: string) => Response
}

/**
 * Settings for tests and measurements. Without the service worker, a visit stores no files for the next
 * visit.
 */
const visitedOnce: Partial<BuildConfig> = { idempotencyKeys: true, worker: false }

/**
 * Serves a finished build as a static host does. The page calls the API of its own origin, unless the
 * settings give another API. Throws when the build has no index.html.
 */
export function builtPages(folder: string, settings = visitedOnce): BuiltPages {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} has no index.html: build the shop first (npm run build)`)
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]))
  const { base } = configOf(page)
  function answer(address: string, origin: string): Response {
    // Paths above the shop's path redirect to the shop. Nothing else is served outside the shop's path.
    if (!address.startsWith(base)) {
      const isAbove = base.startsWith(address === '/' ? address : `${address}/`)
      return isAbove ? Response.redirect(origin + base, 302) : notFound()
    }
    const pathname = address.slice(base.length - 1)
    const content = files.get(pathname)
    const configured = (html: string) =>
      configurePage(html, { apiBase: origin, paymentHosts: origin, ...settings })
    if (content && !/\.html$|\/\./.test(pathname)) {
      // The worker's file has the policy in its headers, because a worker fetches under the policy of its own
      // file.
      const policy = pathname === `/${workerFile}` ? policyOf(configured(page)) : {}
      return new Response(content, { headers: { ...staticHeaders(pathname), ...policy } })
    }
    // A browser that asks for a missing script must not get the app's HTML.
    if (pathname.startsWith('/assets/')) return notFound()
    // Some paths have a prerendered page (`npm run prerender`). All other paths get 404.html, or the app's
    // page if the build has no 404.html.
    const own = pathname === '/' ? '/index.html' : `${decodedPath(pathname)}.html`
    const found = files.get(own) ?? files.get('/404.html') ?? page
    const html = configured(found.toString())
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
    return new Response(html, { headers: { ...headers, ...policyOf(html) } })
  }
  return { base, paths: [...files.keys()].map((path) => base.slice(0, -1) + path), answer }
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const notFound = () => new Response('Not found', { status: 404 })

const policyOf = (page: string) => ({
  'content-security-policy': headerPolicy([page], policyOptions(configOf(page))),
})

/**
 * Returns the headers of a static file by its URL path: its media type, and how long browsers may store it.
 */
export function staticHeaders(path: string): { 'content-type': string; 'cache-control': string } {
  return {
    'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? hashedCaching : 'no-cache',
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.split(sep).join('/')}`)
}

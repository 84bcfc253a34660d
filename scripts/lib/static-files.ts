import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { configurePage } from './shop-config.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves a finished build as a static host does: hashed files may be cached for ever, every other path gets the app's
 * page, which calls the API of its own origin. Reads the folder once. Throws when it has no index.html.
 */
export function builtPages(folder: string): (pathname: string, origin: string) => Response {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} has no index.html: build the shop first (npm run build)`)
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]))
  return (pathname, origin) => {
    const content = files.get(pathname)
    if (content && pathname !== '/index.html') return fileResponse(pathname, content)
    // A browser that asks for a script must not get the app's HTML.
    if (pathname.startsWith('/assets/')) return new Response('Not found', { status: 404 })
    const html = configurePage(page, {
      apiBase: origin,
      idempotencyKeys: true,
      paypalClientId: '',
    })
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
    return new Response(html, { headers })
  }
}

function fileResponse(path: string, content: Buffer<ArrayBuffer>): Response {
  return new Response(content, { headers: staticHeaders(path) })
}

/** The headers of a static file by its URL path: its media type, and how long browsers may keep it. */
export function staticHeaders(path: string): { 'content-type': string; 'cache-control': string } {
  return {
    'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  }
}

/** Returns the URL paths of all files in a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.split(sep).join('/')}`)
}

import { createReadStream, existsSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import type { Connect, Plugin } from 'vite'

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

const urlPrefix = '/artwork/'

/** Returns the file of an artwork address, or null when the address points outside of `folder`. */
function fileOf(folder: string, url: string): string | null {
  const { pathname } = new URL(url, 'http://localhost')
  if (!pathname.startsWith(urlPrefix)) return null
  const file = resolve(folder, decodeURIComponent(pathname.slice(urlPrefix.length)))
  return file.startsWith(folder + sep) ? file : null
}

function serveArtwork(folder: string): Connect.NextHandleFunction {
  return function artworkMiddleware(request, response, next) {
    const file = fileOf(folder, request.url ?? '/')
    if (!file) return next()
    const info = statSync(file, { throwIfNoEntry: false })
    if (!info?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('No such artwork')
      return
    }
    response.writeHead(200, {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'content-length': info.size,
      'cache-control': 'public, max-age=3600',
    })
    createReadStream(file).pipe(response)
  }
}

/**
 * Serves the mock world's pictures under `/artwork/` and copies them into a mock build. Real builds leave this plugin
 * out, and so hold none of the pictures.
 */
export function artwork(folder: string): Plugin {
  let outDir: string | null = null
  return {
    name: 'shop:artwork',
    configResolved(config) {
      if (config.command === 'build') outDir = resolve(config.root, config.build.outDir)
    },
    configureServer(server) {
      server.middlewares.use(serveArtwork(resolve(folder)))
    },
    async writeBundle() {
      if (!outDir || !existsSync(folder)) return
      await cp(resolve(folder), join(outDir, urlPrefix), { recursive: true, force: true })
    },
  }
}

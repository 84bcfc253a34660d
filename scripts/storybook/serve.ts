import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { staticHeaders } from '../lib/static-files.ts'

/** The built Storybook on a port of its own, below a path. */
export type ServedStorybook = {
  /** Address of its folder, with a slash at the end. */
  url: string
  /** Paths that were asked for and do not exist, each once. */
  missing: ReadonlySet<string>
  close: () => void
}

/** An empty page, for a story that stands in a frame of another page. */
const emptyPage = '<!doctype html><title>Not loaded</title>'

/** A picture of one pixel. */
const pixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

type ServeOptions = {
  /** For pages that nobody looks at: stories in frames stay empty, and each picture is one pixel. */
  light?: boolean
  /** For pages that are compared: each picture is its largest file, which browsers take wherever they have loaded it before. */
  largestPictures?: boolean
}

const smaller = /-\d+\.avif$/

/** Returns the largest file of a picture, which stands beside the smaller ones. */
function largestOf(file: string): string {
  const largest = file.replace(smaller, '-1440.avif')
  return existsSync(largest) ? largest : file
}

/** Serves a built Storybook below `path`, from slash to slash, as a static host does. */
export async function serveStorybook(
  folder: string,
  path: string,
  { light = false, largestPictures = false }: ServeOptions = {},
): Promise<ServedStorybook> {
  const missing = new Set<string>()
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const inside = normalize(decodeURIComponent(pathname.slice(path.length) || 'index.html'))
    const file = join(folder, inside)
    const isThere =
      pathname.startsWith(path) && statSync(file, { throwIfNoEntry: false })?.isFile() === true
    if (!isThere) {
      // Browsers ask for it by themselves.
      if (pathname !== '/favicon.ico') missing.add(pathname)
      response.writeHead(404).end()
      return
    }
    if (light && request.headers['sec-fetch-dest'] === 'iframe') {
      response.writeHead(200, staticHeaders('/frame.html')).end(emptyPage)
      return
    }
    if (light && /\.(webp|avif|jpe?g|png)$/.test(inside)) {
      response.writeHead(200, staticHeaders('/pixel.webp')).end(pixel)
      return
    }
    response.writeHead(200, { ...staticHeaders(`/${inside}`), 'cache-control': 'max-age=600' })
    createReadStream(largestPictures ? largestOf(file) : file).pipe(response)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}${path}`, missing, close: () => server.close() }
}

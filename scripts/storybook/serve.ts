import { readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { serve } from '../lib/serve.ts'
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

/** Serves a built Storybook below `path`, from slash to slash, to pages that nobody looks at: stories in frames stay empty, and each picture is one pixel. */
export async function serveStorybook(folder: string, path: string): Promise<ServedStorybook> {
  const missing = new Set<string>()
  const { url, close } = await serve((request) => {
    const { pathname } = new URL(request.url)
    const inside = normalize(decodeURIComponent(pathname.slice(path.length) || 'index.html'))
    const file = join(folder, inside)
    if (!pathname.startsWith(path) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      // Browsers ask for it by themselves.
      if (pathname !== '/favicon.ico') missing.add(pathname)
      return new Response(null, { status: 404 })
    }
    if (request.headers.get('sec-fetch-dest') === 'iframe')
      return new Response(emptyPage, { headers: staticHeaders('/frame.html') })
    if (/\.(webp|avif|jpe?g|png)$/.test(inside))
      return new Response(pixel, { headers: staticHeaders('/pixel.webp') })
    const headers = { ...staticHeaders(`/${inside}`), 'cache-control': 'max-age=600' }
    return new Response(readFileSync(file), { headers })
  })
  return { url: url + path, missing, close }
}

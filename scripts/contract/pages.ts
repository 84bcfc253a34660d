import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { staticHeaders } from '../lib/static-files.ts'
import { writeContractSite } from './site.ts'

const folder = '.cache/contract-site'

function fileOf(pathname: string): string | null {
  if (pathname === '/openapi.yaml' || pathname === '/openapi.json') return pathname
  if (pathname === '/docs' || pathname === '/docs/') return '/index.html'
  return pathname.startsWith('/docs/') ? decodeURIComponent(pathname.slice('/docs'.length)) : null
}

/** Serves the site of the contract: the page at `/docs`, its files below, `/openapi.yaml` and `/openapi.json`. */
export function contractPages(): (pathname: string) => Promise<Response | null> {
  let written: Promise<void> | undefined
  return async (pathname) => {
    const name = fileOf(pathname)
    if (name === null) return null
    // Only who asks for it waits for the site.
    await (written ??= writeContractSite(folder))
    const file = join(folder, name)
    const isInside = file.startsWith(join(folder, '/'))
    if (!isInside || !existsSync(file)) return new Response('Not found', { status: 404 })
    // The links of the page count from its folder, with and without the slash at the end.
    const body =
      name === '/index.html'
        ? readFileSync(file, 'utf8').replace('<head>', '<head><base href="/docs/">')
        : readFileSync(file)
    return new Response(body, { headers: staticHeaders(name) })
  }
}

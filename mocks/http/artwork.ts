import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import favicon from '@brand/favicon.svg?raw'
import logo from '@brand/logo.svg?raw'

const folder = fileURLToPath(new URL('../seed/artwork/files', import.meta.url))

/** The brand's own pictures, as texts. */
const own: Readonly<Record<string, string>> = {
  'brand/logo.svg': logo,
  'brand/favicon.svg': favicon,
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

export async function artworkResponse(path: string): Promise<Response> {
  const file = resolve(folder, path)
  const content =
    own[path] ?? (file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null)
  if (!content) return new Response('No such artwork', { status: 404 })
  return new Response(content, {
    headers: {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=604800',
    },
  })
}

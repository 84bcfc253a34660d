import { createReadStream, statSync } from 'node:fs'
import { extname, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../seed/artwork/files', import.meta.url))

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** A drawn picture by its path below `/artwork/`; 404 for what is not there or lies outside. */
export function artworkResponse(path: string): Response {
  const file = resolve(folder, path)
  const info = file.startsWith(folder + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined
  if (!info?.isFile()) return new Response('No such artwork', { status: 404 })
  return new Response(Readable.toWeb(createReadStream(file)), {
    headers: {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'content-length': String(info.size),
      'cache-control': 'public, max-age=604800',
    },
  })
}

import { createReadStream, readFileSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import { brandFolder } from '../lib/brand.ts'
import { staticHeaders } from '../lib/static-files.ts'

const pictures = resolve('mocks/seed/artwork/files')
/** The brand's own, below `/artwork/brand/`. */
const ownPictures = ['logo.svg', 'favicon.svg']
const worker = 'mock-api-worker.js'
const workerSource = 'mocks/pipeline/mock-api-worker.js'

/** The pictures and service workers of the mock world: served in development, copied into its builds (those that `isKept` names), absent from real ones. */
export function mockFiles(isKept = (_file: string): boolean => true): Plugin[] {
  let outDir: string | null = null
  return [
    msw({ mode: 'worker-only' }),
    {
      name: 'shop:mock-files',
      configResolved({ command, root, build }) {
        if (command === 'build') outDir = resolve(root, build.outDir)
      },
      configureServer({ middlewares, config: { base } }) {
        const { pathname } = new URL(base, 'http://localhost')
        middlewares.use(pathname + worker, (_request, response) => {
          response.writeHead(200, staticHeaders(worker)).end(readFileSync(workerSource))
        })
        middlewares.use('/artwork', (request, response) => {
          const address = new URL(request.url ?? '/', 'http://localhost').pathname
          const own = ownPictures.find((name) => address === `/brand/${name}`)
          const file = own ? resolve(brandFolder, own) : join(pictures, decodeURIComponent(address))
          const isThere =
            (own || file.startsWith(pictures + sep)) &&
            statSync(file, { throwIfNoEntry: false })?.isFile()
          if (!isThere) return void response.writeHead(404).end('No such artwork')
          const headers = { ...staticHeaders(address), 'cache-control': 'public, max-age=3600' }
          createReadStream(file).pipe(response.writeHead(200, headers))
        })
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: worker, source: readFileSync(workerSource) })
      },
      async writeBundle() {
        if (!outDir) return
        await cp(pictures, join(outDir, 'artwork'), {
          recursive: true,
          force: true,
          filter: isKept,
        })
        for (const name of ownPictures)
          await cp(join(brandFolder, name), join(outDir, 'artwork/brand', name))
      },
    },
  ]
}

import { readFileSync } from 'node:fs'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'

const fileName = 'mock-api-worker.js'
const source = 'mocks/pipeline/mock-api-worker.js'

/** Serves the service worker of the mocks, and msw's which it imports; a build has both at its root. */
export function mockWorker(): Plugin[] {
  let address = ''
  return [
    msw({ mode: 'worker-only' }),
    {
      name: 'shop:mock-worker',
      configResolved({ base }) {
        address = new URL(fileName, new URL(base, 'http://localhost')).pathname
      },
      configureServer(server) {
        server.middlewares.use(function serveWorker(request, response, next) {
          if (new URL(request.url ?? '/', 'http://localhost').pathname !== address) return next()
          const type = 'text/javascript; charset=utf-8'
          response.writeHead(200, { 'cache-control': 'no-cache', 'content-type': type })
          response.end(readFileSync(source))
        })
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(source) })
      },
    },
  ]
}

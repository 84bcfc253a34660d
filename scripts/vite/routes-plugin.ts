import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { isTreeStale, routesFolder, routeTreeWriter } from '../lib/route-tree.ts'

/** Keeps the tree of routes in step with src/routes while the dev server runs; a build uses the committed one. */
export function routes(): Plugin {
  return {
    name: 'shop:routes',
    apply: 'serve',
    async configureServer({ watcher, config: { logger } }) {
      let writer: ReturnType<typeof routeTreeWriter> | undefined
      const write = async () => (await (writer ??= routeTreeWriter()))()
      if (isTreeStale()) await write()
      const folder = resolve(routesFolder) + sep
      watcher.on('all', function writeOnEdit(_event, file) {
        if (!resolve(file).startsWith(folder)) return
        write().catch((error: unknown) => logger.error(String(error)))
      })
    },
  }
}

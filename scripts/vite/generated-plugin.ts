import { resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { messageOf } from '../lib/command.ts'
import { isTreeStale, routesFolder, routeTreeWriter } from '../lib/route-tree.ts'
import { sourceFolder } from '../messages/source.ts'

/** How long the dev server is left to the first page, in ms. */
const firstPageMs = 3000

/** Returns a function that writes what is made of a folder, which is also called on every edit there. */
function onEdit(
  { watcher, hot, config: { logger } }: ViteDevServer,
  folder: string,
  write: () => Promise<unknown>,
): () => Promise<void> {
  const inside = resolve(folder) + sep
  const written = () =>
    write().then(
      () => {},
      (error: unknown) => {
        logger.error(messageOf(error))
        hot.send({ type: 'error', err: { message: messageOf(error), stack: '' } })
      },
    )
  watcher.add(inside)
  watcher.on('all', function writeOnEdit(_event, file) {
    if (resolve(file).startsWith(inside)) void written()
  })
  return written
}

/** Compiles the texts on each edit, and once after the start, because they may have changed meanwhile. */
export function messages(): Plugin {
  return {
    name: 'shop:messages',
    apply: 'serve',
    configureServer(server) {
      const write = onEdit(server, sourceFolder, async () =>
        (await import('../messages/write.ts')).writeMessages(),
      )
      setTimeout(() => void write(), firstPageMs).unref()
    },
  }
}

/** Updates the tree of routes with each change in src/routes. A build uses the committed tree. */
export function routes(): Plugin {
  return {
    name: 'shop:routes',
    apply: 'serve',
    async configureServer(server) {
      let writer: ReturnType<typeof routeTreeWriter> | undefined
      const write = onEdit(server, routesFolder, async () =>
        (await (writer ??= routeTreeWriter()))(),
      )
      if (isTreeStale()) await write()
    },
  }
}

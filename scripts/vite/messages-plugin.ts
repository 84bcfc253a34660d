import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { sourceFolder } from '../messages/source.ts'

/** How long the dev server is left to the first page, in ms. */
const firstPageMs = 3000

/** Compiles the texts on every edit, and soon after the start in case somebody edited them while no server ran. */
export function messages(): Plugin {
  return {
    name: 'shop:messages',
    apply: 'serve',
    configureServer(server) {
      const folder = resolve(sourceFolder) + sep
      async function compile(): Promise<void> {
        try {
          const { writeMessages } = await import('../messages/write.ts')
          writeMessages()
        } catch (error) {
          server.config.logger.error(String(error))
        }
      }
      setTimeout(() => void compile(), firstPageMs).unref()
      server.watcher.add(folder)
      server.watcher.on('all', function compileOnEdit(_event, file) {
        if (resolve(file).startsWith(folder)) void compile()
      })
    },
  }
}

import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { sourceFolder } from '../messages/source.ts'
import { writeMessages } from '../messages/write.ts'

/** Compiles the texts when the dev server starts and on every edit; a build uses the committed files. */
export function messages(): Plugin {
  return {
    name: 'shop:messages',
    apply: 'serve',
    configureServer(server) {
      const folder = resolve(sourceFolder) + sep
      writeMessages()
      server.watcher.add(folder)
      server.watcher.on('all', function compileOnEdit(_event, file) {
        if (!resolve(file).startsWith(folder)) return
        try {
          writeMessages()
        } catch (error) {
          server.config.logger.error(String(error))
        }
      })
    },
  }
}

import { readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { ContractError, contractSources, type SourceFault } from '../gen/contract.ts'
import { messageOf } from '../lib/command.ts'
import { isRouteTreeStale, routesFolder, routeTreeWriter } from '../lib/route-tree.ts'
import { sourceFolder } from '../messages/source.ts'

/** For this time in ms, the dev server works only for the first page. */
const firstPageMs = 3000

/**
 * Returns a function that writes the files generated from a folder. Every edit in the folder also calls the
 * function.
 */
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

/** Returns the lines around an error, with a mark below its column. */
function frameOf({ file, line, column }: SourceFault): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, line + 1)
  const numbered = lines.map((text, index) => `${String(index + 1).padStart(5)} | ${text}`)
  return [
    ...numbered.slice(Math.max(0, line - 3), line),
    `${' '.repeat(7 + column)}^`,
    ...numbered.slice(line),
  ].join('\n')
}

/**
 * Returns the message that Vite shows over the page after a failed generation, with the place of the first
 * fault.
 */
function errorPayload(error: unknown): ErrorPayload {
  const [fault] = error instanceof ContractError ? error.faults : []
  const err = { message: messageOf(error), stack: '', plugin: 'shop:contract' }
  if (!fault) return { type: 'error', err }
  const { line, column } = fault
  const file = resolve(fault.file)
  return {
    type: 'error',
    err: { ...err, id: file, loc: { file, line, column }, frame: frameOf(fault) },
  }
}

/**
 * Returns a function that runs `run`, but never twice at the same time. If the function is called during a
 * run, one more run follows.
 */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let isWaiting = false
  return async () => {
    if (isWaiting) return
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return run()
    })
    await last
  }
}

/**
 * Generates the client, the types and the mock contract again on every edit of the contract's sources. An
 * error is shown over the page until it is fixed, and the old files stay.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'shop:contract',
    apply: 'serve',
    configureServer(server) {
      const { ws, config } = server
      let shown: ErrorPayload | null = null
      async function write() {
        try {
          const { writeContract } = await import('../gen/from-contract.ts')
          const changed = await writeContract()
          if (changed.length > 0) config.logger.info(`${changed.length} files follow the contract`)
          if (shown) ws.send({ type: 'update', updates: [] })
          shown = null
        } catch (error) {
          shown = errorPayload(error)
          config.logger.error(shown.err.message)
          ws.send(shown)
        }
      }
      onEdit(server, contractSources, oneAtATime(write))
      ws.on('connection', function showAgain() {
        if (shown) ws.send(shown)
      })
      // The generator is loaded before the first edit needs it, because loading takes a second.
      setTimeout(() => void import('../gen/from-contract.ts'), firstPageMs).unref()
    },
  }
}

/**
 * Compiles the texts on each edit. Also compiles them once after the start, because they may have changed
 * while no server ran.
 */
export function messagesPlugin(): Plugin {
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
export function routesPlugin(): Plugin {
  return {
    name: 'shop:routes',
    apply: 'serve',
    async configureServer(server) {
      let writer: ReturnType<typeof routeTreeWriter> | undefined
      const write = onEdit(server, routesFolder, async () =>
        (await (writer ??= routeTreeWriter()))(),
      )
      if (isRouteTreeStale()) await write()
    },
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { parse } from 'yaml'
import type { AnswerShape } from '../../src/api/answers/shape.ts'
import { workerFile, workerSwitch } from '../lib/shop-config.ts'
import { preloadFiles, addWithImports } from './preload-files.ts'
import { bundleAlone, chunksOf, routeFiles } from './preload-plugin.ts'
import { mainScreens } from './screen-chunks.ts'

/**
 * Bundles the two scripts that are no part of the app: the service worker `src/app/worker/worker.ts`, with
 * the list of the build's files that the worker stores, and `src/app/vitals.ts`.
 */
export function workerPlugin(): Plugin {
  return {
    name: 'shop:scripts-beside',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const content = {
          ...contentOf(this, bundle),
          integrity: integrityOf(bundle),
          reads: await publicReads(),
        }
        const code = await bundleAlone('src/app/worker/worker.ts', {
          __SHOP_WORKER__: JSON.stringify(content),
          'process.env.NODE_ENV': '"production"',
        })
        const source = `${workerSwitch(false)}\n${code}`
        this.emitFile({ type: 'asset', fileName: workerFile, source })
        this.emitFile({
          type: 'asset',
          name: 'vitals.js',
          source: await bundleAlone('src/app/vitals.ts', {}),
        })
      },
    },
  }
}

/**
 * Returns the files that the worker stores in advance: the texts, the fonts, and the files of the main
 * screens with all their dialogs and menus. Otherwise the files that only a click loads would be missing
 * offline.
 */
function contentOf(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) {
  const chunks = chunksOf(bundle)
  const table = preloadFiles(chunks, routeFiles())
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const own = table.routes.filter(({ to }) => mainScreens.has(to))
  const bundles = new Set(['shop', ...own.flatMap(({ texts }) => texts)])
  const texts = Object.entries(table.texts)
    .filter(([name]) => bundles.has(name.split('/')[1] ?? ''))
    .map(([, file]) => file)
  // Returns whether a module is loaded for a URL and not by a click. Examples are the code of a screen and
  // the texts of a language.
  const isByAddress = (id: string) =>
    context.getModuleInfo(id)?.dynamicImporters.some((file) => /\/src\/(route|i18n)/.test(file))
  const ofOthers = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some(isByAddress)).map(({ fileName }) => fileName),
  )
  const byName = new Map(
    chunks.map((chunk) => {
      const opened = chunk.dynamicImports.filter((file) => !ofOthers.has(file))
      return [chunk.fileName, { ...chunk, imports: [...chunk.imports, ...opened] }]
    }),
  )
  const kept = new Set(texts)
  const files = own.flatMap((screen) => screen.files.map((index) => table.files[index] ?? ''))
  for (const file of [start, ...files]) addWithImports(file, byName, kept)
  const faces = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  return { start, ahead: [...kept, ...faces], routes: table.routes.map(({ to }) => to) }
}

/**
 * Matches reads that send text from the field of a delivery address. The worker must not store their answers,
 * because they contain the shopper's home address.
 */
const typed = /^\/api\/address\/(search|full)$/

/**
 * Returns the hash of each file in `assets/`. The worker compares the hashes, because a file of another build
 * may have the same name while a build is uploaded to the host.
 */
function integrityOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const hash = (content: string | Uint8Array) =>
    `sha256-${createHash('sha256').update(content).digest('base64')}`
  return Object.fromEntries(
    Object.values(bundle)
      .filter(({ fileName }) => /^assets\/.*\.(js|css|woff2)$/.test(fileName))
      .map((file) => [file.fileName, hash(file.type === 'chunk' ? file.code : file.source)]),
  )
}

type Operation = { operationId: string; tags: string[]; 'x-personal'?: boolean | 'partly' }

/**
 * Returns the reads with answers that are public, or personal only when a token is sent (`x-personal` in the
 * contract).
 */
function publicReads(): Promise<{ method: string; path: string; answer: AnswerShape }[]> {
  const { paths } = parse(readFileSync('openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { 'x-personal': isPersonal }]) => isPersonal === false || isPersonal === 'partly')
      .filter(() => !typed.test(path))
      .map(async ([method, { operationId, tags }]) => {
        const answers = await import(`../../src/api/answers/${tags[0]}.gen.ts`)
        return { method: method.toUpperCase(), path, answer: answers[`${operationId}Answer`] }
      }),
  )
  return Promise.all(found)
}

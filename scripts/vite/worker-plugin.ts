import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { parse } from 'yaml'
import { workerFile, workerSwitch } from '../lib/worker-switch.ts'
import { earlyFiles, follow } from './early-files.ts'
import { bundledAlone, chunksOf, routeFiles } from './early-plugin.ts'

/** The screens that open offline before anybody has seen them. */
const screens = new Set([
  '/',
  '/products',
  '/category/$slug',
  '/products/$slug',
  '/cart',
  '/checkout',
])

/** What these load after their first paint or with a press, and what a shopper needs without a connection. */
const lateParts = [
  'src/features/cart/CartSync.tsx',
  'src/screens/cart/LineEditor.tsx',
  'src/screens/checkout/send-order.ts',
  'src/screens/shell/CartPanel.tsx',
  'src/screens/shell/Footer.tsx',
  'src/ui/toast/Toaster.tsx',
]

/** Bundles what stands beside the app: `src/app/worker/worker.ts` with the list of the build's files that it keeps, and `src/app/vitals.ts`. */
export function scriptsBeside(): Plugin {
  return {
    name: 'shop:scripts-beside',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const content = { ...contentOf(bundle), reads: publicReads() }
        const code = await bundledAlone('src/app/worker/worker.ts', {
          __SHOP_WORKER__: JSON.stringify(content),
          'process.env.NODE_ENV': '"production"',
        })
        const source = `${workerSwitch(false)}\n${code}`
        this.emitFile({ type: 'asset', fileName: workerFile, source })
        this.emitFile({
          type: 'asset',
          name: 'vitals.js',
          source: await bundledAlone('src/app/vitals.ts', {}),
        })
      },
    },
  }
}

function contentOf(bundle: Rolldown.OutputBundle) {
  const chunks = chunksOf(bundle)
  const early = earlyFiles(chunks, routeFiles())
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const kept = new Set(follow(start, byName, new Set()))
  const texts = new Set(['shop', 'footer'])
  for (const { to, files, texts: own } of early.routes) {
    if (!screens.has(to)) continue
    for (const index of files) kept.add(early.files[index] ?? '')
    for (const text of own) texts.add(text)
  }
  for (const part of lateParts) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${part}`)))
    if (!chunk) throw new Error(`${part} is in no chunk of the build`)
    follow(chunk.fileName, byName, kept)
  }
  for (const [name, file] of Object.entries(early.texts))
    if (texts.has(name.split('/')[1] ?? '')) kept.add(file)
  const faces = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  return { start, files: [...kept, ...faces], routes: early.routes.map(({ to }) => to) }
}

/** What a shopper types into the box of an address is asked in reads of its own, which say where she lives. */
const typed = /^\/api\/address\/(search|full)$/

/** The reads whose answers belong to nobody, or partly and only with a token (`x-personal` in the contract). */
function publicReads() {
  const { paths } = parse(readFileSync('openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, { 'x-personal'?: boolean | 'partly' }>>
  }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { 'x-personal': isPersonal }]) => isPersonal === false || isPersonal === 'partly')
      .filter(() => !typed.test(path))
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  )
}

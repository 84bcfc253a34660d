import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildTargets } from '../lib/browsers.ts'
import { preloadFiles, filesBlock, type RouteFile } from './preload-files.ts'
import { sharedConfig } from './shared.ts'

const mark = '<!-- preloads -->'

/**
 * Writes the bundle of `src/app/preload.ts` into the HTML as a script. The script stands after the data that
 * it reads, and before everything that would delay the script.
 */
export function preloadsPlugin(define: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'shop:preloads',
    apply: 'build',
    async transformIndexHtml(html, { bundle = {} }) {
      if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`)
      const files = filesBlock(preloadFiles(chunksOf(bundle), routeFiles()))
      const code = await bundleAlone('src/app/preload.ts', define)
      return html.replace(mark, () => `${files}<script data-preload>${code}</script>`)
    },
  }
}

/** Returns the route files with their sources. */
export function routeFiles(): RouteFile[] {
  const folder = 'src/routes'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({
      name: file.replaceAll('\\', '/').replace(/\.tsx$/, ''),
      source: readFileSync(join(folder, file), 'utf8'),
    }))
}

/** Returns the JavaScript files of a build. */
export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** Bundles a module of the shop with all its imports into a single classic script. Throws when this fails. */
export async function bundleAlone(
  input: string,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const result = await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: buildTargets,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [output] = 'output' in result ? [result] : Array.isArray(result) ? result : []
  const chunk = output?.output.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled`)
  return chunk.code.trim()
}

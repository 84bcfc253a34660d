import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { messageOf, readCommand, refuse } from './lib/command.ts'
import { hostingFolder, writeHostingFiles } from './lib/hosting-files.ts'
import {
  configOf,
  configurePage,
  settingsOf,
  withVitals,
  workerFile,
  workerSwitch,
} from './lib/shop-config.ts'
import options from './options/configure.json' with { type: 'json' }
import { removePrerenderedPages } from './prerender/manifest.ts'

const about = `npm run configure -- FOLDER [options]

Sets where a finished build lives and whom it calls. What is not named keeps its value, so it can be run again.

Example: npm run configure -- dist --api https://api.example --base /shop/`

const { values, positionals } = readCommand(about, options, { needed: 1 })

function checkMode(mode: string, folder: string): void {
  if (mode !== 'live' && mode !== 'mock') throw new Error(`--mode is live or mock, not ${mode}`)
  if (mode === 'mock' && !existsSync(join(folder, 'mockServiceWorker.js')))
    throw new Error(`${folder} has no mock world inside: build it with npm run build:mock`)
}

function configure(folder: string): void {
  const page = join(folder, 'index.html')
  if (!existsSync(page))
    throw new Error(`There is no ${page}: build the shop first (npm run build)`)
  if (values.mode !== undefined) checkMode(values.mode, folder)
  const removed = removePrerenderedPages(folder)
  const configured = configurePage(readFileSync(page, 'utf8'), settingsOf(values))
  const files = readdirSync(join(folder, 'assets'))
  const html = withVitals(
    configured,
    files.find((name) => /^vitals-.*\.js$/.test(name)),
  )
  writeFileSync(page, html)
  const { base, apiBase, imageBase, mode, worker } = configOf(html)
  switchWorker(join(folder, workerFile), worker)
  const api = apiBase || 'its own origin'
  console.log(`${page} lives below ${base}`)
  console.log(mode === 'mock' ? 'The mock world inside answers it' : `It calls the API at ${api}`)
  if (removed > 0)
    console.log(`Its ${removed} prerendered pages are gone: run npm run prerender again`)
  if (imageBase) console.log(`Relative pictures come from ${imageBase}`)
  writeHostingFiles(folder, [html])
  console.log(`The files for its host are in ${hostingFolder(folder)}`)
  if (values.compress) compress(join(folder, 'assets'))
}

/**
 * Turns the service worker on or off by a line in the worker's own file, because an installed worker fetches
 * no other file.
 */
function switchWorker(file: string, isOn: boolean): void {
  if (!existsSync(file)) return
  const [, ...code] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [workerSwitch(!isOn), ...code].join('\n'))
}

function compress(folder: string): void {
  const names = readdirSync(folder).filter((name) => /\.(css|js|svg)$/.test(name))
  for (const name of names) {
    const [file, content] = [join(folder, name), readFileSync(join(folder, name))]
    if (content.length < 1024) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  console.log(`The files of ${folder} are compressed`)
}

try {
  configure(positionals[0] ?? '')
} catch (error) {
  refuse(messageOf(error))
}

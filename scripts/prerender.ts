import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedPage } from '../src/app/prerender/places.ts'
import { messageOf, readCommand, refuse } from './lib/command.ts'
import { topPages, writeHostingFiles } from './lib/hosting-files.ts'
import { configOf, writeConfig } from './lib/shop-config.ts'
import { createApiCaller } from './prerender/api.ts'
import { createMaker, type PrerenderRun } from './prerender/maker.ts'
import {
  openJournal,
  ownPageOf,
  plainPageFile,
  readManifest,
  removePrerenderedPages,
  report,
} from './prerender/manifest.ts'
import { buildRenderer, loadRenderer, openSeedWorld, type Renderer } from './prerender/renderer.ts'
import { feedFile, robotFiles } from './prerender/robots.ts'

const about = `npm run prerender -- FOLDER [options]

Asks the API for home, categories and products and writes a page for each into a finished build: what a visitor sees first
and what link previews and search engines read is then in the HTML. Also writes sitemap.xml, robots.txt, products.xml (a product feed) and 404.html.
Run it after \`npm run configure\`, and again whenever the content changes: it writes only what has changed. What the API fails to answer keeps its last prerendered page, is named, and makes the exit code 1.

Example: npm run prerender -- dist --api https://api.example`

const noAgeMs = 876_000 * 3_600_000

const { values, positionals } = readCommand(
  about,
  {
    '--api URL':
      "where to ask; when left out, the API of the build's configuration, or the seed of the demo's world",
    '--site URL':
      "where the shop is published; when left out, that of the last run, or the address in the site's data",
    '--max-age HOURS':
      "after so long a visitor sees no price before the API has answered (24; the demo's seed does not age)",
    '--only PATHS': 'only these addresses, with commas between them: /products/dam-lua,/',
  },
  { needed: 1 },
)
const only = values.only === undefined ? null : new Set(values.only.split(','))

/**
 * How many pages are made at the same time. While one page is rendered, the answers for the next pages are
 * fetched.
 */
const inFlight = 6

try {
  process.exitCode = await prerender(positionals[0] ?? '')
} catch (error) {
  refuse(messageOf(error))
}

async function prerender(folder: string): Promise<number> {
  const template = pageOf(folder)
  const config = configOf(template)
  const isDemo = config.mode === 'mock' && values.api === undefined
  const maxAgeMs = values['max-age'] === undefined && isDemo ? noAgeMs : hours(values['max-age'])
  // The renderer is built before the world opens. Opening the world starts a Vite dev server, and later
  // builds in this process would then be development builds.
  const rendererFolder = await buildRenderer(config.mode === 'mock')
  const world = isDemo ? await openSeedWorld() : null
  try {
    const api = world?.url ?? values.api ?? config.apiBase
    if (!URL.canParse(api)) throw new Error('Name the API: --api https://api.example')
    const renderer = await loadRenderer(rendererFolder, JSON.stringify(config))
    const ask = createApiCaller(api, world ? config.base.slice(0, -1) : undefined)
    const site = renderer.publicShopUrl(await ask('/api/website/info'))
    if (!site) throw new Error('Name where the shop is published: --site https://shop.example')
    return await makeAll({ folder, template, renderer, api, ask, site, maxAgeMs }, renderer)
  } finally {
    rmSync(rendererFolder, { recursive: true, force: true })
    await world?.close()
  }
}

/**
 * Returns the build's own page, and writes a copy of this page to the build. With `--site`, the page gets the
 * shop's URL.
 */
function pageOf(folder: string): string {
  const own = ownPageOf(folder)
  // Without a manifest, the age of the prerendered pages is unknown, so they are removed.
  if (Object.keys(readManifest(folder)).length === 0) removePrerenderedPages(folder)
  const { site } = values
  const said = site === undefined ? own : writeConfig(own, { siteUrl: site })
  writeFileSync(join(folder, plainPageFile), said)
  return said
}

function hours(text = '24'): number {
  const count = Number(text)
  if (!(count > 0)) throw new Error(`--max-age is a number of hours, not ${text}`)
  return count * 3_600_000
}

async function makeAll(run: PrerenderRun, renderer: Renderer): Promise<number> {
  const { pagesToPrerender, alternateUrls } = renderer
  const journal = openJournal(run.folder)
  const make = createMaker(run)
  const { tasks, seen, failures } = tasksOf(pagesToPrerender(run.ask))
  const show = progress()
  async function lane(): Promise<void> {
    for await (const place of tasks) {
      journal.note(await make(place, journal.pages[place.path]))
      show(`${journal.made.length} of ${seen.size} addresses so far`)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
  const isWhole = failures.length === 0
  const gone = isWhole ? Object.keys(journal.pages).filter((path) => !seen.has(path)) : []
  for (const path of gone) journal.remove(path)
  if (isWhole && !only) journal.tidyPreviews()
  const entries = Object.entries(journal.pages).map(([path, { at }]) => ({
    path,
    at,
    languages: alternateUrls(run.site + path),
  }))
  for (const [name, text] of Object.entries(robotFiles(run.site, entries)))
    writeFileSync(join(run.folder, name), text)
  const products = Object.values(journal.pages).map(({ feed = '' }) => feed)
  writeFileSync(join(run.folder, 'products.xml'), feedFile(run.site, products))
  journal.close()
  writeHostingFiles(run.folder, [...topPages(run.folder), `<script>${renderer.script}</script>`])
  const unknown = isWhole ? [...(only ?? [])].filter((path) => !seen.has(path)) : []
  const wrong = unknown.map((path) => `${path}: the shop has no such address`)
  return report(journal.made, [...failures, ...wrong], gone.length)
}

/**
 * Returns the pages of the shop as `tasks`, each page only once, and only the pages that `--only` names.
 * `seen` has the paths of all pages so far. `failures` says if the list of pages is incomplete.
 */
function tasksOf(all: AsyncGenerator<PrerenderedPage>) {
  const seen = new Set<string>()
  const failures: string[] = []
  async function* left(): AsyncGenerator<PrerenderedPage, undefined> {
    try {
      for await (const place of all) {
        if (seen.has(place.path)) continue
        seen.add(place.path)
        if (!only || only.has(place.path)) yield place
      }
    } catch (error) {
      failures.push(`The list of addresses is incomplete: ${messageOf(error)}`)
    }
  }
  return { seen, failures, tasks: left() }
}

/** Returns a function that prints the progress of a run, at most once per second. */
function progress() {
  let shownAt = Date.now()
  return (line: string): void => {
    if (Date.now() - shownAt < 1000) return
    shownAt = Date.now()
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   `)
    else console.log(line)
  }
}

import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  inEachLanguage,
  places,
  siteUrlOf,
  SnapshotPlace,
} from '../src/app/snapshot/places.ts'
import { type CommandOptions, readCommand, refuse } from './lib/command.ts'
import { configOf, writeConfig } from './lib/shop-config.ts'
import { apiOf } from './snapshot/api.ts'
import { type Journal, openJournal } from './snapshot/journal.ts'
import { rendererModule, type Run } from './snapshot/maker.ts'
import { ownPageOf, plainPage, readManifest, removeSnapshots } from './snapshot/manifest.ts'
import { makeAll } from './snapshot/pool.ts'
import { progress } from './snapshot/progress.ts'
import { buildRenderer } from './snapshot/renderer.ts'
import { report } from './snapshot/report.ts'
import { robotFiles } from './snapshot/robots.ts'
import { openSeedWorld } from './snapshot/seed-world.ts'
import type { Task } from './snapshot/worker.ts'

const usage = `npm run snapshot -- FOLDER [options]

Asks the API for home, categories and products and writes a page for each into a finished build: what a visitor sees first
and what link previews and search engines read is then in the HTML. Also writes sitemap.xml, robots.txt and 404.html.
Run it after \`npm run configure\`, and again whenever the content changes: it writes only what has changed. A run that was
stopped goes on where it was. What the API fails to answer keeps its last snapshot, is named, and makes the exit code 1.

  --api URL        where to ask; when left out, the API of the build's configuration, or the seed of the demo's world
  --site URL       where the shop is published; when left out, that of the last run, or the address in the site's data
  --max-age HOURS  after so long a visitor sees no price before the API has answered (24; the demo's seed does not age)
  --only PATHS     only these addresses, with commas between them: /products/dam-lua,/
  --help

Example: npm run snapshot -- dist --api https://api.example`

const options = {
  api: { type: 'string' },
  site: { type: 'string' },
  'max-age': { type: 'string' },
  only: { type: 'string' },
} as const satisfies CommandOptions

/** What the bundled renderer has of places.ts. */
type Plan = {
  places: typeof places
  siteUrlOf: typeof siteUrlOf
  inEachLanguage: typeof inEachLanguage
}

/** A hundred years. */
const noAgeMs = 876_000 * 3_600_000

const { values, positionals } = readCommand(usage, options, { positionals: 1 })
const only = values.only === undefined ? null : new Set(values.only.split(','))

try {
  process.exitCode = await snapshot(positionals[0] ?? '')
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}

/** Writes the snapshots of a build; returns the exit code. */
async function snapshot(folder: string): Promise<number> {
  const template = pageOf(folder)
  const config = configOf(template)
  const isDemo = config.mode === 'mock' && values.api === undefined
  const maxAgeMs = values['max-age'] === undefined && isDemo ? noAgeMs : hours(values['max-age'])
  // Before the world, with which Vite begins to build for development.
  const renderer = await buildRenderer()
  const world = isDemo ? await openSeedWorld() : null
  try {
    const api = world?.url ?? values.api ?? config.apiBase
    if (!URL.canParse(api)) throw new Error('Name the API: --api https://api.example')
    const filesAt = world && { filesAt: config.base.slice(0, -1) }
    const parts = { folder, template, config: JSON.stringify(config), api, renderer, maxAgeMs }
    return await snapshotWith({ ...parts, ...filesAt })
  } finally {
    rmSync(renderer, { recursive: true, force: true })
    await world?.close()
  }
}

async function snapshotWith(parts: Omit<Run, 'site'>): Promise<number> {
  const plan = await rendererModule<Plan>('places', parts)
  const ask = apiOf(parts.api, parts.filesAt)
  const site = plan.siteUrlOf(await ask('/api/website/info'))
  if (!site) throw new Error('Name where the shop is published: --site https://shop.example')
  return run({ ...parts, site }, plan.places(ask), plan.inEachLanguage)
}

/** Returns the build's own page with the shop's address in it, and sets it aside. */
function pageOf(folder: string): string {
  const own = ownPageOf(folder)
  // Nobody knows the age of pages that no manifest names.
  if (Object.keys(readManifest(folder).pages).length === 0) removeSnapshots(folder)
  const { site } = values
  const said = site === undefined ? own : writeConfig(own, { siteUrl: site })
  writeFileSync(join(folder, plainPage), said)
  return said
}

function hours(text = '24'): number {
  const count = Number(text)
  if (!(count > 0)) throw new Error(`--max-age is a number of hours, not ${text}`)
  return count * 3_600_000
}

async function run(
  run: Run,
  all: AsyncGenerator<SnapshotPlace>,
  languagesOf: typeof inEachLanguage,
): Promise<number> {
  const journal = openJournal(run.folder)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const plan = tasksOf(all, journal)
  const show = progress()
  await makeAll(run, plan.tasks(), {
    signal: stop.signal,
    onMade(one) {
      journal.note(one)
      show(journal.made.length, plan.seen.size)
    },
  })
  if (stop.signal.aborted) {
    journal.stop()
    console.error(
      `\nStopped after ${journal.made.length} pages. The same command goes on from here.`,
    )
    return 1
  }
  const isWhole = plan.failures.length === 0
  const gone = isWhole ? Object.keys(journal.pages).filter((path) => !plan.seen.has(path)) : []
  for (const path of gone) journal.remove(path)
  if (isWhole && !only) journal.tidyPreviews()
  const entries = Object.entries(journal.pages).map(([path, { at }]) => ({
    path,
    at,
    languages: languagesOf(run.site + path),
  }))
  for (const [name, text] of Object.entries(robotFiles(run.site, entries)))
    writeFileSync(join(run.folder, name), text)
  journal.close()
  const unknown = isWhole ? [...(only ?? [])].filter((path) => !plan.seen.has(path)) : []
  const wrong = unknown.map((path) => `${path}: the shop has no such address`)
  return report(journal.made, [...plan.failures, ...wrong], gone.length)
}

/** Turns the shop's addresses into tasks, each address once, without those that this run has done already. */
function tasksOf(all: AsyncGenerator<SnapshotPlace>, journal: Journal) {
  const seen = new Set<string>()
  const failures: string[] = []
  async function* tasks(): AsyncGenerator<Task> {
    try {
      for await (const place of all) {
        if (seen.has(place.path)) continue
        seen.add(place.path)
        if (only && !only.has(place.path)) continue
        const { page, isDone } = journal.written(place.path)
        if (!isDone) yield { place, last: page }
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push(`The list of addresses is incomplete: ${why}`)
    }
  }
  return { seen, failures, tasks }
}

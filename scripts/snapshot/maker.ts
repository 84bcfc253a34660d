import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { firstCalls, SnapshotPlace } from '../../src/app/snapshot/places.ts'
import type { renderScreen } from '../../src/app/snapshot/render.tsx'
import { memberOf, parsedJson } from '../../src/lib/json.ts'
import { apiOf, Gone } from './api.ts'
import { megabytes } from './bounded.ts'
import { fingerprintOf } from './fingerprint.ts'
import { fileOf, type WrittenPage } from './manifest.ts'
import { snapshotPage } from './page.ts'
import { previewsOf } from './preview-picture.ts'

/** What all snapshots of a run share. */
export interface Run {
  folder: string
  /** The build's own page, configured. */
  template: string
  /** The configuration block of that page. */
  config: string
  /** The folder of the renderer (`buildRenderer`). */
  renderer: string
  /** Address of the API. */
  api: string
  /** What takes the place of that address in its answers. */
  filesAt?: string
  /** Where the shop is published. */
  site: string
  maxAgeMs: number
}

/** A page has a tenth of a megabyte. Search engines read two, and robots of link previews one at most. */
const mostBytes = 2_000_000

/** What became of one address. */
export type Made =
  | { path: string; did: 'written' | 'kept'; page: WrittenPage; note?: string }
  | { path: string; did: 'gone' }
  | { path: string; did: 'failed'; why: string }

/** Imports a module of the renderer, which reads the configuration as it is loaded. */
export async function rendererModule<Module>(
  name: string,
  { renderer, config }: Pick<Run, 'renderer' | 'config'>,
): Promise<Module> {
  process.env['NODE_ENV'] = 'production'
  globalThis.shopConfigText = config
  const file = resolve(renderer, `${name}.js`)
  return (await import(pathToFileURL(file).href)) as Module
}

/**
 * Returns a function that makes the snapshot of one address. It writes nothing when all that the page consists of is as
 * last time and the page is younger than half its age.
 */
export async function createMaker(run: Run) {
  const app = await rendererModule<{ firstCalls: typeof firstCalls }>('places', run)
  const renderer = await rendererModule<{ renderScreen: typeof renderScreen }>('render', run)
  const ask = apiOf(run.api, run.filesAt)
  const imageBase = memberOf(parsedJson(run.config), 'imageBase')
  const others = [run.api, typeof imageBase === 'string' ? imageBase : '']
  const withPreview = previewsOf(run.folder, { site: run.site, others })
  const build = fingerprintOf(run.template)
  let rendering: Promise<unknown> = Promise.resolve()

  /** One at a time: the renderer's fetch answers for one address. */
  function renderInTurn(place: SnapshotPlace, answers: Readonly<Record<string, string>>) {
    const screen = rendering.then(() => renderer.renderScreen(place, answers, run.site))
    rendering = screen.catch(() => {})
    return screen
  }

  async function answersFor(place: SnapshotPlace): Promise<Record<string, string>> {
    const paths = app.firstCalls(place).map((call) => call.path)
    const texts = await Promise.all(paths.map(ask))
    return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']))
  }

  async function make(place: SnapshotPlace, last: WrittenPage | undefined): Promise<Made> {
    const { path } = place
    const file = fileOf(path)
    if (!file) return { path, did: 'failed', why: 'its address cannot be the name of a file' }
    const answers = await answersFor(place)
    const at = Date.now()
    const fingerprint = fingerprintOf(build + JSON.stringify([run.maxAgeMs, run.site, answers]))
    if (last?.fingerprint === fingerprint && at - last.at < run.maxAgeMs / 2) {
      return { path, did: 'kept', page: last }
    }
    const screen = await renderInTurn(place, answers)
    const { tags, file: preview, note } = await withPreview(screen.tags)
    const html = snapshotPage(run.template, {
      path,
      to: place.to,
      screen: { ...screen, tags },
      answers,
      at,
      maxAgeMs: run.maxAgeMs,
    })
    const size = Buffer.byteLength(html)
    if (size > mostBytes) {
      const why = `the page would have ${megabytes(size)}, ${megabytes(mostBytes)} is the most: is a text of its answers that long?`
      return { path, did: 'failed', why }
    }
    const target = join(run.folder, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, html)
    const page = { file, fingerprint, at, ...(preview && { preview }) }
    return { path, did: 'written', page, ...(note && { note }) }
  }

  return async (place: SnapshotPlace, last: WrittenPage | undefined): Promise<Made> => {
    try {
      return await make(place, last)
    } catch (error) {
      if (error instanceof Gone) return { path: place.path, did: 'gone' }
      return {
        path: place.path,
        did: 'failed',
        why: error instanceof Error ? error.message : String(error),
      }
    }
  }
}

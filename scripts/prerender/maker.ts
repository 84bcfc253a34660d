import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PrerenderedPage } from '../../src/app/prerender/places.ts'
import { messageOf } from '../lib/command.ts'
import { configOf } from '../lib/shop-config.ts'
import { type ApiCaller, fingerprintOf, GoneError, megabytes } from './api.ts'
import { fileOf, type WrittenPage } from './manifest.ts'
import { prerenderedPage } from './page.ts'
import { previewsOf } from './preview-picture.ts'
import type { Renderer } from './renderer.ts'
import { feedText } from './robots.ts'

export type PrerenderRun = {
  folder: string
  /** The build's own page, configured. */
  template: string
  renderer: Pick<
    Renderer,
    'pageCalls' | 'paramsOfPage' | 'renderScreen' | 'pageFeedItems' | 'script'
  >
  api: string
  ask: ApiCaller
  site: string
  maxAgeMs: number
}

/**
 * A page may have at most this many bytes. A usual page has 0.1 MB. Search engines read 2 MB, and robots of
 * link previews read at most 1 MB.
 */
const mostBytes = 2_000_000

export type Made =
  | { path: string; did: 'written' | 'kept'; page: WrittenPage; note?: string }
  | { path: string; did: 'gone' }
  | { path: string; did: 'failed'; why: string }

/**
 * Returns a function that makes the prerendered page of a path. An existing page stays if its content would
 * be the same and the page is younger than half its maximum age.
 */
export function createMaker(run: PrerenderRun) {
  const { folder, template, renderer, api, ask, site, maxAgeMs } = run
  const withPreview = previewsOf(folder, { site, others: [api, configOf(template).imageBase] })
  const build = fingerprintOf(template + renderer.script)
  let rendering: Promise<unknown> = Promise.resolve()

  /** Pages are rendered one after another, because the renderer's fetch answers for one page at a time. */
  function renderInTurn(place: PrerenderedPage, answers: Readonly<Record<string, string>>) {
    const screen = rendering.then(() => renderer.renderScreen(place, answers, site))
    rendering = screen.catch(() => {})
    return screen
  }

  async function make(place: PrerenderedPage, last: WrittenPage | undefined): Promise<Made> {
    const { path, to } = place
    const file = fileOf(path)
    if (!file) throw new Error('its address cannot be the name of a file')
    const calls = renderer.pageCalls(place).map((call) => call.path)
    const texts = await Promise.all(calls.map(ask))
    const answers = Object.fromEntries(calls.map((call, index) => [call, texts[index] ?? '']))
    const at = Date.now()
    const feed = feedText(renderer.pageFeedItems(place, answers, site))
    const part = feed === '' ? {} : { feed }
    const fingerprint = fingerprintOf(build + JSON.stringify([maxAgeMs, site, answers]))
    if (last?.fingerprint === fingerprint && at - last.at < maxAgeMs / 2)
      return { path, did: 'kept', page: { ...last, ...part } }
    const screen = await renderInTurn(place, answers)
    const { tags, file: preview, note } = await withPreview(screen.tags)
    const html = prerenderedPage(template, {
      path,
      to,
      params: renderer.paramsOfPage(place),
      screen: { ...screen, tags },
      script: renderer.script,
      answers,
      at,
      maxAgeMs,
    })
    const size = Buffer.byteLength(html)
    if (size > mostBytes)
      throw new Error(
        `the page would have ${megabytes(size)}, ${megabytes(mostBytes)} is the most: is a text of its answers that long?`,
      )
    const target = join(folder, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, html)
    const page = { file, fingerprint, at, ...(preview && { preview }), ...part }
    return { path, did: 'written', page, ...(note && { note }) }
  }

  return (place: PrerenderedPage, last: WrittenPage | undefined): Promise<Made> =>
    make(place, last).catch((error: unknown) =>
      error instanceof GoneError
        ? { path: place.path, did: 'gone' }
        : { path: place.path, did: 'failed', why: messageOf(error) },
    )
}

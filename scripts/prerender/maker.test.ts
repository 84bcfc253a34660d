import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../lib/serve.ts'
import { filesBlock } from '../vite/preload-files.ts'
import { createApiCaller } from './api.ts'
import { createMaker, type Made } from './maker.ts'
import { openJournal, report } from './manifest.ts'

const template = `<!doctype html><html><head><meta charset="utf-8" /><meta name="viewport" content="x"><title>x</title>
<meta name="description" content="x"><link rel="icon" href="data:,">
<script type="application/json" id="shop-config">{"base":"/"}</script>
${filesBlock({ files: [], texts: {}, routes: [] })}<script data-preload></script>
<script type="module" crossorigin src="/assets/start-1.js"></script></head>
<body><div id="root"></div></body></html>`

/** A fake renderer. Its page shows the API's answers. */
const renderer = {
  script: '',
  paramsOfPage: () => [],
  pageCalls: ({ path }: { path: string }) => [{ path: `/api${path}` }],
  renderScreen: async ({ path }: { path: string }, answers: Readonly<Record<string, string>>) => ({
    html: answers[`/api${path}`] ?? '',
    css: '',
    title: '',
    tags: [],
    structured: '',
    preloads: [],
  }),
  pageFeedItems: ({ path }: { path: string }) => [[['link', path] as const]],
}

let folder = ''
let api: Awaited<ReturnType<typeof serve>>
let says = { status: 200, name: 'Đầm lụa' }

beforeEach(async () => {
  says = { status: 200, name: 'Đầm lụa' }
  folder = mkdtempSync(join(tmpdir(), 'maker-'))
  writeFileSync(join(folder, 'index.html'), template)
  writeFileSync(join(folder, '404.html'), template)
  api = await serve(() => Response.json({ success: true, name: says.name }, says))
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockReturnValue()
})
afterEach(() => {
  api.close()
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

async function makePage(path = '/dam'): Promise<{ made: Made; code: number }> {
  const [host, site] = [api.url, 'https://x.example']
  const parts = { folder, template, renderer, maxAgeMs: 86_400_000 }
  const make = createMaker({ ...parts, api: host, ask: createApiCaller(host), site })
  const journal = openJournal(folder)
  const made = await make({ to: '/products/$slug', path, params: {} }, journal.pages[path])
  journal.note(made)
  journal.close()
  return { made, code: report([made], [], 0) }
}

const pageText = () => readFileSync(join(folder, 'dam.html'), 'utf8')

test('a run writes only the pages that have changed', async () => {
  expect((await makePage()).made.did).toBe('written')
  expect((await makePage()).made.did).toBe('kept')
  says.name = 'Đầm lụa mới'
  expect((await makePage()).made.did).toBe('written')
  expect(pageText()).toContain('Đầm lụa mới')
})

test('an API that answers an error leaves the last page, is named, and makes the exit code 1 §11.5.6', async () => {
  await makePage()
  const before = pageText()
  says = { status: 403, name: 'none' }
  const { made, code } = await makePage()
  expect(made).toEqual({ path: '/dam', did: 'failed', why: '/api/dam: status 403' })
  expect(code).toBe(1)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/dam: /api/dam: status 403'))
  expect(pageText()).toBe(before)
})

test('a text that makes a page of many megabytes fails and is named', async () => {
  says.name = 'x'.repeat(1_500_000)
  const { made, code } = await makePage()
  expect(made).toMatchObject({ did: 'failed', why: expect.stringMatching(/would have 3.1? MB/) })
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'dam.html'))).toBe(false)
  says.name = 'x'.repeat(11_000_000)
  expect((await makePage()).made).toMatchObject({ why: '/api/dam: the answer has more than 10 MB' })
})

test('a page whose content is gone is removed, and home becomes the page without prerendered content', async () => {
  await makePage()
  await makePage('/')
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('Đầm lụa')
  says.status = 404
  expect(await makePage()).toMatchObject({ made: { did: 'gone' }, code: 0 })
  await makePage('/')
  expect(existsSync(join(folder, 'dam.html'))).toBe(false)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(template)
})

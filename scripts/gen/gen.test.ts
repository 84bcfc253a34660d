import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../lib/run.ts'

/** Returns a folder with all files that `npm run gen -- contract` reads, and with an old client. */
function project(): (path: string) => string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/gen-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (path: string) => resolve(folder, path)
  mkdirSync(at('src/api'), { recursive: true })
  // Everything else is a link to the project. The script writes to some of these files and folders, so the
  // test copies them below. The script does not read the others.
  const own = new Set([
    '.cache',
    '.git',
    'contract',
    'docs',
    'mocks',
    'openapi.yaml',
    'src',
    'src/api',
    'src/domain',
  ])
  const all = [...readdirSync('.'), ...readdirSync('src').map((name) => `src/${name}`)]
  for (const path of all.filter((name) => !own.has(name))) symlinkSync(resolve(path), at(path))
  cpSync('contract', at('contract'), { recursive: true })
  cpSync('docs', at('docs'), { recursive: true, filter: (path) => !path.endsWith('.webp') })
  cpSync('src/api/staff-content.ts', at('src/api/staff-content.ts'))
  cpSync('src/api/generated', at('src/api/generated'), { recursive: true })
  return at
}

const gen = (at: (path: string) => string) =>
  run(process.execPath, [resolve('scripts/gen.ts'), 'contract'], { cwd: at('.') })

test('a contract that is wrong is refused with file and line, and the old client stays', async () => {
  const at = project()
  function edit(file: string, from: string, to: string) {
    const path = at(`contract/openapi/${file}`)
    const [before = '', ...after] = readFileSync(path, 'utf8').split(from)
    writeFileSync(path, [before, after.join(from)].join(to))
    return `contract/openapi/${file}:${before.split('\n').length}:`
  }
  const client = at('src/api/generated/endpoints.schemas.ts')
  const places = [
    edit('schemas/voucher.yaml', 'description', 'descripton'),
    edit('schemas/user.yaml', 'type: string', 'type: strng'),
    edit('paths/wishlist.yaml', 'WishlistResponse', 'WishlistRespons'),
    edit('paths/search.yaml', '    x-personal: false\n', ''),
  ]
  const { ok, output } = await gen(at)
  expect(ok).toBe(false)
  for (const place of places.slice(0, 3)) expect(output).toContain(place)
  expect(output).toContain('Did you mean "description"?')
  expect(output).toMatch(/search\.yaml:2:\d+ This call needs x-personal/)
  expect(readFileSync(client, 'utf8')).toBe(
    readFileSync('src/api/generated/endpoints.schemas.ts', 'utf8'),
  )
})

test('a new call generates before it has a handler and a sample', async () => {
  const at = project()
  const file = at('contract/openapi/paths/search.yaml')
  const calls = readFileSync(file, 'utf8')
  const other = calls.replaceAll('popular', 'latest').replace('popularSearches', 'latestSearches')
  writeFileSync(file, calls + other)
  const { ok, output } = await gen(at)
  expect([ok, output]).toEqual([true, expect.stringContaining('ok   contract')])
  expect(readFileSync(at('openapi.yaml'), 'utf8')).toContain('latestSearches.answer:\n')
  const client = readFileSync(at('src/api/generated/search/search.ts'), 'utf8')
  expect(client).toContain('latestSearches')
})

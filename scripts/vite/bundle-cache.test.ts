import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepBundle, readBundle } from './bundle-cache.ts'

let folder: string
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-cache-'))
  writeFileSync(at('module.ts'), 'export const a = 1')
  writeFileSync(at('plugin.ts'), 'how it is made')
})
afterEach(() => rmSync(folder, { recursive: true }))

const recipe = () => ({ makers: [at('plugin.ts')], settings: 'react yup' })
const file = {
  code: 'export const a = 1',
  map: '{"version":3}',
  imports: ['react'],
  exports: ['a'],
}
const bundle = () => ({
  files: new Map([['world.js', file]]),
  modules: new Set([at('module.ts')]),
})
const read = (settings = 'react yup') => readBundle(at('kept.json'), { ...recipe(), settings })
/** The time of a file, which the machine's clock writes: not the clock of the test. */
const editedAt = () => statSync(at('module.ts')).mtimeMs
const keep = (begunAt = editedAt() + 1000) =>
  keepBundle(at('kept.json'), recipe(), bundle(), begunAt)

it('gives back what it has kept', async () => {
  expect(await read()).toBeNull()
  await keep()
  expect(await read()).toEqual(bundle())
})

it.each([
  ['a module has changed', () => writeFileSync(at('module.ts'), 'export const a = 22')],
  ['a module is gone', () => rmSync(at('module.ts'))],
  ['it would be made otherwise', () => writeFileSync(at('plugin.ts'), 'another way')],
  ['it is cut off', () => writeFileSync(at('kept.json'), '{"files":[')],
])('has none when %s', async (_what, change) => {
  await keep()
  change()
  expect(await read()).toBeNull()
})

it('does not keep what was edited while it was made', async () => {
  await keep(editedAt() - 60_000)
  expect(await read()).toBeNull()
})

it('has none for other settings', async () => {
  await keep()
  expect(await read('react')).toBeNull()
})

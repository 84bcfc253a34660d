import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runTool } from './lib/run'

test('the example of another repository compiles and passes, with the shop as a linked package', async () => {
  const folder = resolve('.cache/example-tests')
  rmSync(folder, { recursive: true, force: true })
  cpSync('docs/example-tests', folder, { recursive: true })
  mkdirSync(`${folder}/node_modules`, { recursive: true })
  symlinkSync(resolve('.'), `${folder}/node_modules/moc-lan-shop`)
  const [types, tests] = await Promise.all([
    runTool('tsc', ['--project', folder]),
    runTool('vitest', ['run', '--root', folder]),
  ])
  expect(types).toMatchObject({ ok: true, output: '' })
  expect(tests.output).toMatch(/5 passed/)
}, 60_000)

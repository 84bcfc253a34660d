import { relative, sep } from 'node:path'
import { expect, it } from 'vitest'
import { librariesOf } from './libraries.ts'
import { bundleOf } from './mock-world-plugin.ts'

it('holds the mock world and its libraries, but shares modules and libraries with the shop', async () => {
  const { files, modules } = await bundleOf(process.cwd(), librariesOf())
  const entry = files.get('mock-world.js')
  expect(entry?.exports).toEqual(['startMockWorld'])
  const paths = [...modules].map((path) => relative(process.cwd(), path).split(sep).join('/'))
  expect(paths).toContain('mocks/handlers/cart.ts')
  expect(paths.some((path) => path.startsWith('node_modules/@faker-js/'))).toBe(true)
  expect(paths.filter((path) => /^src\/|^node_modules\/react\//.test(path))).toEqual([])
  expect(paths).toContain('mocks/devtools/panel/panel.css')
  const shared = new Set([...files.values()].flatMap(({ imports }) => imports))
  expect(shared).toContain('@/lib/storage')
  expect(shared).toContain('react')
})

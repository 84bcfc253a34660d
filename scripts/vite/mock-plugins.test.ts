import { relative, sep } from 'node:path'
import { expect, it } from 'vitest'
import { bundleMockWorld, isMockWorldFile } from './mock-plugins.ts'

it('the bundle has the mock world and its libraries, but shares modules and libraries with the shop', async () => {
  const { files, modules } = await bundleMockWorld(process.cwd())
  const code = files.get('mock-world.js')?.code
  expect(code).toContain('startMockWorld')
  expect([...files.keys()].filter((name) => !isMockWorldFile(name))).toEqual([])
  const paths = [...modules].map((path) => relative(process.cwd(), path).split(sep).join('/'))
  expect(paths).toContain('mocks/handlers/cart.ts')
  expect(paths.some((path) => path.startsWith('node_modules/@faker-js/'))).toBe(true)
  expect(paths.filter((path) => /^src\/|^node_modules\/react\//.test(path))).toEqual([])
  expect(paths).toContain('mocks/devtools/panel/panel.css')
  const imported = [...files.values()]
    .map((file) => file.code)
    .join()
    .match(/from "[^"]+"/g)
  expect(imported).toContain('from "@/lib/storage"')
  expect(imported).toContain('from "react"')
})

import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { phoneSrcSetOf, srcSetOf } from '@/lib/image'
import { createWorld } from '../world'

const home = join(import.meta.dirname, 'files')

/** Returns the files of an address, which names its widths and the crop for phones. */
function filesOf(address: string): string[] {
  const all = `${address} ${srcSetOf(address)} ${phoneSrcSetOf(address)}`
  return [...all.matchAll(/\/artwork\/([^\s?]+)/g)].map(([, file = '']) => file)
}

test('each picture of the world is there, in every width and crop that it names §15.9b §15.9d', () => {
  const world = createWorld({ seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' })
  const named = JSON.stringify(world).matchAll(/"(\/artwork\/[^"]+)"/g)
  const files = new Set([...named].flatMap(([, address = '']) => filesOf(address)))
  // The brand brings its own.
  const drawn = [...files].filter((file) => !file.startsWith('brand/'))
  expect(drawn.length).toBeGreaterThan(1000)
  expect(drawn.filter((file) => !existsSync(join(home, file)))).toEqual([])
})

test('the pictures weigh at most 40 MB §15.9a', () => {
  const sizes = globSync('**/*.*', { cwd: home }).map((file) => statSync(join(home, file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000_000)
})

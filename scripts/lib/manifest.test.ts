import { describe, expect, it } from 'vitest'
import { chunksOfRoute, entryOf, filesLoadedWith } from './manifest.ts'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/routes/cart.tsx?tsr-split=component': { file: 'cart.js', imports: ['_shared.js'] },
  'src/routes/carts.tsx?tsr-split=component': { file: 'carts.js' },
}

describe('manifest', () => {
  it('follows static imports once, cycles included', () => {
    const names = [entryOf(manifest), ...chunksOfRoute(manifest, 'src/routes/cart.tsx')]
    expect([...filesLoadedWith(manifest, names)].sort()).toEqual([
      'cart.js',
      'index.js',
      'shared.js',
    ])
  })

  it('refuses a chunk that is not there', () => {
    expect(() => filesLoadedWith(manifest, ['gone.json'])).toThrow('no chunk gone.json')
  })
})

import { describe, expect, it } from 'vitest'
import { entryOf, filesLoadedWith } from './manifest.ts'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/routes/cart.lazy.tsx': { file: 'cart.js', imports: ['_shared.js'] },
}

describe('manifest', () => {
  it('follows static imports once, cycles included', () => {
    const names = [entryOf(manifest), 'src/routes/cart.lazy.tsx']
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

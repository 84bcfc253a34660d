import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { imageRules } from '@/domain/content/image-file'
import { phoneSrcSetOf, srcSetOf } from '@/lib/image'
import { createWorld } from '../world'
import { picturesOf, productPicture, galleryViews } from './manifest'

describe('the pictures of a product', () => {
  const colours = [
    { name: 'Ngà', code: '#f0e6d4' },
    { name: 'Đen', code: '#211d1c' },
  ]

  it('are all views in its first colour, then the front in each other colour', () => {
    expect(picturesOf({ colours, hasPictures: true, design: {} })).toEqual([
      ...galleryViews.map((view) => ({ colourIndex: 0, view })),
      { colourIndex: 1, view: 'front' },
    ])
  })

  it('are never more than a product may have §10.4.7a', () => {
    const five = picturesOf({ colours: Array.from({ length: 5 }), hasPictures: true, design: {} })
    expect(five).toHaveLength(imageRules.maxCount)
    expect(five.at(-1)).toEqual({ colourIndex: 4, view: 'front' })
  })

  it('begin with the back when its details sell the garment §15.9b', () => {
    const design = { behind: ['cranes'] }
    const shown = picturesOf({ colours, hasPictures: true, design }).map(({ view }) => view)
    expect(shown.slice(0, 3)).toEqual(['back', 'worn', 'front'])
    expect(picturesOf({ colours, hasPictures: true, design: { behind: ['vent'] } })[0]?.view).toBe(
      'front',
    )
  })

  it('show the figure second, as cards do §15.9b', () => {
    expect(picturesOf({ colours, hasPictures: true, design: {} })[1]?.view).toBe('worn')
  })

  it('leave out a view that is not drawn well §15.9b', () => {
    const shown = picturesOf({ colours, hasPictures: true, design: {}, without: ['back'] })
    expect(shown.map(({ view }) => view)).not.toContain('back')
  })

  it('are none when the catalogue says so', () => {
    expect(picturesOf({ colours, hasPictures: false, design: {} })).toEqual([])
  })

  it('name a middle size for phones, and the widths of the other files', () => {
    expect(productPicture('ao', 1, 'front')).toBe(
      '/artwork/products/ao--1-front-720.avif?widths=360,720,1440',
    )
  })
})

const home = join(import.meta.dirname, 'files')

/**
 * Returns the files that a picture's URL names. The URL lists the widths of the picture and of its crop for
 * phones.
 */
function filesOf(address: string): string[] {
  const all = `${address} ${srcSetOf(address)} ${phoneSrcSetOf(address)}`
  return [...all.matchAll(/\/artwork\/([^\s?]+)/g)].map(([, file = '']) => file)
}

test('each picture of the world exists in every width and crop that it names §15.9b §15.9a', () => {
  const world = createWorld({ seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' })
  const named = JSON.stringify(world).matchAll(/"(\/artwork\/[^"]+)"/g)
  const files = new Set([...named].flatMap(([, address = '']) => filesOf(address)))
  // The files in `brand/` are left out, because the brand supplies them itself.
  const drawn = [...files].filter((file) => !file.startsWith('brand/'))
  expect(drawn.length).toBeGreaterThan(1000)
  expect(drawn.filter((file) => !existsSync(join(home, file)))).toEqual([])
})

test('the pictures weigh at most 40 MB §15.9a', () => {
  const sizes = globSync('**/*.*', { cwd: home }).map((file) => statSync(join(home, file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000_000)
})

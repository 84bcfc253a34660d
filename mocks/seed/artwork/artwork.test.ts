import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { picturesOf } from './design.ts'
import { commissions, filesOf } from './studio.ts'

const home = join(import.meta.dirname, 'files')
const megabyte = 1024 * 1024

describe('the artwork of the mock world', () => {
  const files = commissions().flatMap(({ path }) => filesOf(path).map(({ file }) => file))

  it('has a file for every picture of a product, a hero and a section, in every width', () => {
    expect(files.filter((file) => !existsSync(join(home, file)))).toEqual([])
  })

  it('has the brand marks', () => {
    expect(
      ['logo.svg', 'favicon.svg'].filter((file) => !existsSync(join(home, 'brand', file))),
    ).toEqual([])
  })

  it('has no picture that is not used', () => {
    const wanted = new Set(files)
    expect(globSync('**/*.avif', { cwd: home }).filter((file) => !wanted.has(file))).toEqual([])
  })

  it('weighs at most 8 MB', () => {
    const sizes = globSync('**/*.*', { cwd: home }).map((file) => statSync(join(home, file)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * megabyte)
  })

  it('draws the same picture every time', () => {
    const sample = commissions().filter((_, index) => index % 29 === 0)
    expect(sample.map(({ draw }) => draw())).toEqual(sample.map(({ draw }) => draw()))
  })

  it('puts no text, script or outside address into a drawing', () => {
    const drawn = commissions()
      .filter((_, index) => index % 31 === 0)
      .map(({ draw }) => draw().replace('http://www.w3.org/2000/svg', ''))
    expect(drawn.filter((svg) => /<text|<script|https?:|NaN|undefined/.test(svg))).toEqual([])
  })
})

describe('the pictures of a product', () => {
  const colours = [
    { name: 'Ngà', code: '#f0e6d4' },
    { name: 'Đen', code: '#211d1c' },
  ]

  it('begin with its first colour from the front and end with its other colours', () => {
    const views = picturesOf({ slug: 'ao-dai', colours, hasPictures: true })
    expect(views[0]).toEqual({ colourIndex: 0, view: 'front' })
    expect(views.at(-1)).toEqual({ colourIndex: 1, view: 'front' })
    expect(views.slice(1, 4).map(({ view }) => view)).toEqual(['back', 'cloth', 'styled'])
  })

  it('are none where the catalogue has none', () => {
    expect(picturesOf({ slug: 'ao-dai', colours, hasPictures: false })).toEqual([])
  })

  it('show a third of the catalogue on a hanger', () => {
    const hung = catalogue.filter((product) =>
      picturesOf(product).some(({ view }) => view === 'hanger'),
    )
    expect(hung.length / catalogue.length).toBeGreaterThan(0.2)
    expect(hung.length / catalogue.length).toBeLessThan(0.5)
  })
})

import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../mocks/seed/catalogue/catalogue.ts'
import { fingerprintOf, picturesFolder, readLedger } from './ledger.ts'
import { commissions } from './studio.ts'

const all = commissions()
const sample = all.filter((_, index) => index % 37 === 0)

describe('the artwork of the mock world', () => {
  const files = all.flatMap(({ prints }) => prints.map(({ file }) => file))

  it('has a file for every picture of a product, a hero and a section, in every width §15.9b §15.9a', () => {
    expect(files.filter((file) => !existsSync(join(picturesFolder, file)))).toEqual([])
  })

  it('has no picture that is not used', () => {
    const wanted = new Set(files)
    expect(
      globSync('**/*.avif', { cwd: picturesFolder }).filter((file) => !wanted.has(file)),
    ).toEqual([])
  })

  it('was rendered from the drawings as they are now', () => {
    const ledger = readLedger()
    expect(sample.filter((picture) => ledger[picture.path] !== fingerprintOf(picture))).toEqual([])
  })

  it('draws the same picture every time', () => {
    expect(sample.map(({ draw }) => draw())).toEqual(sample.map(({ draw }) => draw()))
  })

  it('puts no text, script or outside address into a drawing §15.9a', () => {
    const drawn = sample.map(({ draw }) => JSON.stringify(draw()))
    expect(drawn.filter((scene) => /<text|<script|https?:|NaN|undefined|null/.test(scene))).toEqual(
      [],
    )
  })
})

describe('the pictures of a product', () => {
  it('have a master of 1,440 px', () => {
    const pictures = all.filter(({ path }) => path.startsWith('/artwork/products/'))
    const widths = pictures.map(({ prints }) => prints.map(({ width }) => width).join())
    expect(new Set(widths)).toEqual(new Set(['360,720,1440']))
  })

  it('never lie alike: no two products of a kind share their folds', () => {
    const folds = catalogue
      .filter(({ hasPictures }) => hasPictures)
      .map(({ slug }) => {
        const front = all.find(({ path }) => path.includes(`${slug}--0-front`))
        return JSON.stringify(
          front?.draw().parts.map((part) => ('costume' in part ? part.costume.pieces : [])),
        )
      })
    expect(new Set(folds).size).toBe(folds.length)
  })
})

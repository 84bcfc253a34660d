import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type brandFile from '../../brand/moc-lan/brand.json'
import type tokenFile from '../../brand/moc-lan/figma.gen.json'

const folderOf = new URL('../../brand/', import.meta.url)

/**
 * Committed files use this brand, for example the examples of the contract and the pictures of the README.
 */
export const usualBrand = 'moc-lan'

/** The names of all brands. Each brand is a folder in `brand/`. */
export const brands = readdirSync(folderOf, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The brand of this run, by the name of its folder. `BRAND=moc-lan npm run build` sets it. */
const brandName = process.env['BRAND'] || usualBrand
if (!brands.includes(brandName))
  throw new Error(`There is no brand ${brandName}, but ${brands.join(', ')}`)

/** The path of the brand's folder from the root of the repository. */
export const brandFolder = `brand/${brandName}`

const inFolder = (file: string) => new URL(`${brandName}/${file}`, folderOf)

/** Returns a JSON file of the brand. */
const readBrand = <Content>(file: string): Content =>
  JSON.parse(readFileSync(inFolder(file), 'utf8'))

export const brand: typeof brandFile = readBrand('brand.json')

/** Returns a colour of the brand as `#rrggbb`. */
export const brandColour = (name: keyof typeof tokenFile.color): string =>
  readBrand<typeof tokenFile>('figma.gen.json').color[name].$value.hex

/** Returns the texts that the brand words in its own way, by the ids of `src/i18n/messages`. */
export function brandTexts(locale: string): Readonly<Record<string, string>> {
  const file = `texts/${locale}.json`
  return existsSync(inFolder(file)) ? readBrand(file) : {}
}

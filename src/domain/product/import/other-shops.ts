import type { Table } from '@/lib/table'
import { fold } from '@/lib/text'

/** Headings of files from elsewhere (Shopify, WooCommerce, Haravan, Sapo), folded, where ours do not say them. */
export const otherHeadings = {
  name: ['ten hang', 'ten hang hoa'],
  brand: ['nha cung cap', 'brands'],
  category: ['loai san pham', 'nhom hang'],
  sku: ['ma (sku)', 'ma phien ban', 'ma phien ban san pham', 'ma vach (sku)'],
  price: ['gia ban le', 'pl_gia ban le', 'sale price', 'don gia'],
  original_price: ['gia so sanh', 'regular price', 'compare at price'],
  stock: ['so luong ton', 'so luong ton kho', 'ton kho ban dau', 'lc_cn1_ton kho ban dau', 'ton'],
} as const

/** Where a file from elsewhere has what; -1 for nowhere. */
type Places = {
  name: number
  handle: number
  /** The columns that say what an option is, and which of them a variant is. */
  options: ReadonlyArray<{ name: number; value: number }>
  /** What a row has that is more than a picture. */
  facts: readonly number[]
}

const optionName = /^(?:option|attribute|thuoc tinh) ?(\d)(?: name|\(.*name\))?$/
const optionValue =
  /^(?:option ?(\d) value|attribute (\d) value(?:\(s\))?|gia tri thuoc tinh (\d).*)$/
const handles = new Set(['handle', 'url', 'url/handle', 'duong dan', 'duong dan/alias', 'alias'])

/** True for headings of another shop: its ids are not ours. */
export function isFromElsewhere(folded: readonly string[]): boolean {
  return folded.some(
    (head) => optionValue.test(head) || head === 'handle' || head === 'regular price',
  )
}

/**
 * Returns a table of another shop as ours is: each row says its product, which there stands in the first one only, or in a row of its own;
 * options are columns under their names; rows with a picture and nothing else are empty. Each row keeps its place.
 */
export function fromElsewhere(
  heads: readonly string[],
  records: Table,
): { heads: readonly string[]; records: Table } {
  const folded = heads.map(headKey)
  const at = (...names: readonly string[]) => folded.findIndex((head) => names.includes(head))
  const values = folded.flatMap((head, value) => {
    const found = optionValue.exec(head)?.slice(1).find(Boolean)
    const name = folded.findIndex((other) => optionName.exec(other)?.[1] === found)
    return found === undefined ? [] : [{ name, value }]
  })
  const places: Places = {
    name: at('title', 'name', 'ten', 'ten san pham'),
    handle: folded.findIndex((head) => handles.has(head)),
    options: values,
    facts: [
      ...values.map(({ value }) => value),
      ...folded.flatMap((head, place) => (isFact(head) ? [place] : [])),
    ],
  }
  const whole =
    at('parent') < 0 ? records : withParents(records, { ...places, ...parentPlaces(at) })
  return withOptions(heads, withTitles(whole, places), places)
}

/** Returns a heading as it is compared; some files mark what is required. */
export const headKey = (head: string) => fold(head).replace(/\s*\*$/, '')

const isFact = (head: string) => /sku|price|gia ban|qty|stock|ton kho/.test(head)

const withCell = (cells: readonly string[], place: number, text: string) =>
  Array.from({ length: Math.max(cells.length, place + 1) }, (_, at) =>
    at === place ? text : (cells[at] ?? ''),
  )

const cellAt = (cells: readonly string[], place: number) => (cells[place] ?? '').trim()

/** Gives the rows below a title the same title, as long as they are of the same product. */
function withTitles(records: Table, { name, handle, facts }: Places): Table {
  let title = ''
  let product = ''
  return records.map((cells) => {
    const own = cellAt(cells, handle)
    if (cellAt(cells, name) !== '') {
      title = cellAt(cells, name)
      product = own
      return cells
    }
    if (title === '' || (own !== '' && own !== product)) return cells
    return facts.some((place) => cellAt(cells, place) !== '') ? withCell(cells, name, title) : []
  })
}

/** Adds a column for each option that has a name, as "Color" or "Kích thước". */
function withOptions(
  heads: readonly string[],
  records: Table,
  { options, name }: Places,
): { heads: readonly string[]; records: Table } {
  const named = new Map<string, string>()
  let title = ''
  let names: readonly string[] = []
  const found = records.map((cells) => {
    const said = options.map((option) => cellAt(cells, option.name))
    if (said.some(Boolean) || cellAt(cells, name) !== title) names = said
    title = cellAt(cells, name)
    const own = new Map<string, string>()
    for (const [index, { value }] of options.entries()) {
      const option = names[index] ?? ''
      // Shopify's word for a product without options.
      if (option === '' || fold(option) === 'title') continue
      if (!named.has(fold(option))) named.set(fold(option), option)
      own.set(fold(option), cellAt(cells, value))
    }
    return own
  })
  const keys = [...named.keys()]
  const width = heads.length
  return {
    heads: [...heads, ...named.values()],
    records: records.map((cells, index) =>
      cells.length === 0 || keys.length === 0
        ? cells
        : [
            ...Array.from({ length: width }, (_, place) => cells[place] ?? ''),
            ...keys.map((key) => found[index]?.get(key) ?? ''),
          ],
    ),
  }
}

const parentPlaces = (at: (...names: readonly string[]) => number) => ({
  id: at('id'),
  parent: at('parent'),
  sku: at('sku'),
  sale: at('sale price'),
  regular: at('regular price'),
})

/** WooCommerce: a product with variants has a row of its own, which they name by its id or code; without a sale the price is elsewhere. */
function withParents(
  records: Table,
  { name, id, parent, sku, sale, regular }: Places & ReturnType<typeof parentPlaces>,
): Table {
  const parents = new Map(
    records.flatMap((cells) => [
      [`id:${cellAt(cells, id)}`, cells] as const,
      [cellAt(cells, sku), cells] as const,
    ]),
  )
  const parentOf = (cells: readonly string[]) => parents.get(cellAt(cells, parent) || '-')
  const withVariants = new Set(records.map(parentOf))
  return records.map((cells) => {
    if (withVariants.has(cells)) return []
    const titled = parentOf(cells)
      ? withCell(cells, name, cellAt(parentOf(cells) ?? [], name))
      : cells
    return sale < 0 || regular < 0 || cellAt(cells, sale) !== ''
      ? titled
      : withCell(withCell(titled, sale, cellAt(cells, regular)), regular, '')
  })
}

import type { Table } from '@/lib/table'
import { fold } from '@/lib/text'

/**
 * Folded headings of other shops' files (Shopify, WooCommerce, Haravan, Sapo, KiotViet) that our file does
 * not have.
 */
export const otherHeadings = {
  name: ['ten hang', 'ten hang hoa'],
  brand: ['nha cung cap', 'brands'],
  category: ['loai san pham', 'loai', 'nhom hang', 'nhom hang(3 cap)', 'nhom hang (3 cap)'],
  sku: ['ma (sku)', 'ma phien ban', 'ma phien ban san pham', 'ma vach (sku)'],
  price: ['gia ban le', 'sale price', 'don gia'],
  original_price: ['gia so sanh', 'regular price', 'compare at price'],
  stock: ['so luong ton', 'so luong ton kho', 'ton kho ban dau', 'ton'],
  status: ['dang kinh doanh'],
} as const

const optionName = /^(?:option|attribute|(?:ten )?thuoc tinh) ?(\d)(?: name|\(.*name\))?$/
const optionValue =
  /^(?:option ?(\d) value|attribute (\d) value(?:\(s\))?|gia tri thuoc tinh (\d).*)$/
/** KiotViet's column for the product of a variant. */
const kiotVietOnly = 'ma hh lien quan'
const handles = new Set(['handle', 'url', 'url/handle', 'duong dan', 'duong dan/alias', 'alias'])

/** Returns true for the headings of another shop's file. The ids in that file are not ids of this shop. */
export function isOtherShopsFile(folded: readonly string[]): boolean {
  return folded.some(
    (head) =>
      optionValue.test(head) ||
      head === 'handle' ||
      head === 'regular price' ||
      head === kiotVietOnly,
  )
}

/**
 * Converts another shop's table to our layout. Each row names its product, which there stands in the first
 * row only, or in a row of its own. Options become columns with their names. Rows with only a picture become
 * empty. Each row keeps its line.
 */
export function convertedTable(
  heads: readonly string[],
  records: Table,
): { heads: readonly string[]; records: Table } {
  const folded = heads.map(headKey)
  const options = folded.flatMap((head, value) => {
    const found = optionValue.exec(head)?.slice(1).find(Boolean)
    const name = folded.findIndex((other) => optionName.exec(other)?.[1] === found)
    return found === undefined ? [] : [{ name, value }]
  })
  const places: Places = {
    at: (...names) => folded.findIndex((head) => names.includes(head)),
    handle: folded.findIndex((head) => handles.has(head)),
    options,
    isFact: folded.map(
      (head, place) =>
        /sku|price|gia ban|qty|stock|ton kho/.test(head) ||
        options.some(({ value }) => value === place),
    ),
  }
  const whole = records.map((cells) => heads.map((_, place) => (cells[place] ?? '').trim()))
  if (folded.includes(kiotVietOnly)) return fromKiotViet(heads, whole, places)
  const one = withOneStock(whole, folded)
  return withOptions(heads, withTitles(withParents(one, places), places), places)
}

/**
 * KiotViet writes all options of a variant into one cell, as `MÀU:ĐỎ|SIZE:S`. A category comes with its
 * parents, as `Nữ>>Áo`; 1 or 0 says whether it is on sale. Each row has the name of its product.
 */
function fromKiotViet(
  heads: readonly string[],
  rows: Table,
  { at }: Places,
): { heads: readonly string[]; records: Table } {
  const [facts, status] = [at('thuoc tinh'), at('dang kinh doanh')]
  const category = at(...otherHeadings.category)
  const options = rows.map(
    (row) =>
      new Map(
        (row[facts] ?? '').split('|').flatMap((part) => {
          const [name = '', ...value] = part.split(':')
          return value.length === 0 ? [] : [[name.trim(), value.join(':').trim()] as const]
        }),
      ),
  )
  const names = [...new Set(options.flatMap((found) => [...found.keys()]))]
  const tidied = rows.map((row) =>
    row.map((cell, place) => {
      if (place === category) return cell.split('>>').at(-1)?.trim() ?? ''
      return place === status ? (saleWords.get(cell) ?? cell) : cell
    }),
  )
  return {
    heads: [...heads, ...names],
    records: tidied.map((row, index) =>
      row.some(Boolean) ? [...row, ...names.map((name) => options[index]?.get(name) ?? '')] : [],
    ),
  }
}

const saleWords: ReadonlyMap<string, string> = new Map([
  ['1', 'active'],
  ['0', 'inactive'],
])

/** Sapo has a column of stock for each branch. The first column gets the sum. */
function withOneStock(rows: Table, folded: readonly string[]): Table {
  const branches = folded.flatMap((head, place) => (head === 'ton kho ban dau' ? [place] : []))
  const [first] = branches
  if (first === undefined || branches.length === 1) return rows
  return rows.map((row) => {
    const counts = branches.map((place) => row[place] ?? '').filter(Boolean)
    return counts.length > 1 && counts.every((count) => /^\d+$/.test(count))
      ? row.with(first, String(counts.reduce((sum, count) => sum + Number(count), 0)))
      : row
  })
}

const totals = new Set(['tong', 'tong cong', 'tong so', 'cong', 'total', 'grand total', 'sum'])

/** Returns true for a row that sums the rows above it. The first filled cell of such a row says so. */
export function isTotal(row: readonly string[]): boolean {
  const first = row.find((cell) => cell.trim() !== '') ?? ''
  return totals.has(fold(first.slice(0, 40)).replace(/ ?:$/, '').trim())
}

/** The positions of columns in another shop's file. A missing column has -1. */
type Places = {
  at: (...names: readonly string[]) => number
  handle: number
  /** For each option, the column of its name and the column of a variant's value. */
  options: ReadonlyArray<{ name: number; value: number }>
  /** One value for each column: true if the column holds more than a picture. */
  isFact: readonly boolean[]
}

/** Folds a heading. It leaves out the asterisk of required columns and Sapo's price list or branch. */
export const headKey = (head: string) =>
  fold(head)
    .replace(/ ?\*$/, '')
    .replace(/^(?:pl|lc_cn\d+)_/, '')

const nameAt = ({ at }: Places) => at('title', 'name', 'ten', 'ten san pham')

/**
 * WooCommerce: a product with variants has a row of its own, and its variants name it by id or code. Without
 * a sale the price stands in the regular price.
 */
function withParents(rows: Table, places: Places): Table {
  const [name, parent] = [nameAt(places), places.at('parent')]
  const [sale, regular] = [places.at('sale price'), places.at('regular price')]
  if (parent < 0) return rows
  const parents = new Map(
    rows.flatMap((row) => [
      [`id:${row[places.at('id')]}`, row] as const,
      [row[places.at('sku')], row] as const,
    ]),
  )
  const parentOf = (row: readonly string[]) => parents.get(row[parent] || '-')
  const withVariants = new Set(rows.map(parentOf))
  return rows.map((row) => {
    if (withVariants.has(row)) return []
    const title = parentOf(row)?.[name]
    const titled = title === undefined ? row : row.with(name, title)
    return sale < 0 || regular < 0 || row[sale]
      ? titled
      : titled.with(sale, row[regular] ?? '').with(regular, '')
  })
}

/** Gives rows without a title the title above, while they belong to the same product. */
function withTitles(rows: Table, places: Places): Table {
  const name = nameAt(places)
  let title = ''
  let product = ''
  return rows.map((row) => {
    const own = row[places.handle] ?? ''
    if (row[name]) {
      title = row[name]
      product = own
      return row
    }
    if (title === '' || (own !== '' && own !== product)) return row
    return row.some((cell, place) => cell && places.isFact[place]) ? row.with(name, title) : []
  })
}

/** Adds a column for each named option, such as "Color" or "Kích thước". */
function withOptions(
  heads: readonly string[],
  rows: Table,
  places: Places,
): { heads: readonly string[]; records: Table } {
  const name = nameAt(places)
  const named = new Map<string, string>()
  let title: string | undefined = ''
  let names: readonly string[] = []
  const found = rows.map((row) => {
    const said = places.options.map((option) => row[option.name] ?? '')
    if (said.some(Boolean) || row[name] !== title) names = said
    title = row[name]
    const own = new Map<string, string>()
    for (const [index, { value }] of places.options.entries()) {
      const option = names[index] ?? ''
      // Shopify's placeholder for a product without options.
      if (option === '' || fold(option) === 'title') continue
      if (!named.has(fold(option))) named.set(fold(option), option)
      own.set(fold(option), row[value] ?? '')
    }
    return own
  })
  const keys = [...named.keys()]
  return {
    heads: [...heads, ...named.values()],
    records: rows.map((row, index) =>
      row.length === 0 ? row : [...row, ...keys.map((key) => found[index]?.get(key) ?? '')],
    ),
  }
}

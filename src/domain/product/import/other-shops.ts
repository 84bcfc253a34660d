import type { Table } from '@/lib/table'
import { fold } from '@/lib/text'

/**
 * The headings in the files of other shop systems (Shopify, WooCommerce, Haravan, Sapo, KiotViet), in lower
 * case without diacritics.
 */
export const otherShopHeadings = {
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
/** The heading that only KiotViet has. Its column links a variant to its product. */
const kiotVietOnly = 'ma hh lien quan'
const handles = new Set(['handle', 'url', 'url/handle', 'duong dan', 'duong dan/alias', 'alias'])

/**
 * Returns true if the headings are those of another shop system. The ids in such a file do not belong to this
 * shop.
 */
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
 * Converts a table of another shop system to the layout of this shop. Every row gets the name of its product,
 * because most other systems write the name only in the first row or in a separate row. Options become
 * columns of their own. Rows that contain only a picture become empty. The rows keep their line numbers.
 */
export function convertTable(
  heads: readonly string[],
  records: Table,
): { heads: readonly string[]; records: Table } {
  const folded = heads.map(foldedHeading)
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
 * Converts a table of KiotViet. KiotViet writes all options of a variant into one cell (`MÀU:ĐỎ|SIZE:S`), a
 * category with its parents (`Nữ>>Áo`), and 1 or 0 for the status. Every row already has the name of its
 * product.
 */
function fromKiotViet(
  heads: readonly string[],
  rows: Table,
  { at }: Places,
): { heads: readonly string[]; records: Table } {
  const [facts, status] = [at('thuoc tinh'), at('dang kinh doanh')]
  const category = at(...otherShopHeadings.category)
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

/** Adds up the stock of all branches in the first stock column. Sapo has one stock column for each branch. */
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

/** Returns true for a row of totals. Its first filled cell is a word such as "Tổng". */
export function isTotalsRow(row: readonly string[]): boolean {
  const first = row.find((cell) => cell.trim() !== '') ?? ''
  return totals.has(fold(first.slice(0, 40)).replace(/ ?:$/, '').trim())
}

/** The indexes of columns in a table of another shop system. A missing column has the index -1. */
type Places = {
  at: (...names: readonly string[]) => number
  handle: number
  /**
   * The index of the column with an option's name, and of the column with the variant's value for this
   * option.
   */
  options: ReadonlyArray<{ name: number; value: number }>
  /** One value for each column: true if the column contains data of a variant, such as a price or a stock. */
  isFact: readonly boolean[]
}

/**
 * Returns a heading in lower case without diacritics. Removes the asterisk of required columns, and the
 * prefix for a price list or a branch in Sapo's headings.
 */
export const foldedHeading = (head: string) =>
  fold(head)
    .replace(/ ?\*$/, '')
    .replace(/^(?:pl|lc_cn\d+)_/, '')

const nameAt = ({ at }: Places) => at('title', 'name', 'ten', 'ten san pham')

/**
 * Joins the rows of products and variants in a table of WooCommerce. There, a product with variants has a row
 * of its own, and each variant refers to that row by id or code. If a row has no sale price, its regular
 * price becomes the price.
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

/**
 * Adds the product name to rows without a name. Such a row takes the name from the row above, if both belong
 * to the same product. A row without any data of a variant becomes empty.
 */
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

/** Adds a column for each option, for example "Color" or "Kích thước". */
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
      // Shopify writes "Title" for a product without options.
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

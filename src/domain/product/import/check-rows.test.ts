import { describe, expect, test } from 'vitest'
import { type CheckedImportRow, checkImportRows, importFigures, isImportable } from './check-rows'
import { type ImportField } from './fields'

const known = { product_id: 1, name: 'Áo lụa', price: 200_000 }
const variants = [
  { ...known, sku: 'AO-1', variant_id: 11, stock: 6, original_price: 300_000 },
  { ...known, sku: 'AO-2', variant_id: 12, stock: 0, original_price: null },
]

function check(fields: readonly ImportField[], ...records: readonly (readonly string[])[]) {
  return checkImportRows(records, fields, { variants })
}

const reasons = (rows: readonly CheckedImportRow[]) =>
  rows.map(({ problems }) => problems.map(({ field, reason }) => `${field} ${reason}`))

const row = (...cell: [ImportField, string, unknown]) => cell

test('the stock of a row identified by its code is sent with the stock that the check saw §10.10.6', () => {
  const [checked, other] = check(['sku', 'stock'], ['AO-1', '9'], ['AO-2', ''])
  expect(checked?.row).toMatchObject({ variant_id: 11, stock: 9, stock_before: 6 })
  expect(other?.row.stock_before).toBeUndefined()
})

describe('cells §10.10.3 §10.10.5 §10.10.6 §10.10.8', () => {
  test.each<[ImportField, string, string]>([
    ['price', 'liên hệ', 'notNumber'],
    ['variant_id', 'abc', 'id'],
    ['name', 'x'.repeat(256), 'tooLong'],
    ['stock', '1.20', 'count'],
    ['category', 'x'.repeat(256), 'tooLong'],
    ['sku', 'AO 1', 'code'],
  ])('%s: %j is refused: %s', (field, cell, reason) => {
    expect(reasons(check(['product_id', field], ['7', cell]))).toEqual([[`${field} ${reason}`]])
  })

  test.each<[ImportField, string, unknown]>([
    ...(['dang ban', 'On sale', 'active'] as const).map((word) => row('status', word, 'active')),
    ...(['Ngừng bán', 'off sale', 'inactive', 'archived'] as const).map((word) =>
      row('status', word, 'inactive'),
    ),
    ...(['Bản nháp', 'nháp', 'draft'] as const).map((word) => row('status', word, 'draft')),
    ...(['có', 'yes', 'TRUE', 'x', '1'] as const).map((word) => row('is_featured', word, true)),
    ...(['không', 'no', 'false', '0'] as const).map((word) => row('is_featured', word, false)),
    ['name', 'x'.repeat(255), 'x'.repeat(255)],
    ['name', "'a=b", "'a=b"],
    ['name', "Áo'=x", "Áo'=x"],
    ['sku', 'AO-1', 'AO-1'],
    ['updated_at', '2026-11-21T07:30:00+07:00', '2026-11-21T00:30:00.000Z'],
  ])('%s: %j is read as %j', (field, cell, value) => {
    const [read] = check(['product_id', field], ['7', cell])
    const row = { line: 2, product_id: 7, [field]: value }
    expect(read).toEqual({ row, problems: [], heldBy: null, known: null })
  })

  test('an empty cell changes nothing, a price before the sale of 0 ends the sale §10.10.2', () => {
    const [row] = check(['variant_id', 'price', 'original_price', 'stock'], ['7', '', '0', '1.200'])
    expect(row?.row).toEqual({ line: 2, variant_id: 7, original_price: null, stock: 1200 })
  })
})

describe('rows', () => {
  test('blank rows are left out, and line numbers are those of the spreadsheet', () => {
    const rows = check(['product_id', 'brand'], ['1', 'A'], ['', ' '], ['2', 'B'])
    expect(rows.map(({ row }) => row.line)).toEqual([2, 4])
  })

  test('a row without a product is refused', () => {
    expect(reasons(check(['product_id', 'price'], ['', '5k']))).toEqual([['name noProduct']])
  })

  test('a price before the sale has to be the higher one', () => {
    const rows = check(['variant_id', 'price', 'original_price'], ['7', '50k', '50k'])
    expect(reasons(rows)).toEqual([['original_price originalLow']])
  })

  test('the check compares with the price that a known variant keeps, as the import does §10.10.5', () => {
    const fields = ['sku', 'price', 'original_price'] as const
    const low = ['original_price originalLow']
    expect(reasons(check(fields, ['AO-1', '300k', ''], ['AO-2', '', '200k']))).toEqual([low, low])
    expect(reasons(check(['sku', 'price'], ['AO-1', '299k'], ['AO-2', '900k']))).toEqual([[], []])
  })

  test('a new product is a draft whatever the file says, since it lacks pictures §10.10.7', () => {
    const rows = check(['name', 'status'], ['Áo mới', 'active'], ['Váy mới', 'inactive'])
    expect(rows.map(({ row: { status } }) => status)).toEqual(['draft', 'draft'])
    expect(check(['product_id', 'status'], ['1', 'active'])[0]?.row.status).toBe('active')
  })

  test('a row identifies its product by id, variant or name, and may be shorter than the headings', () => {
    const fields = ['product_id', 'variant_id', 'name', 'price'] as const
    const rows = check(fields, ['7'], ['', '8'], ['', '', 'Áo'], ['', '', '', '?'])
    expect(reasons(rows)).toEqual([[], [], [], ['price notNumber']])
    expect(importFigures(rows)).toMatchObject({ good: 3, faulty: 1, held: 0, newProducts: 1 })
  })

  test.each([
    ['50k', '60k'],
    ['50k', '0'],
    ['', '40k'],
    ['50k', ''],
  ])('the price %j with %j before the sale is right', (...prices) => {
    const rows = check(['variant_id', 'price', 'original_price'], ['7', ...prices])
    expect(reasons(rows)).toEqual([[]])
  })

  test('a row without a name does not contradict the others', () => {
    const rows = check(['product_id', 'name', 'size'], ['1', '', 'M'], ['1', 'Áo', 'L'])
    const others = check(['product_id', 'name', 'size'], ['1', 'Áo', 'M'], ['1', '', 'L'])
    expect(reasons([...rows, ...others])).toEqual([[], [], [], []])
  })

  test('a code in small letters is the same variant §10.10.7', () =>
    expect(check(['sku', 'price'], ['ao-2', '250k'])[0]?.row).toMatchObject({ variant_id: 12 }))

  test('ids identify variants; a variant without a product id is independent of others', () => {
    const fields = ['product_id', 'variant_id', 'price'] as const
    const ofOne = check(fields, ['1', '11', '1k'], ['1', '12', '1k'], ['1', '11', '2k'])
    expect(reasons(ofOne)).toEqual([[], [], ['variant_id twice']])
    const alone = check(['variant_id', 'price'], ['11', '?'], ['12', '1k'])
    expect(alone.map(({ heldBy }) => heldBy)).toEqual([null, null])
  })

  test('an existing code identifies the variant and its product §10.10.7', () => {
    const rows = check(['sku', 'price'], ['AO-1', '250k'], ['AO-2', '?'], ['AO-9', '1k'])
    const ids = { product_id: 1, variant_id: 11 }
    expect(rows[0]?.row).toEqual({ line: 2, sku: 'AO-1', price: 250_000, ...ids })
    expect(rows.map(({ known, heldBy }) => [known, heldBy])).toEqual([
      ['Áo lụa', 3],
      ['Áo lụa', null],
      [null, null],
    ])
    expect(reasons(rows)).toEqual([[], ['price notNumber'], ['sku noCode']])
  })

  test('a code of one product under the name of another is refused, and makes no product §10.10.7', () => {
    const rows = check(['name', 'sku'], ['Áo  LỤA', 'AO-1'], ['Váy', 'AO-2'], ['Váy mới', 'NEW-1'])
    expect(reasons(rows)).toEqual([[], ['sku codeTaken'], []])
    expect(importFigures(rows)).toMatchObject({ newProducts: 1, byCode: 1, products: ['Áo lụa'] })
  })

  test('a row with the id of its variant may set any code', () => {
    const rows = check(['variant_id', 'sku'], ['12', 'AO-1'])
    expect(rows[0]?.row).toEqual({ line: 2, variant_id: 12, sku: 'AO-1' })
  })

  test('rows of a product may not contradict each other, nor repeat a variant', () => {
    const fields = ['product_id', 'name', 'color', 'size', 'price'] as const
    const rows = check(
      fields,
      ['1', 'Áo', 'Đen', 'M', '1k'],
      ['1', 'Váy', 'Đen', 'L', '1k'],
      ['1', 'Áo', 'den', 'm', '2k'],
    )
    expect(reasons(rows)).toEqual([[], ['name differs'], ['color twice']])
  })

  test('a faulty row keeps back the other rows of its product only', () => {
    const fields = ['product_id', 'variant_id', 'price'] as const
    const rows = check(fields, ['1', '11', '1k'], ['1', '12', '?'], ['2', '21', '1k'])
    expect(rows.map(({ heldBy }) => heldBy)).toEqual([3, null, null])
    expect(rows.map(isImportable)).toEqual([false, false, true])
    expect(importFigures(rows)).toMatchObject({ good: 1, faulty: 1, held: 1, newProducts: 0 })
  })

  test('rows of one name without ids make one product', () => {
    const rows = check(['name', 'size'], ['Áo mới', 'M'], ['áo mới', 'L'], ['Váy mới', 'M'])
    expect(reasons(rows)).toEqual([[], ['name differs'], []])
    expect(
      importFigures(check(['name', 'size'], ['A', 'M'], ['A', 'L'], ['B', 'M'])),
    ).toMatchObject({
      newProducts: 2,
    })
  })
})

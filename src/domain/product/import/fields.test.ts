import { expect, test } from 'vitest'
import { readTexts, textLookup } from '../../../../scripts/messages/source'
import { checkImportRows, importFigures } from './check-rows'
import {
  guessMapping,
  isInTcvn3,
  importColumns,
  importFields,
  findImportTable,
  mappingProblem,
  mapColumn,
} from './fields'

test.each(['vi', 'en'] as const)(
  "all columns of the shop's own file are guessed: %s §10.10.3 §10.10.5 §10.10.6 §10.10.8",
  (locale) => {
    const textOf = textLookup(readTexts(locale))
    const heads = importFields.map((field) => textOf(importColumns[field].label))
    expect(guessMapping(heads)).toEqual(importFields)
  },
)

test('headings of older files are still known', () => {
  const heads = 'Sản phẩm,Thương hiệu,Danh mục,Nổi bật,Màu,Size,Mã SKU,Giá,Giá gốc,Tồn kho'
  expect(guessMapping(heads.split(','))).not.toContain(null)
})

test.each(['Giá thấp nhất', 'Giá cao nhất', 'Lowest price', 'Highest price'])(
  'the stock in an exported product list, which has the heading %s, is not imported §10.10.3',
  (head) => {
    expect(guessMapping(['ID', 'Tồn kho', head])).toEqual(['product_id', null, null])
  },
)

test('a field is taken once; marks, case and unknown headings do not matter', () => {
  expect(guessMapping(['GIÁ BÁN', 'Giá', 'Lỗi', ''])).toEqual(['price', null, null, null])
})

test('assigning a field to a column removes it from the other one', () => {
  expect(mapColumn(['price', 'stock', null], 2, 'price')).toEqual([null, 'stock', 'price'])
  expect(mapColumn(['price', null], 0, null)).toEqual([null, null])
})

test('a mapping needs a column that identifies the product, and a column that changes something', () => {
  expect(mappingProblem(['price'])).toBe('noProduct')
  const useless = [
    ['variant_id', 'color'],
    ['product_id', 'size', 'updated_at', null],
    ['sku', null],
  ] as const
  expect(useless.map(mappingProblem)).toEqual(['noChange', 'noChange', 'noChange'])
  const useful = [
    ['variant_id', 'price'],
    ['product_id', 'price'],
    ['name'],
    ['sku', 'stock'],
    ['variant_id', 'sku'],
  ] as const
  expect(useful.flatMap((mapping) => mappingProblem(mapping) ?? [])).toEqual([])
})

/** Reads a file whose cells are separated by `mark`. Returns its checked rows, or null without a table. */
function readFile(text: string, mark = ',') {
  const table = findImportTable(text.split('\n').map((line) => line.split(mark)))
  if (!table) return null
  const { heads, records, firstLine } = table
  return checkImportRows(records, guessMapping(heads), { firstLine })
}
const rowsOf = (text: string, mark?: string) => readFile(text, mark)?.map(({ row }) => row)

const row = { line: 2, name: 'Áo lụa', price: 590_000, stock: 3 }

test.each([
  ['headings at the top', 'Tên,Giá,Tồn kho\nÁo lụa,590k,3', 2],
  ['empty lines above', '\n,,\nTên,Giá,Tồn kho\nÁo lụa,590k,3', 4],
  ['a title above', 'DANH SÁCH SẢN PHẨM\nTháng 11,kho Hà Nội\n\nTên,Giá,Tồn kho\nÁo lụa,590k,3', 5],
  ['a title that is a heading too', 'Sản phẩm,,\nTên,Giá,Tồn kho\nÁo lụa,590k,3', 3],
  ['asterisks at its headings', 'Tên sản phẩm*,Giá *,Tồn kho*\nÁo lụa,590k,3', 2],
])('the table of a file with %s §10.10.1a', (_, text, line) => {
  expect(rowsOf(text)).toEqual([{ ...row, line }])
})

test('unknown headings are found below a title; headings without a row are no table §10.10.1a', () => {
  expect(findImportTable([['Báo cáo'], [], ['A', 'B'], ['1', '2']])).toEqual({
    heads: ['A', 'B'],
    records: [['1', '2']],
    firstLine: 4,
  })
  expect(findImportTable([['Tên', 'Giá']])).toBeNull()
})

const brand = 'Mộc'
const small = { name: 'Áo lụa', color: 'Đỏ', size: 'S', sku: 'AO-1', stock: 3, price: 590_000 }
const medium = { ...small, size: 'M', sku: 'AO-2', stock: 4 }
const reduced = { ...medium, original_price: 690_000 }
const scarf = { name: 'Khăn', sku: 'KH-1', stock: 9, price: 90_000 }

test.each([
  [
    'Shopify',
    `Handle,Title,Vendor,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status
ao-lua,Áo lụa,Mộc,true,Color,Đỏ,Size,S,AO-1,3,590000,,1.jpg,active
ao-lua,,,,,Đỏ,,M,AO-2,4,590000,690000,2.jpg,
ao-lua,,,,,,,,,,,,3.jpg,
khan,Khăn,Mộc,true,Title,Default Title,,,KH-1,9,90000,,,draft`,
    [
      { line: 2, ...small, brand, status: 'draft' },
      { line: 3, ...reduced },
      { line: 5, ...scarf, brand, status: 'draft' },
    ],
  ],
  [
    'Haravan',
    `Url,Tên,Nhà cung cấp,Thuộc tính 1(Option 1 Name),Giá trị thuộc tính 1(Option 1 Value),Thuộc tính 2(Option 2 Name),Giá trị thuộc tính 2(Option 2 Value),Mã (SKU),Số lượng tồn kho,Giá,Giá so sánh
ao-lua,Áo lụa,Mộc,Kích thước,S,Màu sắc,Đỏ,AO-1,3,590000,
ao-lua,,,,M,,Đỏ,AO-2,4,590000,690000`,
    [
      { line: 2, ...small, brand },
      { line: 3, ...reduced },
    ],
  ],
  [
    'Sapo',
    `Tên sản phẩm*,Nhãn hiệu,Thuộc tính 1,Giá trị thuộc tính 1,Thuộc tính 2,Giá trị thuộc tính 2,Tên phiên bản sản phẩm,Mã SKU*,LC_CN1_Tồn kho ban đầu*,PL_Giá bán lẻ
Áo lụa,Mộc,Màu sắc,Đỏ,Kích thước,S,Áo lụa - Đỏ - S,AO-1,3,590000
,,,Đỏ,,M,Áo lụa - Đỏ - M,AO-2,4,590000`,
    [
      { line: 2, ...small, brand },
      { line: 3, ...medium },
    ],
  ],
  [
    'Sapo with branches, their price list and a sum',
    `Tên sản phẩm*,Loại,Tên thuộc tính 1,Giá trị thuộc tính 1,Thuộc tính 2,Giá trị thuộc tính 2,Mã SKU*,LC_CN1_Tồn kho ban đầu*,LC_CN2_Tồn kho ban đầu,PL_Giá bán lẻ*,PL_Giá so sánh
Áo lụa,Áo,Màu sắc,Đỏ,Kích thước,S,AO-1,1,2,590000,
,,,Đỏ,,M,AO-2,4,,590000,690000
Tổng cộng,,,,,,,5,2,,`,
    [
      { line: 2, ...small, category: 'Áo' },
      { line: 3, ...reduced },
    ],
  ],
  [
    'KiotViet',
    `Loại hàng,Nhóm hàng(3 Cấp),Mã hàng,Mã vạch,Tên hàng,Thương hiệu,Giá bán,Giá vốn,Tồn kho,Thuộc tính,Mã HH Liên quan,Đang kinh doanh
Hàng hóa,Thời trang nữ>>Áo,AO-1,893,Áo lụa,Mộc,590000,300000,3,MÀU:Đỏ|SIZE:S,,1
Hàng hóa,Thời trang nữ>>Áo,AO-2,893,Áo lụa,Mộc,590000,300000,4,MÀU:Đỏ|SIZE:M,AO-1,1
Hàng hóa,Phụ kiện,KH-1,893,Khăn,,90000,40000,9,,,0
,,,,Tổng cộng:,,,,16,,,`,
    [
      { line: 2, ...small, brand, category: 'Áo', status: 'draft' },
      { line: 3, ...medium, brand, category: 'Áo', status: 'draft' },
      { line: 4, ...scarf, category: 'Phụ kiện', status: 'draft' },
    ],
  ],
  [
    'WooCommerce',
    `ID,Type,SKU,Name,Published,Stock,Sale price,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s)
7,variable,AO,Áo lụa,1,,,,,Color,Đỏ|Xanh,1,Size,S|M
8,variation,AO-1,Áo lụa - Đỏ,1,3,,590000,AO,Color,Đỏ,,Size,S
9,variation,AO-2,Áo lụa - M,1,4,590000,690000,id:7,Color,Đỏ,,Size,M
10,simple,KH-1,Khăn,1,9,,90000,,,,,,`,
    [
      { line: 3, ...small },
      { line: 4, ...reduced },
      { line: 5, ...scarf },
    ],
  ],
])('the export of %s is read, without its ids and sums §10.10.3', (_, text, rows) => {
  const read = readFile(text) ?? []
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  expect(read.map((one) => one.row)).toEqual(rows)
  expect(importFigures(read).newProducts).toBe(new Set(rows.map(({ name }) => name)).size)
})

test('two cells in a TCVN3 font identify such a file §10.10.1a', () => {
  const old = [
    ['Tªn hµng', 'Gi¸ b¸n'],
    ['¸o lôa thªu', '590000'],
    ['Ch©n v¸y xÕp ly', '490000'],
  ]
  const shop = [
    ['Áo lụa Lụa® 100%', 'Chân váy'],
    ['Đầm ½ tay', '§ 3 · size S'],
    ['Levi’s®', '±2 cm'],
  ]
  expect(isInTcvn3({ heads: old[0] ?? [], records: old.slice(1) })).toBe(true)
  expect(isInTcvn3({ heads: ['Tên', 'Giá'], records: old.slice(1) })).toBe(true)
  expect(isInTcvn3({ heads: ['Tên', 'Giá'], records: shop })).toBe(false)
})

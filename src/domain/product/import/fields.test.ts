import { expect, test } from 'vitest'
import { shopTexts } from '../../../../scripts/lib/shop-texts'
import { guessMapping, importColumns, importFields, mappingProblem, withField } from './fields'

test.each(['vi', 'en'] as const)(
  "the shop's own file is guessed whole: %s §10.10.3a §10.10.5a §10.10.5b §10.10.6a §10.10.8c",
  (locale) => {
    const textOf = shopTexts(locale)
    expect(guessMapping(importFields.map((field) => textOf(importColumns[field].label)))).toEqual(
      importFields,
    )
  },
)

test('the headings of files from before are still known', () => {
  const heads = 'Sản phẩm,Thương hiệu,Danh mục,Nổi bật,Màu,Size,Mã SKU,Giá,Giá gốc,Tồn kho'
  expect(guessMapping(heads.split(','))).not.toContain(null)
})

test("the list's export has sums: no variant has that stock §10.10.3b", () => {
  const heads = 'ID,Sản phẩm,Thương hiệu,Danh mục,Giá thấp nhất,Giá cao nhất,Tồn kho,Phân loại'
  const sums = [null, null, null, null]
  expect(guessMapping(heads.split(','))).toEqual([
    'product_id',
    'name',
    'brand',
    'category',
    ...sums,
  ])
})

test.each(['Giá thấp nhất', 'Giá cao nhất', 'Lowest price', 'Highest price'])(
  'the heading %s alone says so',
  (head) => {
    expect(guessMapping(['ID', 'Tồn kho', head])).toEqual(['product_id', null, null])
  },
)

test('a field is taken once; marks, case and unknown headings do not matter', () => {
  expect(guessMapping(['GIÁ BÁN', 'Giá', 'Lỗi', ''])).toEqual(['price', null, null, null])
})

test('a field moves to the column that it is given to', () => {
  expect(withField(['price', 'stock', null], 2, 'price')).toEqual([null, 'stock', 'price'])
  expect(withField(['price', null], 0, null)).toEqual([null, null])
})

test('a mapping says which product, and something to change', () => {
  expect(mappingProblem(['price'])).toBe('noProduct')
  expect(mappingProblem(['variant_id', 'color'])).toBe('noChange')
  expect(mappingProblem(['product_id', 'size', 'updated_at', null])).toBe('noChange')
  expect(mappingProblem(['variant_id', 'price'])).toBeNull()
  expect(mappingProblem(['product_id', 'price'])).toBeNull()
  expect(mappingProblem(['name'])).toBeNull()
  expect(mappingProblem(['sku', 'price', 'stock'])).toBeNull()
  expect(mappingProblem(['sku', null])).toBe('noChange')
  expect(mappingProblem(['variant_id', 'sku'])).toBeNull()
})

import { expect, test } from 'vitest'
import { guessMapping, importFields, mappingProblem, withField } from './fields'

test.each([
  [
    'our own file, Vietnamese',
    'ID sản phẩm,ID phân loại,Sản phẩm,Thương hiệu,Danh mục,Trạng thái,Nổi bật,Màu,Size,Mã SKU,Giá,Giá gốc,Tồn kho,Phiên bản',
  ],
  [
    'our own file, English',
    'Product ID,Variant ID,Product,Brand,Category,Status,Featured,Colour,Size,SKU,Price,Original price,Stock,Version',
  ],
])('%s is guessed whole', (_, heads) => {
  expect(guessMapping(heads.split(','))).toEqual(importFields)
})

test("the list's export has sums: no variant has that stock", () => {
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
  expect(mappingProblem(['variant_id', 'price'])).toBeNull()
  expect(mappingProblem(['name'])).toBeNull()
})

import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { fieldTexts, savesDrafts, saveTarget } from './saving'

test.each([
  ['a new product goes on sale', 'active', undefined, 'active', 'adminProduct.save.publish'],
  ['a new product may stay hidden', 'inactive', undefined, 'inactive', 'adminProduct.save'],
  ['a draft goes on sale', 'draft', 'draft', 'active', 'adminProduct.save.publish'],
  ['what is sold stays so', 'active', 'active', 'active', 'adminProduct.save'],
  ['what is sold may be taken back', 'draft', 'active', 'draft', 'adminProduct.save'],
  ['what was hidden goes on sale', 'active', 'inactive', 'active', 'adminProduct.save.publish'],
] as const)('%s', (_, chosen, saved, status, name) => {
  expect(saveTarget(chosen, saved)).toEqual({ status, name })
})

test('drafts are saved aside until the product has been published', () => {
  expect(savesDrafts(undefined)).toBe(true)
  expect(savesDrafts('draft')).toBe(true)
  expect(savesDrafts('active')).toBe(false)
  expect(savesDrafts('inactive')).toBe(false)
})

test('texts stand under the fields of the form', () => {
  const error = new ApiError(422, 'Dữ liệu không hợp lệ', {
    name: ['Vui lòng nhập tên sản phẩm'],
    'variants.3.price': ['Giá bán phải lớn hơn 0'],
    'colors.0.color_code': ['Sai mã màu'],
    'images.2': ['Sai địa chỉ'],
  })
  expect(fieldTexts(error)).toEqual({
    name: ['Vui lòng nhập tên sản phẩm'],
    variants: ['Giá bán phải lớn hơn 0', 'Sai mã màu'],
    images: ['Sai địa chỉ'],
  })
  expect(fieldTexts(new Error('x'))).toEqual({})
})

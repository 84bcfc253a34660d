import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { fieldTexts } from './field-texts'

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

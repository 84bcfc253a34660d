import { expect, test } from 'vitest'
import { english } from '../seed/english/english'
import { inLanguage, languageOf } from './language'

const asked = (value?: string) => languageOf(new Headers(value ? { 'accept-language': value } : {}))

test('the first language of the header counts, Vietnamese otherwise §1.7a', () => {
  expect(['en', 'en-GB,en;q=0.9', 'EN'].map(asked)).toEqual(['en', 'en', 'en'])
  expect([undefined, 'vi', 'vi, en;q=0.5', '*', 'fr', 'enm'].map(asked)).toEqual(
    Array.from({ length: 6 }, () => 'vi'),
  )
})

const order = {
  full_name: 'Be',
  address: 'Trắng',
  items: [{ product_name: 'Áo sơ mi kẻ sọc Thanh Mai', original_name: 'Áo dài', color: 'Be' }],
}
const answer = { status: 200, body: { success: true, message: 'Thành công', data: { order } } }

test('content is translated, what people have typed is not §1.7e', () => {
  expect(inLanguage(answer, 'order', 'en', english).body).toEqual({
    success: true,
    message: 'Done',
    data: {
      order: {
        full_name: 'Be',
        address: 'Trắng',
        items: [
          { product_name: 'Thanh Mai striped shirt', original_name: 'Áo dài', color: 'Beige' },
        ],
      },
    },
  })
  expect(inLanguage(answer, 'order', 'vi', english)).toBe(answer)
})

test('the back office gets the Vietnamese content that it edits §1.7f', () => {
  expect(inLanguage(answer, 'adminOrder', 'en', english).body).toMatchObject({
    message: 'Done',
    data: { order },
  })
})

test('what the server says of the steps of an order is translated for staff as well', () => {
  const events = [
    { status: 'pending', note: 'Đơn hàng đã được tạo.', by: null },
    { status: 'cancelled', note: 'Khách đổi ý lần hai', by: 'Be' },
  ]
  const told = { status: 200, body: { success: true, data: { order: { ...order, events } } } }
  expect(inLanguage(told, 'adminOrder', 'en', english).body).toMatchObject({
    data: {
      order: {
        ...order,
        events: [{ note: 'Order placed.' }, { note: 'Khách đổi ý lần hai', by: 'Be' }],
      },
    },
  })
})

test('errors of every operation are translated, for every field', () => {
  const refused = {
    status: 422,
    body: {
      success: false,
      message: 'Dữ liệu không hợp lệ',
      errors: { slug: ['Đường dẫn đã được sử dụng'], address: ['Vui lòng nhập địa chỉ'] },
    },
  }
  expect(inLanguage(refused, 'createCategory', 'en', english).body).toMatchObject({
    message: 'Some of the details are not valid',
    errors: { slug: ['This path is already in use'], address: ['Please enter the address'] },
  })
})

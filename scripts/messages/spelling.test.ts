import { expect, test } from 'vitest'
import { otherSpellings } from './spelling.ts'

test.each(['Xoá danh sách', 'Đã huỷ', 'HUỶ đơn', 'hoá đơn', 'Tuỳ chọn', 'khoẻ'])('%s', (text) => {
  expect(otherSpellings('vi', text)).toHaveLength(1)
})

test.each(['Xóa', 'Đã hủy', 'quý khách', 'hoàn tất', 'khoảng', 'thuyền', 'Mã quý'])(
  '%s is right',
  (text) => {
    expect(otherSpellings('vi', text)).toEqual([])
  },
)

test('each language has its own words', () => {
  expect(otherSpellings('vi', 'Chọn kích cỡ')).toEqual(['size'])
  expect(otherSpellings('en', 'Your E-mail')).toEqual(['email'])
  expect(otherSpellings('en', 'Xoá')).toEqual([])
})

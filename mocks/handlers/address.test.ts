import { describe, expect } from 'vitest'
import { createClient, test } from './test-client'

describe('the three-level model', () => {
  test('answers a 404 for unknown units', async ({ callError }) => {
    const params = { id: 9_999 }
    expect(await callError('districts', { params })).toMatchObject({
      status: 404,
      message: 'Không thể tải danh sách quận/huyện',
    })
    expect(await callError('wards', { params })).toMatchObject({
      status: 404,
      message: 'Không thể tải danh sách phường/xã',
    })
    expect(await callError('fullAddress', { query: { ward_id: 9_999_999 } })).toMatchObject({
      status: 404,
      message: 'Không tìm thấy địa chỉ',
    })
  })
})

test('in the two-level model wards belong to the province §4.7.5a', async () => {
  const { call } = createClient({ names: ['address.two-tier'] })
  const params = { id: 1 }
  expect((await call('provinces')).data.every((unit) => !unit.has_districts)).toBe(true)
  expect((await call('districts', { params })).data).toEqual([])
  expect((await call('provinceWards', { params })).data).toContainEqual({
    id: 4,
    name: 'Phường Ba Đình',
    code: '00004',
  })
  expect((await call('fullAddress', { query: { ward_id: 4 } })).data).toEqual({
    full_address: 'Phường Ba Đình, Hà Nội, Việt Nam',
    short_address: 'Phường Ba Đình, Hà Nội',
  })
})

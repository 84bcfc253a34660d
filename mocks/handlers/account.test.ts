import { describe, expect } from 'vitest'
import { type Client, test } from './test-client'

const address = { name: ' An ', phone: '0987654321', address: '1 Tràng Tiền', default: false }

async function defaults({ call }: Client): Promise<number[]> {
  const { data } = await call('userAddresses')
  return data.addresses.filter((address) => address.default).map(({ id }) => id)
}

describe('saved addresses', () => {
  test('the default one comes first; a new default takes its place', async ({ client, call }) => {
    const { data, message } = await call('createUserAddress', {
      body: { ...address, default: true },
    })
    expect(message).toBe('Thêm địa chỉ thành công')
    expect(data?.address).toMatchObject({ name: 'An', default: true })
    expect(await defaults(client)).toEqual([data?.address.id])
    const list = await call('userAddresses')
    expect(list.data.addresses[0]?.id).toBe(data?.address.id)
  })

  test('there is always one default while there are any', async ({ client, call }) => {
    const before = await call('userAddresses')
    for (const { id } of before.data.addresses) {
      await call('deleteUserAddress', { params: { id } })
      const { data } = await call('userAddresses')
      expect(await defaults(client)).toHaveLength(data.addresses.length > 0 ? 1 : 0)
    }
    const { data } = await call('createUserAddress', { body: address })
    expect(data?.address.default).toBe(true)
    const params = { id: data?.address.id ?? 0 }
    const update = await call('updateUserAddress', { params, body: address })
    expect(update.data?.address.default).toBe(true)
  })

  test('every blank field has its own error', async ({ callError }) => {
    const body = { name: ' ', phone: '+ -', address: ' ', default: false }
    expect(await callError('createUserAddress', { body })).toMatchObject({
      status: 422,
      errors: {
        name: ['Vui lòng nhập họ tên'],
        phone: ['Số điện thoại không hợp lệ'],
        address: ['Vui lòng nhập địa chỉ'],
      },
    })
  })

  test("somebody else's address is not found", async ({ callError, staff: token, db }) => {
    const params = { id: db.where('addresses', 'user_id', 1)[0]?.id ?? 0 }
    const gone = { status: 404, message: 'Không tìm thấy địa chỉ' }
    expect(await callError('deleteUserAddress', { params, token })).toMatchObject(gone)
    expect(await callError('updateUserAddress', { params, body: address, token })).toMatchObject(
      gone,
    )
  })
})

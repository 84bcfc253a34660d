import { describe, expect, test } from 'vitest'
import { type Client, createClient } from './test-client'

const address = { name: ' An ', phone: '0987654321', address: '1 Tràng Tiền', default: false }

async function defaults({ ask, shopper: token }: Client): Promise<number[]> {
  const { data } = await ask('userAddresses', { token })
  return data.addresses.filter((one) => one.default).map(({ id }) => id)
}

describe('saved addresses', () => {
  test('the default one comes first; a new default takes its place', async () => {
    const client = createClient()
    const { ask, shopper: token } = client
    const { data, message } = await ask('createUserAddress', {
      body: { ...address, default: true },
      token,
    })
    expect(message).toBe('Thêm địa chỉ thành công')
    expect(data.address).toMatchObject({ name: 'An', default: true })
    expect(await defaults(client)).toEqual([data.address.id])
    const list = await ask('userAddresses', { token })
    expect(list.data.addresses[0]?.id).toBe(data.address.id)
  })

  test('there is always one default while there are any', async () => {
    const client = createClient()
    const { ask, shopper: token } = client
    const before = await ask('userAddresses', { token })
    for (const { id } of before.data.addresses) {
      await ask('deleteUserAddress', { params: { id }, token })
      const { data } = await ask('userAddresses', { token })
      expect(await defaults(client)).toHaveLength(data.addresses.length > 0 ? 1 : 0)
    }
    const { data } = await ask('createUserAddress', { body: address, token })
    expect(data.address.default).toBe(true)
    const params = { id: data.address.id }
    const update = await ask('updateUserAddress', { params, body: address, token })
    expect(update.data.address.default).toBe(true)
  })

  test('what is blank is named at its field', async () => {
    const { refused, shopper: token } = createClient()
    const body = { name: ' ', phone: '+ -', address: ' ', default: false }
    expect(await refused('createUserAddress', { body, token })).toMatchObject({
      status: 422,
      errors: {
        name: ['Vui lòng nhập họ tên'],
        phone: ['Số điện thoại không hợp lệ'],
        address: ['Vui lòng nhập địa chỉ'],
      },
    })
  })

  test("somebody else's address is not found", async () => {
    const { refused, staff: token, db } = createClient()
    const params = { id: db.where('addresses', 'user_id', 1)[0]?.id ?? 0 }
    const gone = { status: 404, message: 'Không tìm thấy địa chỉ' }
    expect(await refused('deleteUserAddress', { params, token })).toMatchObject(gone)
    expect(await refused('updateUserAddress', { params, body: address, token })).toMatchObject(gone)
  })
})

test('a wish comes first, stays one however often it is made, and goes', async () => {
  const { ask, staff: token } = createClient()
  const ids = async () => (await ask('wishlist', { token })).data.products.map(({ id }) => id)
  const params = { product_id: 5 }
  expect(await ids()).toEqual([])
  await ask('addToWishlist', { params, token })
  expect((await ask('addToWishlist', { params, token })).data.is_in_wishlist).toBe(true)
  expect(await ids()).toEqual([5])
  await ask('removeFromWishlist', { params, token })
  expect((await ask('removeFromWishlist', { params, token })).data.is_in_wishlist).toBe(false)
  expect(await ids()).toEqual([])
})

test('what does not exist can not be wished for', async () => {
  const { refused, staff: token } = createClient()
  const params = { product_id: 99_999 }
  expect(await refused('addToWishlist', { params, token })).toMatchObject({ status: 404 })
})

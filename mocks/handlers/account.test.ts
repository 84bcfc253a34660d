import { describe, expect } from 'vitest'
import { type Client, createClient, test } from './test-client'

const address = { name: ' An ', phone: '0987654321', address: '1 Tràng Tiền', default: false }

async function defaults({ call }: Client): Promise<number[]> {
  const { data } = await call('userAddresses')
  return data.addresses.filter((address) => address.default).map(({ id }) => id)
}

describe('saved addresses', () => {
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

const newcomer = {
  first_name: 'An ',
  last_name: 'Phạm',
  phone: '0987 654 321',
  email: 'an@moclan.example',
  password: 'mat-khau-moi',
  password_confirmation: 'mat-khau-moi',
}

test('who registers is signed in, under the full name; the pattern of an e-mail address is not checked §5.2.3', async ({
  call,
}) => {
  const { token } = (await call('register', { body: { ...newcomer, email: 'an@moclan' } })).data
  const { data } = await call('currentUser', { token })
  expect(data).toMatchObject({ email: 'an@moclan', full_name: 'Phạm An', is_staff: false })
})

const params = { id: 3 }
const variant_id = 301

test('the same person and variant twice is one notice, however she writes it', async ({
  call,
  db,
}) => {
  const people = [
    { email: 'lan@example.com' },
    { email: ' LAN@example.com ' },
    { phone: '0912 345 678' },
    { phone: '+84 912-345-678', email: null },
  ]
  for (const person of people)
    await call('createRestockNotice', { params, body: { variant_id, ...person } })
  expect(db.tables.restock_notices).toMatchObject([
    { variant_id, email: 'lan@example.com', phone: null },
    { variant_id, email: null, phone: '0912 345 678' },
  ])
})

test('what can not be answered is refused, by its field where there is one', async ({
  callError,
  db,
}) => {
  const refused = (body: object, id = params.id) =>
    callError('createRestockNotice', { params: { id }, body: { variant_id, ...body } })
  const email = 'lan@example.com'
  expect(await refused({ email }, 99_999)).toMatchObject({ message: 'Không tìm thấy sản phẩm' })
  expect(await refused({ email, variant_id: 401 })).toMatchObject({
    status: 404,
    message: 'Không tìm thấy phân loại',
  })
  expect(await refused({ email: ' ' })).toMatchObject({
    status: 422,
    errors: { email: ['Vui lòng nhập email hoặc số điện thoại'] },
  })
  expect(await refused({ email: 'lan@', phone: '+-' })).toMatchObject({
    errors: { email: ['Email không hợp lệ'], phone: ['Số điện thoại không hợp lệ'] },
  })
  expect(db.tables.restock_notices).toEqual([])
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

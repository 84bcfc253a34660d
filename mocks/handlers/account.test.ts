import { describe, expect } from 'vitest'
import { type Client, createClient, test } from './test-client'

const address = { name: ' An ', phone: '0987654321', address: '1 Tràng Tiền', default: false }

async function defaults({ call }: Client): Promise<number[]> {
  const { data } = await call('userAddresses')
  return data.addresses.filter((address) => address.default).map(({ id }) => id)
}

describe('saved addresses', () => {
  test('one saved address is always the default', async ({ client, call }) => {
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
        phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'],
        address: ['Vui lòng nhập địa chỉ'],
      },
    })
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

test('registering signs in under the full name, for any form of e-mail §5.2.1', async ({
  call,
}) => {
  const { token } = (await call('register', { body: { ...newcomer, email: 'an@moclan' } })).data
  const { data } = await call('currentUser', { token })
  expect(data).toMatchObject({ email: 'an@moclan', full_name: 'Phạm An', is_staff: false })
})

test('signing out ends this session at the host, and no other §4.1.3', async ({ client }) => {
  const { call, callError } = client
  const account = { body: { email: 'khach@moclan.vn', password: 'Matkhau1!' } }
  const [{ data: here }, { data: there }] = [
    await call('login', account),
    await call('login', account),
  ]
  await call('logout', { token: here.token })
  expect(await callError('currentUser', { token: here.token })).toMatchObject({ status: 401 })
  await call('currentUser', { token: there.token })
})

describe('sessions §7.1.7', () => {
  const staff = { email: 'nhanvien@moclan.vn', password: 'Matkhau1!' }
  const at = (time: string) => [`clock:2026-11-21T${time}Z`]

  test("a staff session ends after two idle hours, a shopper's does not", async ({ client }) => {
    const { call, callError, scenario } = client
    scenario.set(at('08:00:00'))
    const [{ data: work }, { data: shopping }] = [
      await call('login', { body: staff }),
      await call('login', { body: { ...staff, email: 'khach@moclan.vn' } }),
    ]
    scenario.set(at('09:59:00'))
    await call('adminPermissions', { token: work.token })
    scenario.set(at('11:58:00'))
    await call('adminPermissions', { token: work.token })
    scenario.set(at('13:59:00'))
    expect(await callError('adminPermissions', { token: work.token })).toMatchObject({
      status: 401,
    })
    await call('currentUser', { token: shopping.token })
  })

  test('an account has at most ten sessions: the oldest ends', async ({ client }) => {
    const { call, callError, scenario } = client
    const tokens: string[] = []
    for (let minute = 10; minute < 21; minute += 1) {
      scenario.set(at(`08:${minute}:00`))
      tokens.push((await call('login', { body: staff })).data.token)
    }
    expect(await callError('currentUser', { token: tokens[0]! })).toMatchObject({ status: 401 })
    await call('currentUser', { token: tokens[1]! })
  })

  test('ten wrong passwords block an e-mail for this caller for a while §7.1.7', async ({
    client,
  }) => {
    const { call, scenario } = client
    const attempt = (password: string, caller = '1.2.3.4', email = staff.email) =>
      client.send('login', { body: { email, password }, headers: { 'x-forwarded-for': caller } })
    scenario.set(at('08:00:00'))
    for (let miss = 0; miss < 10; miss += 1)
      expect(await attempt(`wrong-${miss}`)).toHaveProperty('status', 401)
    const closed = await attempt(staff.password)
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await attempt(staff.password, '1.2.3.4', 'khach@moclan.vn')).toHaveProperty(
      'status',
      200,
    )
    expect(await attempt(staff.password, '5.6.7.8')).toHaveProperty('status', 200)
    scenario.set(at('08:15:01'))
    await call('login', { body: staff, headers: { 'x-forwarded-for': '1.2.3.4' } })
  })

  test('a hundred wrong passwords block every e-mail for this caller', async ({ client }) => {
    const attempt = (email: string) =>
      client.send('login', { body: { email, password: 'wrong-1' } })
    for (let miss = 0; miss < 100; miss += 1) await attempt(`nobody-${miss}@example.com`)
    expect(await attempt('khach@moclan.vn')).toHaveProperty('status', 429)
  })
})

const params = { id: 3 }
const variant_id = 301

test('a person who asks twice for a restock message is stored once, in any spelling', async ({
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

test('a wrong request for a restock message gets an error at its field', async ({
  callError,
  db,
}) => {
  const refused = (body: object, id = params.id) =>
    callError('createRestockNotice', { params: { id }, body: { variant_id, ...body } })
  const email = 'lan@example.com'
  expect(await refused({ email }, 99_999)).toMatchObject({
    message: 'Không tìm thấy sản phẩm. Hãy chọn sản phẩm khác.',
  })
  expect(await refused({ email, variant_id: 401 })).toMatchObject({
    status: 404,
    message: 'Màu và size này không còn bán. Hãy chọn màu hoặc size khác.',
  })
  expect(await refused({ email: ' ' })).toMatchObject({
    status: 422,
    errors: { email: ['Vui lòng nhập email hoặc số điện thoại'] },
  })
  expect(await refused({ email: 'lan@', phone: '+-' })).toMatchObject({
    errors: {
      email: ['Email cần có dạng ten@example.com'],
      phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'],
    },
  })
  expect(db.tables.restock_notices).toEqual([])
})

test('in the two-level model wards belong to the province §4.7.5', async () => {
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

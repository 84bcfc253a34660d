import { expect } from 'vitest'
import { test } from './test-client'

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

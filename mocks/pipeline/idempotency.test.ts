import { expect, test } from 'vitest'
import { createClient } from '../handlers/test-client'
import { formWithImage } from './samples/sample'

const headers = { 'idempotency-key': 'key-of-this-category' }
const body = { name: 'Áo len', parent_id: 1 }

test('what it made is answered as it is now, or as gone §11.1.9', async () => {
  const { call, callError, db } = createClient()
  const { id } = (await call('createCategory', { body, headers })).data
  db.update('categories', id, { name: 'Áo len mỏng' })
  expect((await call('createCategory', { body, headers })).data.name).toBe('Áo len mỏng')
  db.remove('categories', id)
  expect(await callError('createCategory', { body, headers })).toMatchObject({
    status: 409,
    message: 'Yêu cầu này đã được làm, và sau đó đã bị xóa',
  })
})

test('two at once are one, a form with a file too §11.1.9', async () => {
  const { call, db } = createClient()
  const before = db.tables.categories.length
  const form = formWithImage({ name: 'Áo len' })
  await Promise.all([1, 2, 3].map(() => call('createCategory', { body: form, headers })))
  expect(db.tables.categories).toHaveLength(before + 1)
})

test('the key of somebody else, and of another record, is refused §11.1.9', async () => {
  const { call, callError, signIn, db } = createClient()
  const note = { body: { text: 'Gọi lại' }, headers }
  const [one, other] = db.tables.orders
  await call('addOrderNote', { params: { id: one!.id }, ...note })
  const mismatch = { status: 409, message: 'Yêu cầu này đã được gửi với nội dung khác' }
  expect(await callError('addOrderNote', { params: { id: other!.id }, ...note })).toMatchObject(
    mismatch,
  )
  const token = signIn('packer')
  expect(
    await callError('addOrderNote', { params: { id: one!.id }, ...note, token }),
  ).toMatchObject(mismatch)
})

test('under the key of another request it is refused; without a key each one counts', async () => {
  const { call, callError, db } = createClient()
  const before = db.tables.categories.length
  await call('createCategory', { body, headers })
  const other = { ...body, name: 'Áo dạ' }
  expect(await callError('createCategory', { body: other, headers })).toMatchObject({
    status: 409,
    message: 'Yêu cầu này đã được gửi với nội dung khác',
  })
  await call('createCategory', { body })
  await call('createCategory', { body })
  expect(db.tables.categories).toHaveLength(before + 3)
})

test('a request that was refused leaves its key free', async () => {
  const { call, callError } = createClient()
  expect(await callError('createCategory', { body: { ...body, name: '' }, headers })).toMatchObject(
    { status: 422 },
  )
  await call('createCategory', { body, headers })
})

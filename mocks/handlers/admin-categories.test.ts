import { describe, expect } from 'vitest'
import { test } from './test-client'

test('each top category stands before its children and counts theirs', async ({ call, db }) => {
  const { data } = await call('adminCategories')
  expect(data.slice(0, 4).map(({ slug }) => slug)).toEqual([
    'shirts',
    'ao-so-mi',
    'ao-kieu',
    'ao-thun',
  ])
  const [top, ...children] = data.slice(0, 4).map(({ product_count }) => product_count)
  const own = db.tables.products.filter(({ category_id }) => category_id === data[0]?.id).length
  expect(own).toBe(1)
  expect(top).toBe(children.reduce((sum, count) => sum + count, own))
})

describe('writing a category', () => {
  test('a new one is last among its siblings, with a slug of its name', async ({ call }) => {
    const body = { name: ' Áo len ', parent_id: 1 }
    const { data } = await call('createCategory', { body })
    expect(data).toMatchObject({ name: 'Áo len', slug: 'ao-len', level: 2, position: 4 })
    const again = await call('createCategory', { body })
    expect(again.data.slug).toBe('ao-len-2')
  })

  test('comes as a form with its picture too', async ({ call, callError }) => {
    const form = new FormData()
    form.set('name', 'Khăn lụa')
    form.set('is_active', 'false')
    form.set('image', new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'a.jpg'))
    const { data } = await call('createCategory', { body: form })
    expect(data).toMatchObject({ slug: 'khan-lua', is_active: false, level: 1 })
    expect(data.image).toMatch(/^data:image\/jpeg/)
    form.set('image', new File(['GIF89a'], 'a.jpg'))
    expect(await callError('createCategory', { body: form })).toMatchObject({
      status: 422,
      errors: { image: ['Chỉ nhận ảnh JPEG, PNG hoặc WebP'] },
    })
  })

  test('is changed by a form: absent fields stay', async ({ call, callError }) => {
    const params = { id: 11 }
    const before = (await call('adminCategory', { params })).data
    const form = new FormData()
    form.set('name', before.name)
    form.set('updated_at', before.updated_at ?? '')
    form.set('image', new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'a.jpg'))
    const { data } = await call('updateCategory', { params, body: form })
    expect(data).toMatchObject({ slug: before.slug, parent_id: before.parent_id, level: 2 })
    expect(data.image).toMatch(/^data:image\/jpeg/)
    expect(await callError('updateCategory', { params, body: form })).toMatchObject({ status: 409 })
    form.delete('image')
    form.set('parent_id', '')
    form.set('updated_at', data.updated_at ?? '')
    const moved = await call('updateCategory', { params, body: form })
    expect(moved.data).toMatchObject({ parent_id: null, level: 1, image: data.image })
  })

  test('two levels only, and nothing below itself', async ({ callError }) => {
    const move = async (id: number, parent_id: number) =>
      (await callError('updateCategory', { params: { id }, body: { name: 'X', parent_id } })).errors
    expect(await move(12, 11)).toEqual({ parent_id: ['Danh mục chỉ có hai cấp'] })
    expect(await move(1, 1)).toEqual({ parent_id: ['Danh mục cha không hợp lệ'] })
    expect(await move(1, 2)).toEqual({ parent_id: ['Danh mục vẫn còn danh mục con'] })
  })

  test('a slug is written right and taken once', async ({ call, callError }) => {
    const params = { id: 11 }
    const slugError = async (slug: string) =>
      (await callError('updateCategory', { params, body: { name: 'Áo', slug } })).errors
    expect(await slugError('Áo dài')).toEqual({ slug: ['Đường dẫn không hợp lệ'] })
    expect(await slugError('dresses')).toEqual({ slug: ['Đường dẫn đã được sử dụng'] })
    const body = { name: 'Áo sơ mi', slug: 'ao-so-mi' }
    expect((await call('updateCategory', { params, body })).data.slug).toBe('ao-so-mi')
  })
})

describe('deleting a category', () => {
  test('is refused while products or children remain', async ({ callError }) => {
    const full = { status: 409, message: 'Danh mục vẫn còn sản phẩm' }
    expect(await callError('deleteCategory', { params: { id: 11 } })).toMatchObject(full)
    const query = { reassign_to: 2 }
    expect(await callError('deleteCategory', { params: { id: 1 }, query })).toMatchObject(full)
  })

  test('moves the products where the staff say', async ({ call, callError, db }) => {
    const count = db.where('products', 'category_id', 11).length
    const before = db.where('products', 'category_id', 12).length
    const params = { id: 11 }
    for (const reassign_to of [11, 999]) {
      const query = { reassign_to }
      expect(await callError('deleteCategory', { params, query })).toMatchObject({ status: 422 })
    }
    await call('deleteCategory', { params, query: { reassign_to: 12 } })
    expect(db.find('categories', 11)).toBeUndefined()
    expect(db.where('products', 'category_id', 12)).toHaveLength(before + count)
  })
})

test('a new order moves categories, or nothing at all', async ({ call, callError, db }) => {
  const move = (id: number, parent_id: number | null, position: number) => ({
    body: { places: [{ id, parent_id, position }] },
  })
  await call('reorderCategories', move(11, 2, 0))
  expect(db.get('categories', 11)).toMatchObject({ parent_id: 2, position: 0, level: 2 })
  for (const bad of [move(11, 12, 1), move(2, 1, 1), move(999, null, 1), move(1, 1, 1)]) {
    expect(await callError('reorderCategories', bad)).toMatchObject({
      status: 422,
      errors: { places: ['Dữ liệu không hợp lệ'] },
    })
  }
})

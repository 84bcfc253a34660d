import { describe, expect } from 'vitest'
import { test } from './test-client'

const english = { 'accept-language': 'en' }

describe('English texts of staff', () => {
  test('shoppers get the English of staff, or the Vietnamese without it §10.20.1 §10.20.3', async ({
    call,
    db,
  }) => {
    const { name, slug } = db.get('products', 3)
    const read = async () => {
      const { data } = await call('productDetail', { params: { slug }, headers: english })
      return data.product
    }
    const write = (texts: { name_en?: string; description_en?: string }) =>
      call('updateProduct', { params: { id: 3 }, body: { name, status: 'active', ...texts } })

    await write({ name_en: 'Lotus dress', description_en: '<p>Of silk.</p>' })
    expect(await read()).toMatchObject({
      name: 'Lotus dress',
      original_name: name,
      description: '<p>Of silk.</p>',
    })
    // A field that is absent in the request keeps its value.
    await write({})
    expect(await read()).toMatchObject({ name: 'Lotus dress' })
    await write({ name_en: '' })
    expect(await read()).toMatchObject({ name, description: '<p>Of silk.</p>' })
    const vietnamese = await call('productDetail', { params: { slug } })
    expect(vietnamese.data.product).toMatchObject({ name })
    expect(vietnamese.data.product).not.toHaveProperty('name_en')
  })

  test('an English search finds the name that staff wrote §10.20.3', async ({ call, db }) => {
    const { name } = db.get('products', 3)
    const body = { name, status: 'active' as const, name_en: 'Moonflower gown' }
    await call('updateProduct', { params: { id: 3 }, body })
    const { data } = await call('productList', { query: { q: 'moonflower' }, headers: english })
    expect(data.products.map(({ id }) => id)).toEqual([3])
  })

  test('the list counts products without an English text §10.20.3', async ({ call, db }) => {
    const missing = async () =>
      (await call('adminProducts', { query: { english: 'missing' } })).data.pagination.total ?? 0
    const before = await missing()
    expect(before).toBe(db.tables.products.filter(({ status }) => status !== 'active').length)
    const { name } = db.get('products', 3)
    const body = { name, status: 'active' as const, description_en: ' <p></p> ' }
    await call('updateProduct', { params: { id: 3 }, body })
    expect(await missing()).toBe(before + 1)
  })

  test('categories, banners and sections have English texts too §10.20.1', async ({ client }) => {
    const { call, db } = client
    const { name, slug } = db.get('categories', 2)
    await call('updateCategory', { params: { id: 2 }, body: { name, name_en: 'Gowns' } })
    const { data: category } = await call('categoryList', { headers: english })
    expect(category.find((one) => one.slug === slug)?.name).toBe('Gowns')

    const { image_url, title_1, title_2, link } = db.get('banners', 1)
    const banner = { image_url, title_1, title_2, link, title_1_en: 'Silk by the river' }
    await call('updateBanner', { params: { id: 1 }, body: banner })
    const { data: hero } = await call('homepageBanners', { headers: english })
    const shown = hero.find(({ id }) => id === 1)
    expect(shown?.title_1).toBe('Silk by the river')
    expect(shown).not.toHaveProperty('title_1_en')

    const { content, is_active } = db.get('sections', 'features')
    const features = content.features?.map((one) => ({ ...one, text_en: 'Sewn nearby' }))
    await call('updateHomepageSection', {
      params: { key: 'features' },
      body: { is_active, content: { ...content, features } },
    })
    const { data: sections } = await call('adminHomepageSections', { headers: english })
    const promises = sections.find(({ section_key }) => section_key === 'features')
    expect(promises?.content.features?.map(({ text }) => text)).toContain('Sewn nearby')
  })

  test('a copy has an English name, and the log has the change §10.20.1', async ({ call, db }) => {
    const { name, name_en } = db.get('products', 3)
    const copy = await call('duplicateProduct', { params: { id: 3 } })
    expect(copy.data.product.name_en).toBe(`${name_en} (copy)`)
    const body = { name, status: 'active' as const, name_en: 'Lotus dress' }
    await call('updateProduct', { params: { id: 3 }, body })
    const { data } = await call('adminActivity', { query: { kind: 'product', object_id: 3 } })
    expect(data.entries[0]?.changes).toContainEqual({
      field: 'name_en',
      before: name_en,
      after: 'Lotus dress',
    })
  })
})

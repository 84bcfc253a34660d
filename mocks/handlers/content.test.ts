import { describe, expect } from 'vitest'
import type { HomepageSection, MenuItem, Site } from '@/api/generated/model'
import { sectionContentErrors, contentOf } from './home'
import { siteErrors } from './site'
import { test } from './test-client'

const banner = { image_url: '/a.avif', title_1: 'Mùa', title_2: 'Mới', link: '/products' }

const withoutVersion = ({ updated_at: _, ...section }: HomepageSection) => section

test('only staff get sections that are not active §2.5.1', async ({
  client,
  db,
  shopper,
  staff,
}) => {
  db.update('sections', 'features', { is_active: false })
  const keysFor = async (token: string | null) => {
    const { data } = await client.call('adminHomepageSections', { token })
    return data.map(({ section_key }) => section_key)
  }
  expect(await keysFor(staff)).toContain('features')
  for (const token of [null, shopper]) expect(await keysFor(token)).not.toContain('features')
  const { data } = await client.call('homepageContent')
  expect(data.sections.every(({ is_active }) => is_active)).toBe(true)
})

describe('banners', () => {
  test('a new banner is the last slide of the hero', async ({ call }) => {
    const { data } = await call('createBanner', { body: banner })
    const hero = await call('homepageBanners')
    expect(hero.data.map(({ order }) => order)).toEqual([1, 2, 3, 4])
    expect(data).toMatchObject({ ...hero.data.at(-1) })
  })

  test('need an image and a link that is no script', async ({ callError }) => {
    const body = { ...banner, image_url: '', link: 'javascript:alert(1)' }
    expect(await callError('createBanner', { body })).toMatchObject({
      status: 422,
      errors: {
        image_url: ['Vui lòng chọn ảnh'],
        link: ['Nhập liên kết bắt đầu bằng / hoặc https://'],
      },
    })
  })

  test('a form keeps the image or brings a new one', async ({ call, db }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ title_1: 'A', title_2: 'B', link: '/cart' })) {
      form.set(name, value)
    }
    const request = { params: { id: 1 }, body: form }
    const { title_1_en, focus_x } = db.get('banners', 1)
    expect([title_1_en, focus_x]).toEqual([expect.stringMatching(/./), expect.any(Number)])
    const unchanged = await call('updateBannerWithFile', request)
    expect(unchanged.data).toMatchObject({
      title_1: 'A',
      image_url: db.get('banners', 1).image_url,
      title_1_en,
      focus_x,
    })
    form.set('image', new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'a.jpg'))
    const changed = await call('updateBannerWithFile', request)
    expect(changed.data.image_url).toMatch(/^data:image\/jpeg/)
  })

  test('a focal point stays unless it is sent; null removes it', async ({ call, db }) => {
    const request = { params: { id: 1 }, body: banner }
    const { focus_x } = db.get('banners', 1)
    expect((await call('updateBanner', request)).data.focus_x).toBe(focus_x)
    const cleared = await call('updateBanner', { ...request, body: { ...banner, focus_x: null } })
    expect(cleared.data.focus_x).toBeNull()
  })

  test('accept a new order only if it names every banner', async ({ call, callError }) => {
    const { data } = await call('reorderBanners', { body: { ids: [3, 1, 2] } })
    expect(data.map(({ id }) => id)).toEqual([3, 1, 2])
    const refused = await callError('reorderBanners', { body: { ids: [1, 2, 9] } })
    expect(refused).toMatchObject({
      status: 422,
      errors: { ids: ['Danh sách vừa thay đổi. Hãy tải lại trang.'] },
    })
  })
})

describe('the home page', () => {
  test('publishes all sections in a new order', async ({ call, callError }) => {
    const { data } = await call('homepageSections')
    const sections = data.toReversed()
    const published = await call('updateHomepageSections', { body: { sections } })
    expect(published.data.map(withoutVersion)).toEqual(sections.map(withoutVersion))
    const body = { sections: sections.slice(1) }
    expect(await callError('updateHomepageSections', { body })).toMatchObject({ status: 422 })
    const order = data.map(({ section_key }) => section_key)
    await call('reorderHomepageSections', { body: { order } })
    const shown = (await call('homepageContent')).data.sections
    expect(shown.map(withoutVersion)).toEqual(data.map(withoutVersion))
    const earlier = await call('reorderHomepageSections', { body: { keys: order.toReversed() } })
    expect(earlier.data.map(({ section_key }) => section_key)).toEqual(order.toReversed())
  })

  test('a section can be published by its content alone, and stays hidden §7.2.1', async ({
    call,
    callError,
  }) => {
    const params = { key: 'banner_home' } as const
    const content = { image: '/b.avif', link: '/category/ao-dai' }
    await call('updateHomepageSection', { params, body: { is_active: false, content } })
    for (const [body, image] of [
      [{ content: { ...content, image: '/c.avif' } }, '/c.avif'],
      [{ ...content, image: '/d.avif' }, '/d.avif'],
    ] as const) {
      const { data } = await call('updateHomepageSection', { params, body })
      expect(data).toMatchObject({ is_active: false, content: { ...content, image } })
    }
    expect(
      await callError('updateHomepageSection', { params, body: { features: [] } }),
    ).toMatchObject({ status: 422 })
  })
})

describe('settings', () => {
  test('change the shop at once, menu included', async ({ call }) => {
    const { site, updated_at } = (await call('adminSettings')).data
    const first = site.menu[0]!
    const sale = { ...first, id: 900, parent_id: first.id, name: 'Giảm giá', is_active: true }
    const hidden = { ...first, id: 901, is_active: false }
    const below = { ...sale, id: 902, parent_id: 901 }
    const menu = [sale, first, hidden, below]
    const body = { site: { ...site, website: { ...site.website, name: 'Mộc' }, menu }, updated_at }
    await call('updateSettings', { body })
    const shown = (await call('siteInfo')).data
    expect(shown.website.name).toBe('Mộc')
    expect(new Set(shown.menu.map(({ id }) => id))).toEqual(new Set([first.id, 900]))
  })
})

test('each top category comes before its children and counts their products', async ({
  call,
  db,
}) => {
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
  test('a new category is the last sibling, with a slug of its name', async ({ call }) => {
    const body = { name: ' Áo len ', parent_id: 1 }
    const { data } = await call('createCategory', { body })
    expect(data).toMatchObject({ name: 'Áo len', slug: 'ao-len', level: 2, position: 4 })
    const again = await call('createCategory', { body })
    expect(again.data.slug).toBe('ao-len-2')
  })

  test("a form may contain the category's picture", async ({ call, callError }) => {
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
      errors: { image: ['Hãy chọn ảnh JPG, PNG hoặc WebP'] },
    })
  })

  test('fields that a form leaves out keep their values', async ({ call, callError }) => {
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

  test('categories have two levels, and no category is below itself', async ({ callError }) => {
    const move = async (id: number, parent_id: number) =>
      (await callError('updateCategory', { params: { id }, body: { name: 'X', parent_id } })).errors
    expect(await move(12, 11)).toEqual({
      parent_id: ['Danh mục chỉ có hai cấp. Hãy chọn danh mục cấp 1.'],
    })
    expect(await move(1, 1)).toEqual({ parent_id: ['Danh mục cha chưa đúng. Hãy chọn lại.'] })
    expect(await move(1, 2)).toEqual({
      parent_id: ['Danh mục vẫn còn danh mục con. Hãy chuyển danh mục con đi trước.'],
    })
  })
})

describe('deleting a category', () => {
  test('is refused while products or children remain', async ({ callError }) => {
    const full = {
      status: 409,
      message: 'Danh mục vẫn còn sản phẩm. Hãy chuyển sản phẩm đi trước.',
    }
    expect(await callError('deleteCategory', { params: { id: 11 } })).toMatchObject(full)
    const query = { reassign_to: 2 }
    expect(await callError('deleteCategory', { params: { id: 1 }, query })).toMatchObject(full)
  })

  test('moves the products to the chosen category', async ({ call, callError, db }) => {
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

test('a category names links to it; its old slugs lead to it or to its successor §10.5.3', async ({
  client,
}) => {
  const { call, callError, db } = client
  const { id, slug, name } = db.get('categories', 11)
  const [banner] = db.tables.banners
  db.update('banners', banner!.id, { link: `/category/${slug}?page=2`, title_1: 'Mới về' })
  const read = async () => (await call('adminCategory', { params: { id } })).data.linked_from
  expect(await read()).toContainEqual({ place: 'banner', name: 'Mới về' })
  const shownAt = async (at: string) =>
    (await call('productsByCategory', { params: { slug: at } })).data.category?.slug
  await call('updateCategory', { params: { id }, body: { name, slug: 'somi' } })
  expect(await shownAt(slug)).toBe('somi')
  await call('deleteCategory', { params: { id }, query: { reassign_to: 12 } })
  const target = db.get('categories', 12).slug
  expect([await shownAt(slug), await shownAt('somi')]).toEqual([target, target])
  expect(await callError('productsByCategory', { params: { slug: 'khong-co' } })).toMatchObject({
    status: 404,
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
      errors: { places: ['Danh sách vừa thay đổi. Hãy tải lại trang.'] },
    })
  }
})

const item = (id: number, parent_id: number | null): MenuItem => ({
  id,
  parent_id,
  name: `Mục ${id}`,
  slug: `muc-${id}`,
  menu_type: 'page',
  final_url: `/muc-${id}`,
  is_active: true,
  position: id,
})

const site: Site = {
  website: { name: 'Mộc Lan', description: '', logo: '', favicon: '', url: '' },
  contact: { email: '', phone: '', address: '', working_hours: '' },
  social: { facebook: '', instagram: '', twitter: '', youtube: '' },
  seo: { title: '', description: '', keywords: '' },
  menu: [item(1, null), item(2, 1)],
}

test('a link to a script is an error', () => {
  const bad = 'javascript:alert(1)'
  const menu = [{ ...item(1, null), final_url: bad }]
  const errors = siteErrors({ ...site, menu, social: { ...site.social, twitter: bad } })
  expect(Object.keys(errors)).toEqual(['social.twitter', 'menu.0.final_url'])
})

test.each([
  ['an unknown parent', [item(1, 9)]],
  ['a circle', [item(1, 2), item(2, 1)]],
  ['itself', [item(1, 1)]],
  ['an id twice', [item(1, null), item(1, null)]],
])('a menu is a tree: %s', (_, menu) => {
  expect(siteErrors({ ...site, menu })).toHaveProperty('menu')
})

test('a link to a script is an error', () => {
  const link = 'javascript:alert(1)'
  const categories = [{ name: 'Áo', image: '/a.avif', link }]
  expect(Object.keys(sectionContentErrors({ link, categories }))).toEqual([
    'content.link',
    'content.categories.0.link',
  ])
  expect(
    sectionContentErrors({ link: '/', categories: [{ name: 'Áo', image: '', link: '/' }] }),
  ).toEqual({})
  expect(sectionContentErrors({ categories: [{ name: 'Áo', image: '', link: '' }] })).toEqual({})
})

test('a section keeps the fields of its key, absent ones empty', () => {
  const tile = { name: 'Áo', image: '/a.avif', link: '/' }
  const content = {
    title: 'Tiêu đề',
    image: '/b.avif',
    tags: [{ product_id: 1, x: 2, y: 3, name: 'x' }],
    categories: [{ ...tile, id: 1 }],
    features: [{ icon: 'truck', text: 'Giao', id: 1 }],
  }
  const kept = { title: 'Tiêu đề', image: '/b.avif', subtitle: '', description: '', link: '' }
  const english = { title_en: '', subtitle_en: '', description_en: '', button_text_en: '' }
  expect(contentOf('office_lady', content)).toEqual({
    ...kept,
    ...english,
    button_text: '',
    tags: [{ product_id: 1, x: 2, y: 3 }],
  })
  expect(contentOf('banner_home', content)).toEqual({
    title: 'Tiêu đề',
    title_en: '',
    description: '',
    description_en: '',
    image: '/b.avif',
    link: '',
    button_text: '',
    button_text_en: '',
  })
  expect(contentOf('categories', content)).toEqual({
    title: 'Tiêu đề',
    title_en: '',
    categories: [{ ...tile, name_en: '' }],
  })
  expect(contentOf('features', content)).toEqual({
    features: [{ icon: 'truck', text: 'Giao', text_en: '' }],
  })
  expect(contentOf('features', {})).toEqual({ features: [] })
})

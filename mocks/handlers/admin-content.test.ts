import { describe, expect } from 'vitest'
import type { HomepageSection } from '@/api/generated/model'
import { test } from './test-client'

const banner = { image_url: '/a.avif', title_1: 'Mùa', title_2: 'Mới', link: '/products' }

const withoutVersion = ({ updated_at: _, ...section }: HomepageSection) => section

describe('banners', () => {
  test('a new one is the last slide of the hero', async ({ call }) => {
    const { data } = await call('createBanner', { body: banner })
    const hero = await call('homepageBanners')
    expect(hero.data.map(({ order }) => order)).toEqual([1, 2, 3, 4])
    expect(data).toMatchObject({ ...hero.data.at(-1) })
  })

  test('need an image and a link that is no script', async ({ callError }) => {
    const body = { ...banner, image_url: '', link: 'javascript:alert(1)' }
    expect(await callError('createBanner', { body })).toMatchObject({
      status: 422,
      errors: { image_url: ['Vui lòng chọn ảnh'], link: ['Liên kết không hợp lệ'] },
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

  test('a focal point stays unless it is sent, and null takes it away', async ({ call, db }) => {
    const request = { params: { id: 1 }, body: banner }
    const { focus_x } = db.get('banners', 1)
    expect((await call('updateBanner', request)).data.focus_x).toBe(focus_x)
    const cleared = await call('updateBanner', { ...request, body: { ...banner, focus_x: null } })
    expect(cleared.data.focus_x).toBeNull()
  })

  test('accept a new order that names all of them only', async ({ call, callError }) => {
    const { data } = await call('reorderBanners', { body: { ids: [3, 1, 2] } })
    expect(data.map(({ id }) => id)).toEqual([3, 1, 2])
    const refused = await callError('reorderBanners', { body: { ids: [1, 2, 9] } })
    expect(refused).toMatchObject({ status: 422, errors: { ids: ['Dữ liệu không hợp lệ'] } })
  })
})

describe('the home page', () => {
  test('takes all sections in their new order', async ({ call, callError }) => {
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

  test('a section may be published by its content alone, and stays shown or hidden §7.2.21', async ({
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

  test('names the section that has an unsafe link', async ({ call, callError }) => {
    const { data } = await call('adminHomepageSections')
    const sections = data.with(1, { ...data[1]!, content: { link: 'javascript:alert(1)' } })
    expect(await callError('updateHomepageSections', { body: { sections } })).toMatchObject({
      status: 422,
      errors: { 'sections.1.content.link': ['Liên kết không hợp lệ'] },
    })
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

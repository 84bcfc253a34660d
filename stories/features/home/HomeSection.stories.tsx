import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import type { SectionContent, SectionKey } from '@/api/generated/model'
import { HomeSection } from '@/features/home/HomeSection'
import brand from '@brand/brand.json'
import { seedSections } from '../../support/seed'

const contentOf = (key: SectionKey) =>
  seedSections().find(({ section_key }) => section_key === key)?.content ?? {}

/** Returns a section of the seed in which some content is replaced. */
const section = (section_key: SectionKey, other: SectionContent = {}) => ({
  section: { section_key, is_active: true, content: { ...contentOf(section_key), ...other } },
})

const priceTags = [
  { product_id: 1, x: 30, y: 30 },
  { product_id: 2, x: 70, y: 55 },
  { product_id: 999_999, x: 50, y: 80 },
]

const meta = preview.meta({
  component: HomeSection,
  args: { section: { section_key: 'banner_home', is_active: true, content: {} } },
  parameters: { layout: 'fullscreen' },
})

export const BannerLinked = meta.story({
  tags: ['§2.5.2'],
  args: section('banner_home'),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(`${brand.home.band.button_text}$`) })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/products/))
  },
})

export const OfficeLady = meta.story({
  tags: ['§2.5.2'],
  args: section('office_lady', { tags: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: brand.home.office.title })).toBeVisible()
    for (const text of [brand.home.office.subtitle, brand.home.office.description])
      await expect(canvas.getByText(text)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Khám phá ngay' })
    await expect(link).toHaveAttribute('href', '/category/dam-cong-so')
  },
})

/** Each price tag on the picture names its product and links to it. A product that is gone has no tag. */
export const PriceTags = meta.story({
  args: section('office_lady', { tags: priceTags }),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /VND$/ })
    await expect(links).toHaveLength(2)
    for (const link of links)
      await expect(link).toHaveAttribute('href', expect.stringContaining('/products/'))
  },
})

/** Each category opens in a new browser tab (Product §2). */
export const Categories = meta.story({
  tags: ['§2.5.2'],
  args: section('categories'),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(6)
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank')
  },
})

export const Features = meta.story({
  tags: ['§2.5.2'],
  args: section('features'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cam kết của cửa hàng' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('Giao hàng tận nơi')).toBeVisible()
  },
})

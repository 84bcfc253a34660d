import type { MenuItem, Site } from '@/api/generated/model'
import { siteQuery } from '@/features/site/queries'
import brand from '@brand/brand.json'
import type { StoryWorld } from '../../.storybook/story-world'
import { brandPicture } from './pictures'

const menuItem = (id: number, name: string, other: Partial<MenuItem> = {}): MenuItem => ({
  id,
  parent_id: null,
  name,
  slug: `muc-${id}`,
  menu_type: 'category',
  final_url: `/category/muc-${id}`,
  is_active: true,
  position: id,
  ...other,
})

/** A menu of categories on two levels. It also has a hidden category and a link to another site. */
export const menu = [
  menuItem(1, 'Áo'),
  menuItem(2, 'Đầm'),
  menuItem(3, 'Chân váy'),
  menuItem(4, 'Quần'),
  menuItem(5, 'Áo dài'),
  menuItem(6, 'Mùa cũ', { is_active: false }),
  menuItem(7, 'Nhật ký', { menu_type: 'link', final_url: 'https://blog.moclan.example/' }),
  menuItem(11, 'Áo sơ mi', { parent_id: 1 }),
  menuItem(12, 'Áo kiểu', { parent_id: 1 }),
  menuItem(21, 'Đầm công sở', { parent_id: 2 }),
] satisfies [MenuItem, ...MenuItem[]]

/** The categories that a menu item can link to, by slug. */
export const categoryChoices = [
  { value: 'shirts', label: 'Áo' },
  { value: 'ao-so-mi', label: 'Áo › Áo sơ mi' },
  { value: 'dresses', label: 'Đầm' },
  { value: 'skirts', label: 'Chân váy' },
]

export const site: Site = {
  website: {
    name: brand.name,
    description: 'Thời trang nữ may tại Việt Nam.',
    logo: brandPicture('logo'),
    favicon: brandPicture('favicon'),
    url: 'https://moclan.example',
  },
  contact: {
    email: 'xinchao@moclan.example',
    phone: '028 1234 5678',
    address: '18 Nguyễn Thiệp, Quận 1, TP. Hồ Chí Minh',
    working_hours: '9:00 – 21:30, thứ Hai đến Chủ nhật',
  },
  social: {
    facebook: 'https://facebook.example/moclan',
    instagram: 'https://instagram.example/moclan',
    twitter: 'https://twitter.example/moclan',
    youtube: 'https://youtube.example/@moclan',
  },
  seo: { title: brand.name, description: 'Thời trang nữ', keywords: 'áo dài, đầm' },
  menu,
}

/** Puts the site's data into the query cache, as if the server had already answered. */
export function knowSite({ queryClient }: StoryWorld, data: Site = site): void {
  queryClient.setQueryData(siteQuery.queryKey, { success: true, message: '', data })
}

import type { BannerRow } from '~mocks/db/content-tables'
import { bannerPicture, type BannerName } from './artwork/manifest'

type BannerCopy = {
  picture: BannerName
  title_1: string
  title_2: string
  link: string
  order: number
}

/** `order` differs from the order of the ids on purpose, because the shop must sort by it (Product §9). */
const banners: BannerCopy[] = [
  {
    picture: 'lua-ha-dong',
    title_1: 'Lụa Hà Đông',
    title_2: 'Áo dài may theo lối cũ, dành cho hôm nay',
    link: '/category/ao-dai',
    order: 2,
  },
  {
    picture: 'cong-so',
    title_1: 'Tủ đồ công sở',
    title_2: 'Mười món phối thành ba mươi ngày',
    link: '/category/dam-cong-so',
    order: 3,
  },
  {
    picture: 'moc-lan-thu',
    title_1: 'Mộc Lan vào thu',
    title_2: 'Linen, đũi và những gam màu đất',
    link: '/category/outerwear',
    order: 1,
  },
]

/** The three slides of the hero. */
export function bannerRows(assetBase: string, at: string): BannerRow[] {
  return banners.map(({ picture, ...copy }, index) => ({
    ...copy,
    id: index + 1,
    image_url: assetBase + bannerPicture(picture),
    created_at: at,
    updated_at: at,
  }))
}

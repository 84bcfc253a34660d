import type { SectionContent, SectionKey } from '@/api/generated/model'
import { banner, section, sectionCategory, sectionFeature } from '@/domain/content/description'
import { formatVnd } from '@/lib/money'
import type { BannerRow, SectionRow, Tables } from '~mocks/db/tables'
import { bannerPicture, sectionPicture } from './artwork/manifest'
import { catalogue } from './catalogue/catalogue'
import { categoryTree } from './catalogue/categories'
import { inEnglish } from './english/own-texts'

type Products = Tables['products']

/** Where the garments of the picture `office-lady` lie (tools/artwork/scene/sections.ts). */
const officeTags = [
  { slug: 'ao-kieu-lua-co-no-tho-ngay', x: 37, y: 25 },
  { slug: 'ao-blazer-dang-suong-mai-chi', x: 72, y: 47 },
  { slug: 'quan-ong-rong-linen-mac-nhien', x: 40, y: 77 },
]

/** The four sections of the home page, in the order of Product §2. */
function contents(assetBase: string, products: Products): readonly [SectionKey, SectionContent][] {
  const tags = officeTags.flatMap(({ slug, x, y }) => {
    const product = products.find((row) => row.slug === slug)
    return product ? [{ product_id: product.id, x, y }] : []
  })
  return [
    [
      'office_lady',
      {
        title: 'Quý cô công sở',
        subtitle: 'Bộ sưu tập mới',
        description:
          'Những đường cắt gọn, chất vải biết thở và gam màu dịu mắt: tủ đồ đi làm để mỗi sáng không phải nghĩ lâu.',
        image: assetBase + sectionPicture('office-lady'),
        link: '/category/dam-cong-so',
        button_text: 'Khám phá ngay',
        tags,
      },
    ],
    [
      'banner_home',
      {
        title: 'Đầm cho những ngày thong thả',
        image: assetBase + sectionPicture('banner-home'),
        link: '/category/dresses',
        button_text: 'Xem các mẫu đầm',
      },
    ],
    [
      'categories',
      {
        title: 'Danh mục nổi bật',
        categories: categoryTree.map(({ name, slug }) => ({
          name,
          image: assetBase + sectionPicture(`category-${slug}`),
          link: `/category/${slug}`,
        })),
      },
    ],
    [
      'features',
      {
        features: [
          { icon: 'truck', text: 'Giao hàng toàn quốc' },
          { icon: 'return', text: 'Đổi trả trong 7 ngày' },
          { icon: 'shield', text: 'Thanh toán khi nhận hàng' },
          { icon: 'heart', text: 'May tại Việt Nam' },
        ],
      },
    ],
  ]
}

function translated({ categories, features, ...content }: SectionContent): SectionContent {
  return {
    ...inEnglish(section.content.fields, content),
    ...(categories && { categories: categories.map((tile) => inEnglish(sectionCategory, tile)) }),
    ...(features && { features: features.map((one) => inEnglish(sectionFeature, one)) }),
  }
}

export function sectionRows(assetBase: string, at: string, products: Products): SectionRow[] {
  const shared = { is_active: true, updated_at: at }
  return contents(assetBase, products).map(([section_key, content], index) => ({
    ...shared,
    section_key,
    position: index + 1,
    content: translated(content),
  }))
}

/** `order` differs from the order of the ids on purpose, because the shop must sort by it (Product §9). */
const banners = [
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
    title_2: `Áo, đầm, váy cho phụ nữ Việt, từ ${formatVnd(Math.min(...catalogue.map(({ price }) => price)))}`,
    link: '/products',
    order: 1,
  },
] as const

export function bannerRows(assetBase: string, at: string): BannerRow[] {
  return banners.map(({ picture, ...copy }, index) => ({
    ...inEnglish(banner, { ...copy, title_1_en: '', title_2_en: '' }),
    id: index + 1,
    image_url: assetBase + bannerPicture(picture),
    created_at: at,
    updated_at: at,
  }))
}

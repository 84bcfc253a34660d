import type { SectionContent, SectionKey } from '@/api/generated/model'
import { banner, section, sectionCategory, sectionFeature } from '@/domain/content/description'
import { formatVnd } from '@/lib/numbers'
import brand from '@brand/brand.json'
import type { BannerRow, SectionRow, Tables } from '~mocks/db/tables'
import {
  type BannerName,
  bannerPicture,
  banners,
  sectionPicture,
  sections,
} from './artwork/manifest'
import { catalogue } from './catalogue/catalogue'
import { categoryTree } from './catalogue/categories'
import { inEnglish } from './english/own-texts'

type Products = Tables['products']

/** Returns a picture that a brand names. Throws when nobody has drawn it. */
function pictured<Name extends string>(all: readonly Name[], wanted: string): Name {
  const found = all.find((name) => name === wanted)
  if (found === undefined) throw new Error(`There is no picture ${wanted}`)
  return found
}

/** The middle of a hero's garments, and how far from the left nothing is drawn (tools/artwork/scene/banners.ts). */
const framing: Record<BannerName, Pick<BannerRow, 'focus_x' | 'focus_y' | 'text_width'>> = {
  'moc-lan-thu': { focus_x: 68, focus_y: 40, text_width: 36 },
  'lua-ha-dong': { focus_x: 69, focus_y: 40, text_width: 36 },
  'cong-so': { focus_x: 72, focus_y: 30, text_width: 41 },
}

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
  const { picture, ...office } = brand.home.office
  const { picture: bandPicture, ...band } = brand.home.band
  return [
    [
      'office_lady',
      {
        ...office,
        image: assetBase + sectionPicture(pictured(sections, picture)),
        link: '/category/dam-cong-so',
        button_text: 'Khám phá ngay',
        tags,
      },
    ],
    [
      'banner_home',
      {
        ...band,
        image: assetBase + sectionPicture(pictured(sections, bandPicture)),
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
          { icon: 'truck', text: 'Giao hàng tận nơi' },
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

export function bannerRows(assetBase: string, at: string): BannerRow[] {
  // The order of the brand's slides differs from that of the ids, because the shop must sort by it (Product §9).
  const lowest = formatVnd(Math.min(...catalogue.map(({ price }) => price)))
  return brand.slides.map(({ picture, title_2, ...copy }, index) => ({
    ...inEnglish(banner, {
      ...copy,
      ...framing[pictured(banners, picture)],
      title_2: title_2.replace('{price}', lowest),
      title_1_en: '',
      title_2_en: '',
    }),
    id: index + 1,
    image_url: assetBase + bannerPicture(pictured(banners, picture)),
    created_at: at,
    updated_at: at,
  }))
}

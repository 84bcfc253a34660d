import type { SectionContent, SectionKey } from '@/api/generated/model'
import {
  banner,
  category,
  section,
  sectionCategory,
  sectionFeature,
} from '@/domain/content/description'
import { formatVnd } from '@/lib/numbers'
import brand from '@brand/brand.json'
import type { BannerRow, CategoryRow, MenuItemRow, SectionRow, SiteRow, Tables } from '../db/tables'
import {
  type BannerName,
  bannerPicture,
  bannerNames,
  productPicture,
  sectionPicture,
  sectionPictureNames,
} from './artwork/manifest'
import { catalogue } from './catalogue/catalogue'
import { categoryTree } from './catalogue/categories'
import { withEnglish } from './english/own-texts'

type Products = Tables['products']

/** Returns the wanted name as one of the names of pictures. Throws if no picture has this name. */
function pictured<Name extends string>(all: readonly Name[], wanted: string): Name {
  const found = all.find((name) => name === wanted)
  if (found === undefined) throw new Error(`There is no picture ${wanted}`)
  return found
}

/**
 * For each hero picture: the centre of its garments, and the width of its empty left side
 * (tools/artwork/scene/banners.ts).
 */
const framing: Record<BannerName, Pick<BannerRow, 'focus_x' | 'focus_y' | 'text_width'>> = {
  'moc-lan-thu': { focus_x: 68, focus_y: 40, text_width: 36 },
  'lua-ha-dong': { focus_x: 69, focus_y: 40, text_width: 36 },
  'cong-so': { focus_x: 72, focus_y: 30, text_width: 41 },
}

/** The positions of the garments in the picture `office-lady` (tools/artwork/scene/sections.ts). */
const officeTags = [
  { slug: 'ao-kieu-lua-co-no-tho-ngay', x: 37, y: 25 },
  { slug: 'ao-blazer-dang-suong-mai-chi', x: 72, y: 47 },
  { slug: 'quan-ong-rong-linen-mac-nhien', x: 40, y: 77 },
]

/** Returns the four sections of the home page, in the order of Product §2. */
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
        image: assetBase + sectionPicture(pictured(sectionPictureNames, picture)),
        link: '/category/dam-cong-so',
        button_text: 'Khám phá ngay',
        tags,
      },
    ],
    [
      'banner_home',
      {
        ...band,
        image: assetBase + sectionPicture(pictured(sectionPictureNames, bandPicture)),
      },
    ],
    [
      'categories',
      {
        title: 'Danh mục nổi bật',
        categories: categoryTree.map(({ name, slug }) => ({
          name,
          image: assetBase + sectionPicture(pictured(sectionPictureNames, `category-${slug}`)),
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
    ...withEnglish(section.content.fields, content),
    ...(categories && { categories: categories.map((tile) => withEnglish(sectionCategory, tile)) }),
    ...(features && { features: features.map((one) => withEnglish(sectionFeature, one)) }),
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
  const lowest = formatVnd(Math.min(...catalogue.map(({ price }) => price)))
  // The order of the slides differs from the order of the ids, so that a test can see whether the shop sorts
  // the slides (Product §9).
  return brand.slides.map(({ picture, title_2, ...copy }, index) => ({
    ...withEnglish(banner, {
      ...copy,
      ...framing[pictured(bannerNames, picture)],
      title_2: title_2.replace('{price}', lowest),
      title_1_en: '',
      title_2_en: '',
    }),
    id: index + 1,
    image_url: assetBase + bannerPicture(pictured(bannerNames, picture)),
    created_at: at,
    updated_at: at,
  }))
}

/**
 * Returns the brand's texts, contacts and links for the whole site. URLs end in `.example` (RFC 2606) and the
 * phone number is not assigned, so that no link and no call reaches a stranger.
 */
export function siteRow(assetBase: string, at: string): SiteRow {
  return {
    id: 1,
    website: {
      ...brand.website,
      name: brand.name,
      parcel_look: 'look',
      logo: `${assetBase}/artwork/brand/logo.svg`,
      favicon: `${assetBase}/artwork/brand/favicon.svg`,
    },
    contact: { ...brand.contact },
    social: { ...brand.social },
    seo: { ...brand.seo },
    updated_at: at,
  }
}

const pages = [
  { name: 'Mã giảm giá', slug: 'voucher', is_active: true },
  { name: brand.about, slug: 'about', is_active: true },
  // Staff switched this page off, so the shop must not show it.
  { name: 'Tuyển dụng', slug: 'careers', is_active: false },
]

/**
 * Returns the main menu: first the category tree, then pages. A category's item has the id of the category.
 */
export function menuRows(categories: readonly CategoryRow[]): MenuItemRow[] {
  const fromCategories = categories.map(({ id, parent_id, name, slug, position }): MenuItemRow => ({
    id,
    parent_id,
    name,
    slug,
    menu_type: 'category',
    final_url: `/category/${slug}`,
    is_active: true,
    position,
  }))
  const tops = fromCategories.filter((item) => item.parent_id === null).length
  const fromPages = pages.map(({ name, slug, is_active }, index): MenuItemRow => ({
    id: 101 + index,
    parent_id: null,
    name,
    slug,
    menu_type: 'page',
    final_url: `/${slug}`,
    is_active,
    position: tops + index + 1,
  }))
  return [...fromCategories, ...fromPages]
}

function coverOf(slug: string): string | null {
  const product = catalogue.find((entry) => entry.category === slug && entry.hasPictures)
  return product ? productPicture(product.slug, 0, 'front') : null
}

/**
 * Returns the category tree as rows. Top categories have the ids 1, 2, 3 …, and the children of 3 have the
 * ids 31, 32 …
 */
export function categoryRows(assetBase: string, at: string): CategoryRow[] {
  const shared = { is_active: true, created_at: at, updated_at: at }
  return categoryTree.flatMap((top, topIndex) => {
    const id = topIndex + 1
    const parent: CategoryRow = {
      ...shared,
      id,
      parent_id: null,
      name: top.name,
      name_en: '',
      slug: top.slug,
      image: assetBase + sectionPicture(pictured(sectionPictureNames, `category-${top.slug}`)),
      position: id,
      level: 1,
    }
    const children = top.children.map(({ slug, name }, index): CategoryRow => {
      const cover = coverOf(slug)
      return {
        ...shared,
        id: id * 10 + index + 1,
        parent_id: id,
        name,
        name_en: '',
        slug,
        image: cover && assetBase + cover,
        position: index + 1,
        level: 2,
      }
    })
    return [parent, ...children].map((row) => withEnglish(category, row))
  })
}

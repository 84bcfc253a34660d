import type { SectionContents, SectionRow } from '~mocks/db/content-tables'
import type { Tables } from '~mocks/db/tables'
import { sectionPicture } from './artwork/manifest'
import { categoryTree } from './catalogue/categories'

type Products = Tables['products']

/** Where the garments of the picture `office-lady` lie (artwork/scene/sections.ts). */
const officeTags = [
  { slug: 'ao-kieu-lua-co-no-tho-ngay', x: 37, y: 25 },
  { slug: 'ao-blazer-dang-suong-mai-chi', x: 72, y: 47 },
  { slug: 'quan-ong-rong-linen-mac-nhien', x: 40, y: 77 },
]

function tagsOf(products: Products): SectionContents['office_lady']['tags'] {
  return officeTags.flatMap(({ slug, x, y }) => {
    const product = products.find((row) => row.slug === slug)
    return product ? [{ product_id: product.id, x, y }] : []
  })
}

function contents(assetBase: string, products: Products): SectionContents {
  return {
    office_lady: {
      title: 'Quý cô công sở',
      subtitle: 'Bộ sưu tập mới',
      description:
        'Những đường cắt gọn, chất vải biết thở và gam màu dịu mắt: tủ đồ đi làm để mỗi sáng không phải nghĩ lâu.',
      image: assetBase + sectionPicture('office-lady'),
      link: '/category/dam-cong-so',
      button_text: 'Khám phá ngay',
      tags: tagsOf(products),
    },
    banner_home: { image: assetBase + sectionPicture('banner-home'), link: '/category/dresses' },
    categories: {
      title: 'Danh mục nổi bật',
      categories: categoryTree.map(({ name, slug }) => ({
        name,
        image: assetBase + sectionPicture(`category-${slug}`),
        link: `/category/${slug}`,
      })),
    },
    features: {
      features: [
        { icon: 'truck', text: 'Giao hàng toàn quốc' },
        { icon: 'return', text: 'Đổi trả trong 7 ngày' },
        { icon: 'shield', text: 'Thanh toán khi nhận hàng' },
        { icon: 'heart', text: 'May tại Việt Nam' },
      ],
    },
  }
}

/** Returns the four sections of the home page, all active, in the order of Product §2. */
export function sectionRows(assetBase: string, at: string, products: Products): SectionRow[] {
  const { office_lady, banner_home, categories, features } = contents(assetBase, products)
  const shared = { is_active: true, updated_at: at }
  return [
    { ...shared, section_key: 'office_lady', position: 1, content: office_lady },
    { ...shared, section_key: 'banner_home', position: 2, content: banner_home },
    { ...shared, section_key: 'categories', position: 3, content: categories },
    { ...shared, section_key: 'features', position: 4, content: features },
  ]
}

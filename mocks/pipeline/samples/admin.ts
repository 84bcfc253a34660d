import type { OperationId } from '../../contract/operations.gen'
import type { SectionContent } from '@/api/generated/model'
import type { TableViews } from '../../db/stores'
import { first, formWithImage, type SampleOf } from './sample'
import type { ShopOperation } from './shop'

type AdminOperation = Exclude<OperationId, ShopOperation>

const banner = { image_url: '/artwork/a.avif', title_1: 'Mùa', title_2: 'Mới', link: '/products' }
const range = { from: '2026-11-01', to: '2026-11-20' } as const

const firstId = (rows: ReadonlyArray<{ id: number }>) => ({ params: { id: first(rows).id } })

/** The site as the back office saves it. */
function siteOf({ site, menu }: TableViews) {
  const { website, contact, social, seo } = first(site)
  return { website, contact, social, seo, menu: [...menu] }
}

function sectionsOf({ sections }: TableViews) {
  return sections.map(({ section_key, is_active, content }) => ({
    section_key,
    is_active,
    content: content satisfies SectionContent,
  }))
}

export const adminSamples = {
  adminBanners: () => ({ query: { q: '' } }),
  createBanner: () => ({ body: banner }),
  updateBannerWithFile: ({ banners }) => ({
    ...firstId(banners),
    body: formWithImage({ title_1: 'Mùa', title_2: 'Mới', link: '/products' }),
  }),
  updateBanner: ({ banners }) => ({ ...firstId(banners), body: banner }),
  deleteBanner: ({ banners }) => firstId(banners),
  uploadBannerImage: () => ({ body: formWithImage() }),
  reorderBanners: ({ banners }) => ({ body: { ids: banners.map(({ id }) => id).toReversed() } }),
  updateHomepageSections: (tables) => ({ body: { sections: sectionsOf(tables) } }),
  updateHomepageSection: (tables) => {
    const { section_key, is_active, content } = first(sectionsOf(tables))
    return { params: { key: section_key }, body: { is_active: !is_active, content } }
  },
  uploadSectionImage: () => ({ body: formWithImage({ section_key: 'office_lady' }) }),
  reorderHomepageSections: ({ sections }) => ({
    body: { keys: sections.map(({ section_key }) => section_key).toReversed() },
  }),
  adminProducts: () => ({ query: { per_page: 20, sort: '-price', stock: 'low' } }),
  createProduct: () => ({ body: { name: 'Áo nháp', status: 'draft' } }),
  adminBrands: () => ({}),
  adminProduct: ({ products }) => firstId(products),
  updateProduct: ({ products }) => ({
    ...firstId(products),
    body: { name: 'Áo đổi tên', status: 'draft' },
  }),
  deleteProduct: ({ products }) => firstId(products),
  uploadProductImage: () => ({ body: formWithImage() }),
  bulkUpdateProducts: ({ products }) => ({
    body: {
      ids: products.slice(0, 2).map(({ id }) => id),
      action: 'featured',
      is_featured: true,
    },
  }),
  duplicateProduct: ({ products }) => firstId(products),
  adminCategories: () => ({}),
  createCategory: () => ({ body: { name: 'Khăn lụa' } }),
  adminCategory: ({ categories }) => firstId(categories),
  updateCategory: ({ categories }) => ({ ...firstId(categories), body: { name: 'Tên mới' } }),
  deleteCategory: ({ categories, products }) => {
    const [used, other] = categories.filter(({ level }) => level === 2)
    if (!used || !other || products.length === 0) throw new Error('The seed has too few categories')
    return { params: { id: used.id }, query: { reassign_to: other.id } }
  },
  reorderCategories: ({ categories }) => ({
    body: {
      places: categories.map(({ id, parent_id, position }) => ({ id, parent_id, position })),
    },
  }),
  adminOrders: () => ({ query: { sort: '-total', status: 'pending', ...range } }),
  adminOrder: ({ orders }) => firstId(orders),
  transitionOrder: ({ orders }) => ({
    params: { id: first(orders, ({ status }) => status === 'pending').id },
    body: { status: 'processing' },
  }),
  addOrderNote: ({ orders }) => ({ ...firstId(orders), body: { text: 'Đã gọi khách' } }),
  adminDashboard: () => ({ query: range }),
  adminSettings: () => ({}),
  updateSettings: (tables) => ({ body: { site: siteOf(tables) } }),
} satisfies { [Op in AdminOperation]: SampleOf<Op> }

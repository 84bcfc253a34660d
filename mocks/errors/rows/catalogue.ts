import type { ErrorRow } from '../row'

/** A text that is there when the page opens. */
const atOnce = { place: 'main', action: null } as const

const product = {
  ...atOnce,
  section: '8.6',
  operation: 'productDetail',
  path: '/products/dam-chu-a-co-sen-tu-anh',
  test: 'e2e/faults/error-catalogue: what a product says',
} as const

const list = {
  ...atOnce,
  section: '8.6',
  operation: 'productList',
  path: '/products',
  test: 'e2e/faults/error-catalogue: what a list says',
} as const

const home = {
  ...atOnce,
  section: '8.6',
  path: '/',
  test: 'e2e/faults/error-catalogue: what the home page says',
} as const

const productRows: readonly ErrorRow[] = [
  {
    ...product,
    id: 'product.404',
    outcome: 404,
    said: { id: 'product.error.notFound' },
    scenario: ['productDetail.notFound'],
  },
  {
    ...product,
    id: 'product.noSlug',
    outcome: 404,
    said: { id: 'product.error.notFound' },
    path: '/products/khong-co',
    scenario: [],
    isByPath: true,
  },
  {
    ...product,
    id: 'product.400.server',
    outcome: 400,
    said: { server: 'Mã sản phẩm không đọc được' },
    scenario: ['productDetail.400:message=Mã sản phẩm không đọc được'],
  },
  {
    ...product,
    id: 'product.400',
    outcome: 400,
    said: { id: 'catalogue.error.invalid' },
    scenario: ['productDetail.400empty'],
  },
  {
    ...product,
    id: 'product.422',
    outcome: 422,
    said: { id: 'catalogue.error.invalid' },
    scenario: ['productDetail.422:slug=Sai'],
  },
  {
    ...product,
    id: 'product.offline',
    outcome: 'offline',
    said: { id: 'catalogue.error.offline' },
    scenario: ['productDetail.offline'],
  },
  {
    ...product,
    id: 'product.500.server',
    outcome: 500,
    said: { server: 'Kho đang kiểm kê' },
    scenario: ['productDetail.500:message=Kho đang kiểm kê'],
  },
  {
    ...product,
    id: 'product.500',
    outcome: 500,
    said: { id: 'product.error.failed' },
    scenario: ['productDetail.500empty'],
  },
  {
    ...product,
    id: 'product.related',
    operation: 'relatedProducts',
    outcome: 500,
    said: { id: 'product.related.none' },
    place: 'inline',
    scenario: ['relatedProducts.serverError'],
    action: 'scroll',
  },
  {
    ...product,
    id: 'product.sizeChart',
    outcome: 'done',
    said: { id: 'product.sizeChart.missing' },
    place: 'inline',
    scenario: ['product.bare'],
    action: 'openSizes',
  },
  {
    ...product,
    id: 'product.description',
    outcome: 'done',
    said: { id: 'product.detail.missing' },
    place: 'inline',
    scenario: ['product.bare'],
  },
  {
    ...product,
    id: 'product.viewed',
    operation: 'productsByIds',
    outcome: 500,
    said: { server: 'Đầm chữ A cổ sen Tú Anh' },
    place: 'inline',
    path: '/account/recently-viewed',
    scenario: ['login:shopper', 'viewed:some', 'productsByIds.serverError'],
  },
]

const listRows: readonly ErrorRow[] = [
  {
    ...list,
    id: 'category.404',
    operation: 'productsByCategory',
    outcome: 404,
    said: { id: 'catalogue.error.categoryNotFound' },
    path: '/category/khong-co',
    scenario: [],
    isByPath: true,
  },
  {
    ...list,
    id: 'products.500.server',
    outcome: 500,
    said: { server: 'Danh mục đang được sắp lại' },
    scenario: ['productList.500:message=Danh mục đang được sắp lại'],
  },
  {
    ...list,
    id: 'products.500',
    outcome: 500,
    said: { id: 'catalogue.error.products' },
    scenario: ['productList.500empty'],
  },
  {
    ...list,
    id: 'products.retry',
    outcome: 'unreadable',
    said: { id: 'ui.retry' },
    scenario: ['productList.html'],
  },
  {
    ...list,
    id: 'products.none',
    operation: 'productsByCategory',
    outcome: 'done',
    said: { id: 'catalogue.empty' },
    place: 'inline',
    path: '/category/dresses',
    scenario: ['catalogue.empty'],
  },
]

const homeRows: readonly ErrorRow[] = [
  {
    ...home,
    id: 'banners.500.server',
    operation: 'homepageBanners',
    outcome: 500,
    said: { server: 'Ảnh bìa đang được chụp' },
    scenario: ['homepageBanners.500:message=Ảnh bìa đang được chụp'],
  },
  {
    ...home,
    id: 'banners.500',
    operation: 'homepageBanners',
    outcome: 500,
    said: { id: 'home.error.banners' },
    scenario: ['homepageBanners.500empty'],
  },
  {
    ...home,
    id: 'home.500.server',
    operation: 'adminHomepageSections',
    outcome: 500,
    said: { server: 'Trang chủ đang được bày' },
    scenario: ['adminHomepageSections.500:message=Trang chủ đang được bày'],
  },
  {
    ...home,
    id: 'home.500',
    operation: 'adminHomepageSections',
    outcome: 500,
    said: { id: 'home.error.sections' },
    scenario: ['adminHomepageSections.500empty'],
  },
]

/** Product §8.6: products, lists, the home page. */
export const catalogueRows: readonly ErrorRow[] = [...productRows, ...listRows, ...homeRows]

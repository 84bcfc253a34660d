import { formWithImage } from '../../../mocks/pipeline/samples/sample'
import { entry, type Known, needed } from './entry'

const writes = true

const bannerOf = (known: Known) => ({
  image_url: known.data('uploadBannerImage').url,
  title_1: `contract:verify ${known.mark}`,
  title_2: '',
  link: '/products',
})
const bannerId = (known: Known) => known.data('createBanner').id

const section = (known: Known) =>
  needed(known.data('adminHomepageSections')[0], 'the home page has no sections')

const draftOf = (known: Known) =>
  ({ name: `contract:verify ${known.mark}`, status: 'draft' }) as const
const productId = (known: Known) => known.data('createProduct').product.id
const copyId = (known: Known) => known.data('duplicateProduct').product.id

const importId = (known: Known) => known.data('startProductImport').id

const categoryId = (known: Known) => known.data('createCategory').id

/** The id of an order that this run has placed, as the back office lists it. */
function ownOrderId(known: Known, title?: string): number {
  const { code } = known.data('createOrder', title).order
  const row = known.data('adminOrders').orders.find((order) => order.code === code)
  return needed(row, `the list of orders has no ${code}`).id
}

const cancel = { status: 'cancelled', reason: 'contract:verify' } as const
const newestFirst = { per_page: 20, sort: '-created' } as const
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

const contentEntries = [
  entry('adminBanners', 'staff', () => ({})),
  entry('uploadBannerImage', 'staff', () => ({ body: formWithImage() }), { writes }),
  entry('createBanner', 'staff', (known) => ({ body: bannerOf(known) }), { writes }),
  entry(
    'updateBanner',
    'staff',
    (known) => ({ params: { id: bannerId(known) }, body: bannerOf(known) }),
    { writes },
  ),
  entry(
    'updateBannerWithFile',
    'staff',
    (known) => {
      const { title_1, title_2, link } = bannerOf(known)
      return { params: { id: bannerId(known) }, body: formWithImage({ title_1, title_2, link }) }
    },
    { writes },
  ),
  entry(
    'reorderBanners',
    'staff',
    (known) => {
      const others = known.data('adminBanners').map(({ id }) => id)
      return { body: { ids: [...others, bannerId(known)] } }
    },
    { writes },
  ),
  entry('deleteBanner', 'staff', (known) => ({ params: { id: bannerId(known) } }), { writes }),
  entry(
    'updateHomepageSection',
    'staff',
    (known) => {
      const { section_key: key, is_active, content } = section(known)
      return { params: { key }, body: { is_active, content } }
    },
    { writes },
  ),
  entry(
    'updateHomepageSections',
    'staff',
    (known) => {
      const sections = known
        .data('adminHomepageSections')
        .map(({ section_key, is_active, content }) => ({ section_key, is_active, content }))
      return { body: { sections } }
    },
    { writes },
  ),
  entry(
    'uploadSectionImage',
    'staff',
    (known) => ({ body: formWithImage({ section_key: section(known).section_key }) }),
    { writes },
  ),
  entry(
    'reorderHomepageSections',
    'staff',
    (known) => ({
      body: { keys: known.data('adminHomepageSections').map(({ section_key }) => section_key) },
    }),
    { writes },
  ),
  entry('adminCustomers', 'staff', () => ({})),
  entry('adminCustomer', 'staff', (known) => ({
    params: {
      key: needed(known.data('adminCustomers').customers[0], 'there are no customers').key,
    },
  })),
  entry('adminActivity', 'staff', () => ({})),
  entry('adminSettings', 'staff', () => ({})),
  entry(
    'updateSettings',
    'staff',
    (known) => ({ body: { site: known.data('adminSettings').site } }),
    {
      writes,
    },
  ),
]

const catalogueEntries = [
  entry('adminProducts', 'staff', () => ({ query: { per_page: 20 as const } })),
  entry('adminBrands', 'staff', () => ({})),
  entry('uploadProductImage', 'staff', () => ({ body: formWithImage() }), { writes }),
  entry('createProduct', 'staff', (known) => ({ body: draftOf(known) }), { writes }),
  entry('adminProduct', 'staff', (known) => {
    const [first] = known.data('adminProducts').products
    return { params: { id: needed(first, 'there are no products').id } }
  }),
  entry(
    'updateProduct',
    'staff',
    (known) => ({ params: { id: productId(known) }, body: draftOf(known) }),
    { writes },
  ),
  entry('duplicateProduct', 'staff', (known) => ({ params: { id: productId(known) } }), { writes }),
  entry(
    'bulkUpdateProducts',
    'staff',
    (known) => ({
      body: { ids: [productId(known), copyId(known)], action: 'featured', is_featured: false },
    }),
    { writes },
  ),
  entry('adminVariants', 'staff', () => ({ query: { per_page: 100 as const } })),
  entry(
    'saveVariants',
    'staff',
    (known) => {
      const [first] = known.data('adminVariants').variants
      const { variant_id, stock } = needed(first, 'there are no variants')
      // As it is: nothing in the shop changes.
      return { body: { changes: [{ variant_id, field: 'stock', before: stock, after: stock }] } }
    },
    { writes },
  ),
  entry(
    'startProductImport',
    'staff',
    (known) => ({
      body: {
        file_name: 'contract-verify.csv',
        dry_run: true,
        rows: [{ line: 2, product_id: productId(known), is_featured: true }],
      },
    }),
    { writes },
  ),
  entry('productImports', 'staff', () => ({})),
  entry('productImport', 'staff', (known) => ({ params: { id: importId(known) } })),
  entry('productImportOutcomes', 'staff', (known) => ({ params: { id: importId(known) } })),
  entry('cancelProductImport', 'staff', (known) => ({ params: { id: importId(known) } }), {
    writes,
  }),
  entry('deleteProduct', 'staff', (known) => ({ params: { id: copyId(known) } }), {
    title: 'copy',
    writes,
  }),
  entry('deleteProduct', 'staff', (known) => ({ params: { id: productId(known) } }), { writes }),
  entry('adminCategories', 'staff', () => ({})),
  entry('createCategory', 'staff', ({ mark }) => ({ body: { name: `contract verify ${mark}` } }), {
    writes,
  }),
  entry('adminCategory', 'staff', (known) => {
    const [first] = known.data('adminCategories')
    return { params: { id: needed(first, 'there are no categories').id } }
  }),
  entry(
    'updateCategory',
    'staff',
    (known) => ({
      params: { id: categoryId(known) },
      body: { name: `contract verify ${known.mark} 2` },
    }),
    { writes },
  ),
  entry(
    'reorderCategories',
    'staff',
    (known) => {
      const all = [...known.data('adminCategories'), known.data('createCategory')]
      const places = all.map(({ id, parent_id, position }) => ({ id, parent_id, position }))
      return { body: { places } }
    },
    { writes },
  ),
  entry('deleteCategory', 'staff', (known) => ({ params: { id: categoryId(known) } }), { writes }),
]

const orderEntries = [
  entry('adminDashboard', 'staff', () => ({ query: { from: day(7), to: day(0) } })),
  entry('adminOrders', 'staff', () => ({ query: newestFirst })),
  entry('adminOrder', 'staff', (known) => {
    const [first] = known.data('adminOrders').orders
    return { params: { id: needed(first, 'there are no orders').id } }
  }),
  entry(
    'addOrderNote',
    'staff',
    (known) => ({ params: { id: ownOrderId(known) }, body: { text: 'contract:verify' } }),
    { writes },
  ),
  entry(
    'moveOrders',
    'staff',
    (known) => ({ body: { move: 'confirm', orders: [{ id: ownOrderId(known) }] } }),
    { writes },
  ),
  entry(
    'transitionOrder',
    'staff',
    (known) => ({ params: { id: ownOrderId(known) }, body: cancel }),
    {
      writes,
    },
  ),
  entry(
    'transitionOrder',
    'staff',
    (known) => ({ params: { id: ownOrderId(known, 'PayPal') }, body: cancel }),
    { title: 'PayPal', writes },
  ),
]

/** What the back office does. What it writes is its own and deleted again, or written as it was. */
export const staffEntries = [...contentEntries, ...catalogueEntries, ...orderEntries]

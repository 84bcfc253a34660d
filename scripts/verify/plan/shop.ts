import { entry, type Known, needed } from './entry'

const product = (known: Known) =>
  needed(
    known.data('productList').products.find(({ in_stock }) => in_stock),
    'the list has no product in stock',
  )

export const variantInStock = (known: Known) =>
  needed(
    known.data('productDetail').product.variants.find(({ stock }) => stock > 0),
    'the product has no variant in stock',
  )

const category = (known: Known) =>
  needed(known.data('categoryList')[0], 'there are no categories').slug

/** What anyone may ask: the catalogue, the home page, addresses. Nothing here changes anything. */
export const shopEntries = [
  entry('siteInfo', 'visitor', () => ({})),
  entry('homepageBanners', 'visitor', () => ({})),
  entry('homepageSections', 'visitor', () => ({})),
  entry('adminHomepageSections', 'visitor', () => ({})),
  entry('homepageContent', 'visitor', () => ({})),
  entry('categoryList', 'visitor', () => ({ query: { level: 1 as const } })),
  entry('productList', 'visitor', () => ({ query: { page: 1, per_page: 12 } })),
  entry('productsByCategory', 'visitor', (known) => ({ params: { slug: category(known) } })),
  entry('productDetail', 'visitor', (known) => ({ params: { slug: product(known).slug } })),
  entry('relatedProducts', 'visitor', (known) => ({ params: { slug: product(known).slug } })),
  entry('productsByIds', 'visitor', (known) => ({ body: { product_ids: [product(known).id] } })),
  entry('syncCartProducts', 'visitor', (known) => ({
    body: {
      items: [
        {
          productId: known.data('productDetail').product.id,
          variantId: variantInStock(known).id,
          quantity: 1,
        },
      ],
    },
  })),
  entry('countries', 'visitor', () => ({})),
  entry('provinces', 'visitor', () => ({})),
  entry('districts', 'visitor', (known) => ({ params: { id: provinceId(known) } })),
  entry('provinceWards', 'visitor', (known) => ({ params: { id: provinceId(known) } })),
  entry('wards', 'visitor', (known) => ({ params: { id: districtId(known) } })),
  entry('searchAddress', 'visitor', (known) => ({ query: { q: ward(known).name } })),
  entry('fullAddress', 'visitor', (known) => ({ query: { ward_id: ward(known).id } })),
]

function provinceId(known: Known): number {
  return needed(known.data('provinces')[0], 'there are no provinces').id
}

function districtId(known: Known): number {
  return needed(known.data('districts')[0], 'the province has no districts').id
}

function ward(known: Known) {
  return needed(known.data('wards')[0], 'the district has no wards')
}

/** The place of an order. */
export function placeOf(known: Known) {
  return {
    province_id: provinceId(known),
    district_id: districtId(known),
    ward_id: ward(known).id,
  }
}

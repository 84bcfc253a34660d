import type { CategoryLink, ProductSort } from '@/api/generated/model'
import { picked } from '@/lib/description'
import type { Database } from '../db/database'
import { type CategoryRow, type ProductRow, wishKey } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isShown, sortProducts } from '../rules/catalogue'
import { type FacetQuery, filterByFacets } from '../rules/facets'
import { pageOf } from '../rules/lists'
import type { Found } from '../rules/search/search'
import type { WorldSwitch } from '../scenarios/names'
import { refusal, refuse, success } from './answers'
import { searchShown } from './product-search'
import { byPosition } from './serialize/content'
import { categoryLinkOf, productOf, summaryOf, variantOf } from './serialize/product'
import {
  categoryAbove,
  categoryFamily,
  facetIndex,
  isProductShown,
  productOffer,
  shownCategory,
  shownProduct,
  shownProducts,
  variantsOf,
} from './shop-view'

type ListContext = {
  db: Database
  switches: ReadonlySet<WorldSwitch>
  query: FacetQuery & { page: number; per_page: number; sort?: ProductSort }
}

const relatedLimit = 8

const bare = { variants: [], attributes: [], description: null, size_chart: null, care: [] }

function within(
  db: Database,
  products: readonly ProductRow[],
  category: CategoryRow | null,
): readonly ProductRow[] {
  const ids = category ? categoryFamily(db, category) : new Set<number>()
  return products.filter(({ category_id }) => category_id !== null && ids.has(category_id))
}

function listOf(
  { db, query, switches }: ListContext,
  all: readonly ProductRow[],
  category: CategoryLink | null,
  search?: Found,
) {
  const { color, size, price_min, price_max, on_sale, in_stock } = query
  const filters = { color, size, price_min, price_max, on_sale, in_stock }
  const { found, facets } = filterByFacets(
    switches.has('catalogue.empty') ? [] : all,
    facetIndex(db),
    filters,
  )
  const minPriceOf = (product: ProductRow) => productOffer(db, product).min
  const { sort = 'default' } = query
  const sorted = search && sort === 'default' ? found : sortProducts(found, sort, minPriceOf)
  const { items, pagination } = pageOf(sorted, query)
  return success({
    products: items.map((product) => ({
      ...summaryOf(db, product),
      ...(search && { matched: [...search.matchesOf(product.id)] }),
    })),
    pagination,
    category,
    ...(!switches.has('catalogue.noFacets') && { facets }),
    ...(search && { is_nearest: search.isNearest }),
  })
}

function relatedTo(db: Database, product: ProductRow): readonly ProductRow[] {
  if (product.category_id === null) return []
  const category = db.get('categories', product.category_id)
  const others = shownProducts(db).filter(({ id }) => id !== product.id)
  const family = within(db, others, categoryAbove(db, category) ?? category)
  const isSibling = ({ category_id }: ProductRow) => category_id !== category.id
  const same = family.filter((related) => !isSibling(related))
  return [...same, ...family.filter(isSibling)].slice(0, relatedLimit)
}

export const catalogueHandlers: HandlersOf<'catalogue'> = {
  productList(context) {
    const { db, query } = context
    const { q = '', category: slug } = query
    const category = slug === undefined ? null : shownCategory(db, slug)
    const search = q.trim() === '' ? undefined : searchShown(db, q)
    const all = search ? search.ids.map((id) => db.get('products', id)) : shownProducts(db)
    const found = slug === undefined ? all : within(db, all, category)
    return listOf(context, found, categoryLinkOf(db, category?.id ?? null), search)
  },

  productsByCategory(context) {
    const { db, params, query } = context
    const category =
      shownCategory(db, params.slug) ?? refuse('productsByCategory', 'categoryNotFound')
    const inside = within(db, shownProducts(db), category)
    const found =
      query.category === undefined ? inside : within(db, inside, shownCategory(db, query.category))
    return listOf(context, found, categoryLinkOf(db, category.id))
  },

  productsByIds({ db, body }) {
    const products = body.product_ids.flatMap((id) => db.find('products', id) ?? [])
    const shown = products.filter((product) => isProductShown(db, product))
    return success({
      products: shown.map((product) => {
        const variant = variantsOf(db, product).find(({ stock }) => stock > 0)
        return { product: summaryOf(db, product), variant: variant ? variantOf(variant) : null }
      }),
    })
  },

  productDetail({ db, params, user, switches }) {
    const product = shownProduct(db, params.slug) ?? refuse('productDetail', 'notFound')
    return success({
      product: { ...productOf(db, product), ...(switches.has('product.bare') && bare) },
      is_in_wishlist: user !== null && Boolean(db.find('wishlist', wishKey(user.id, product.id))),
    })
  },

  relatedProducts({ db, params }) {
    const product = shownProduct(db, params.slug) ?? refuse('relatedProducts', 'notFound')
    return success({
      related_products: relatedTo(db, product).map((related) => summaryOf(db, related)),
    })
  },

  categoryList({ db, query }) {
    const parent = query.parent === undefined ? undefined : shownCategory(db, query.parent)
    if (parent === null) throw refusal('categoryList', 'categoryNotFound')
    const categories = db.tables.categories.filter(
      (category) =>
        isShown(category, categoryAbove(db, category)) &&
        (parent === undefined || category.parent_id === parent.id) &&
        (query.level === undefined || category.level === query.level),
    )
    const shown = ['id', 'parent_id', 'name', 'slug', 'image', 'level', 'position'] as const
    return success(categories.toSorted(byPosition).map((row) => picked(row, shown)))
  },
}

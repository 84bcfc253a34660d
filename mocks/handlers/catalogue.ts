import type { CategoryLink, FieldErrors, ProductSort } from '@/api/generated/model'
import { pickFields } from '@/lib/description'
import { isEmail } from '@/lib/kinds/email'
import { isPhone, phoneDigits } from '@/lib/kinds/phone'
import type { Database } from '../db/database'
import { type CategoryRow, type ProductRow, wishKey } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { type AnswerLanguage, languageOf } from '../pipeline/language'
import { type FacetQuery, filterByFacets, withMatchedColours } from '../rules/facets'
import { tableCache, pageOf } from '../rules/lists'
import { createSearch, type Fact, type FoundIds } from '../rules/search/search'
import type { WorldSwitch } from '../scenarios/names'
import { englishTranslator } from '../seed/english/own-texts'
import { emailKey } from './account'
import { emptySuccess, hasErrors, refusal, throwRefusal, success } from './answers'
import popularSearches from './popular-searches.json' with { type: 'json' }
import { byPosition, categoryLinkOf, productOf, summaryOf, variantOf } from './serialize/product'
import {
  parentCategoryOf,
  categoryFamily,
  facetIndex,
  isProductShown,
  isCategoryShown,
  productOffer,
  shownCategory,
  shownProduct,
  shownProducts,
  sortProducts,
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
  search?: FoundIds,
) {
  const { found, facets } = filterByFacets(
    switches.has('catalogue.empty') ? [] : all,
    facetIndex(db),
    query,
  )
  const minPriceOf = (product: ProductRow) => productOffer(db, product).min
  const { sort = 'default' } = query
  const sorted = search && sort === 'default' ? found : sortProducts(found, sort, minPriceOf)
  const { items, pagination } = pageOf(sorted, query)
  return success({
    products: items.map((product) => {
      const matched = search && [...search.matchesOf(product.id)]
      const card = withMatchedColours(summaryOf(db, product), query, matched)
      return { ...card, ...(matched && { matched }) }
    }),
    pagination,
    category,
    facets,
    ...(search && { is_nearest: search.isNearest }),
  })
}

function relatedTo(db: Database, product: ProductRow): readonly ProductRow[] {
  if (product.category_id === null) return []
  const category = db.get('categories', product.category_id)
  const others = shownProducts(db).filter(({ id }) => id !== product.id)
  const family = within(db, others, parentCategoryOf(db, category) ?? category)
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
      shownCategory(db, params.slug) ?? throwRefusal('productsByCategory', 'categoryNotFound')
    const inside = within(db, shownProducts(db), category)
    const found =
      query.category === undefined ? inside : within(db, inside, shownCategory(db, query.category))
    return listOf(context, found, categoryLinkOf(db, category.id))
  },

  productsByIds({ db, body }) {
    const products = [...new Set(body.product_ids)].flatMap((id) => db.find('products', id) ?? [])
    const shown = products.filter((product) => isProductShown(db, product))
    return success({
      products: shown.map((product) => {
        const variant = variantsOf(db, product).find(({ stock }) => stock > 0)
        return { product: summaryOf(db, product), variant: variant ? variantOf(variant) : null }
      }),
    })
  },

  productDetail({ db, params, user, switches }) {
    const product = shownProduct(db, params.slug) ?? throwRefusal('productDetail', 'notFound')
    return success({
      product: { ...productOf(db, product), ...(switches.has('product.bare') && bare) },
      is_in_wishlist: user !== null && Boolean(db.find('wishlist', wishKey(user.id, product.id))),
    })
  },

  relatedProducts({ db, params }) {
    const product = shownProduct(db, params.slug) ?? throwRefusal('relatedProducts', 'notFound')
    return success({
      related_products: relatedTo(db, product).map((related) => summaryOf(db, related)),
    })
  },

  categoryList({ db, query }) {
    const parent = query.parent === undefined ? undefined : shownCategory(db, query.parent)
    if (parent === null) throw refusal('categoryList', 'categoryNotFound')
    const categories = db.tables.categories.filter(
      (category) =>
        isCategoryShown(category, parentCategoryOf(db, category)) &&
        (parent === undefined || category.parent_id === parent.id) &&
        (query.level === undefined || category.level === query.level),
    )
    const shown = ['id', 'parent_id', 'name', 'slug', 'image', 'level', 'position'] as const
    return success(categories.toSorted(byPosition).map((row) => pickFields(row, shown)))
  },
}

type Person = { email: string | null; phone: string | null }

/**
 * Handles requests of shoppers who want a message when a variant is in stock again. The mock server never
 * sends a message.
 */
export const restockHandlers: HandlersOf<'restock'> = {
  createRestockNotice({ db, params, body, now }) {
    const product = db.find('products', params.id)
    if (!product || !isProductShown(db, product)) throw refusal('createRestockNotice', 'notFound')
    const variant = db.find('variants', body.variant_id)
    if (variant?.product_id !== product.id) throw refusal('createRestockNotice', 'variantNotFound')
    const person = { email: body.email?.trim() || null, phone: body.phone?.trim() || null }
    const errors = personErrors(person)
    if (hasErrors(errors)) throw refusal('createRestockNotice', 'invalid', errors)
    const others = db.where('restock_notices', 'variant_id', variant.id)
    if (!others.some((notice) => personKey(notice) === personKey(person))) {
      db.insert('restock_notices', {
        variant_id: variant.id,
        ...person,
        created_at: now.toISOString(),
      })
    }
    return emptySuccess('Cửa hàng sẽ báo khi có hàng')
  },
}

function personErrors({ email, phone }: Person): FieldErrors {
  if (email === null && phone === null) return { email: ['Vui lòng nhập email hoặc số điện thoại'] }
  return {
    ...(email !== null && !isEmail(email) && { email: ['Email cần có dạng ten@example.com'] }),
    ...(phone !== null &&
      !isPhone(phone) && { phone: ['Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'] }),
  }
}

/** Returns a key that is equal for every spelling of a person's e-mail address and phone number. */
function personKey({ email, phone }: Person): string {
  return `${emailKey(email ?? '')} ${phoneDigits(phone ?? '')}`
}

const sources = ['products', 'product_colours', 'product_sizes', 'categories'] as const

const kept = tableCache<(q: string) => FoundIds>()

/**
 * Searches the products that shoppers can see. Equally good results keep the default order. The index is
 * built again after a write to one of its tables.
 */
function searchShown(db: Database, q: string): FoundIds {
  const search = kept(
    sources.map((table) => db.tables[table]),
    () => {
      const products = sortProducts(shownProducts(db), 'default', () => 0)
      return createSearch(
        products.map((product) => ({ id: product.id, facts: factsOf(db, product) })),
      )
    },
  )
  return search(q)
}

function factsOf(db: Database, { id, name, category_id, description }: ProductRow): Fact[] {
  const category = category_id === null ? undefined : db.get('categories', category_id)
  const texts: (readonly [Fact['kind'], string | undefined])[] = [
    ['name', name],
    ['category', category?.name],
    ['category', category && parentCategoryOf(db, category)?.name],
    ...db.where('product_colours', 'product_id', id).map((row) => ['color', row.name] as const),
    ...db
      .where('product_sizes', 'product_id', id)
      .map((row) => ['size', `Size ${row.name}`] as const),
    ['material', materialOf(description)],
  ]
  const english = englishTranslator(db)
  return texts.flatMap(([kind, text]) => (text ? { kind, text, english: english(text) } : []))
}

/** Returns the fabric of a product: the text beside "Chất liệu" in the table of facts of its description. */
function materialOf(description: string): string | undefined {
  return /Chất liệu<\/th><td>([^<]+)/.exec(description)?.[1]
}

/**
 * Popular searches in the caller's language. The list is fixed, because the mock server records no searches.
 */
const popular: Readonly<Record<AnswerLanguage, readonly string[]>> = popularSearches

export const searchHandlers: HandlersOf<'search'> = {
  popularSearches: ({ db, headers }) =>
    success(popular[languageOf(headers)].filter((q) => searchShown(db, q).ids.length > 0)),
}

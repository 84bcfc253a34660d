import type { QueryClient } from '@tanstack/react-query'
import { contentLanguage } from '@/api/content-language'
import type {
  CartProduct,
  CategoryLink,
  ProductDetailData,
  ProductSummary,
} from '@/api/generated/model'
import { cardOfLine, productFromCard } from '@/domain/catalogue/known-product'
import { isRecord, memberOf } from '@/lib/json'
import { wishlistIdsQuery } from '../wishlist/queries'

/**
 * Returns the data that the cache has about a product, or undefined (Product §2.6.12). The source is any card
 * of the product, for example in a list, in the search or in the wishlist. If there is no card, the source is
 * a line of the cart. Only API responses in the current language are searched, the newest first.
 */
export function cachedProduct(client: QueryClient, slug: string): ProductDetailData | undefined {
  const inLanguage = `${contentLanguage.now() ?? ''} `
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ queryHash }) => queryHash.startsWith(inLanguage))
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => memberOf(state.data, 'data'))
  const find = <Part extends { slug: string }>(is: (value: unknown) => value is Part) => {
    for (const answer of answers) {
      const part = partOf(answer, (value): value is Part => is(value) && value.slug === slug)
      if (part) return { part, answer }
    }
    return undefined
  }
  const listed = find(isCard)
  const card = listed?.part ?? cardOfLineIn(find(isLine))
  if (!card) return undefined
  const category = memberOf(listed?.answer, 'category')
  const wished = client.getQueryData(wishlistIdsQuery.queryKey)?.data.products ?? []
  return {
    product: productFromCard(card, isCategory(category) ? category : null),
    is_in_wishlist: wished.some(({ id }) => id === card.id),
  }
}

const cardOfLineIn = (found: { part: CartProduct } | undefined) => found && cardOfLine(found.part)

/**
 * Returns the first part of a cached API response for which `fits` is true, at any depth. Returns undefined
 * if there is none.
 */
function partOf<Part>(value: unknown, fits: (value: unknown) => value is Part): Part | undefined {
  if (fits(value)) return value
  if (!isRecord(value)) return undefined
  for (const inner of Object.values(value)) {
    const part = partOf(inner, fits)
    if (part) return part
  }
  return undefined
}

// All cached responses have the form that the contract describes (`api/answers`). A few fields are therefore
// enough to recognise a card, a cart line or a category.
const isCard = (value: unknown): value is ProductSummary =>
  isRecord(value) && 'slug' in value && 'in_stock' in value && 'min_price' in value
const isLine = (value: unknown): value is CartProduct =>
  isRecord(value) && 'slug' in value && 'productId' in value && 'price' in value
const isCategory = (value: unknown): value is CategoryLink => isRecord(value) && 'slug' in value

import { accounts } from '../../mocks/seed/accounts.ts'
import type { ProductDetailResponse, ProductListResponse } from '../../src/api/generated/model.ts'
import type { Backend } from './site.ts'
import type { Visit } from './visit.ts'

export type Screen = {
  name: string
  path: string
  stored: Readonly<Record<string, string>>
  /** True for a desktop window of 1440 x 900. False for a phone. */
  isDesk: boolean
  /**
   * CSS selectors of the content that the visitor came to read. The measure `text` is the time at which all
   * of this content is visible.
   */
  reads: readonly string[]
  bounds: Partial<Visit>
}

/** Bounds for every screen of the shop (Product §13). */
const ofShop: Partial<Visit> = { fcp: 1000, lcp: 1600, tbt: 150, cls: 0 }
/** Bounds for prerendered pages (Product §13). */
const ofPrerenderedPages: Partial<Visit> = { fcp: 900, lcp: 1150, text: 1200 }
/**
 * Bounds for the account and the back office. These screens have no bounds in ms, because they may load more
 * slowly.
 */
const ofRooms: Partial<Visit> = { cls: 0 }

type Product = ProductDetailResponse['data']['product']

/**
 * Returns the screens whose loading is measured. With `prerendered`, the pages of home, lists and products
 * have their content in the HTML, so their bounds are lower.
 */
export async function screensOf({ ask }: Backend, prerendered: boolean): Promise<Screen[]> {
  const list = await ask<ProductListResponse>('/api/products?per_page=1')
  const slug = list.data.products[0]?.slug ?? ''
  const { data } = await ask<ProductDetailResponse>(`/api/products/${slug}`)
  const sessionOf = async ({ email, password }: { email: string; password: string }) => {
    const login = await ask<{ data: { token: string } }>('/api/auth/login', { email, password })
    return { auth_token: login.data.token }
  }
  const nameAndPrice = ['main h1', 'main [data-price]']
  const stored = cartOf(data.product)
  const rooms = { bounds: ofRooms }
  const screens: (Pick<Screen, 'name' | 'path'> & Partial<Screen> & { held?: Partial<Visit> })[] = [
    { name: 'home', path: '/', reads: ['main h2'], held: { ...ofPrerenderedPages, lcp: 1000 } },
    { name: 'list', path: '/category/shirts', reads: nameAndPrice, held: ofPrerenderedPages },
    { name: 'product', path: `/products/${slug}`, reads: nameAndPrice, held: ofPrerenderedPages },
    { name: 'cart', path: '/cart', stored },
    { name: 'checkout', path: '/checkout', stored },
    {
      name: 'account orders',
      path: '/account/orders',
      stored: await sessionOf(accounts.shopper),
      ...rooms,
    },
    {
      name: 'admin products',
      path: '/admin/products',
      stored: await sessionOf(accounts.staff),
      ...rooms,
    },
  ]
  return screens.map(({ held, bounds = ofShop, ...screen }) => {
    const all = { ...bounds, ...(prerendered && held) }
    const isDesk = screen.path.startsWith('/admin')
    return { stored: {}, isDesk, reads: ['main h1'], ...screen, bounds: all }
  })
}

/** Returns a stored cart with one line. Throws when the product is sold out. */
function cartOf(product: Product): Screen['stored'] {
  const line = linesOf(product).at(0)
  if (!line) throw new Error(`${product.name} is sold out`)
  return storedCart([line])
}

/** Returns a stored cart with `count` lines, or with fewer lines if the backend has fewer variants. */
export async function longCart({ ask }: Backend, count: number): Promise<Screen['stored']> {
  const lines: CartLine[] = []
  for (let page = 1, last = 1; page <= last && lines.length < count; page += 1) {
    const { data } = await ask<ProductListResponse>(`/api/products?per_page=100&page=${page}`)
    last = data.pagination.last_page
    for (const { slug } of data.products) {
      if (lines.length >= count) break
      const answer = await ask<ProductDetailResponse>(`/api/products/${slug}`)
      lines.push(...linesOf(answer.data.product))
    }
  }
  return storedCart(lines.slice(0, count))
}

type CartLine = ReturnType<typeof linesOf>[number]

function linesOf({ id, name, slug, image, variants }: Product) {
  return variants
    .filter(({ stock }) => stock > 0)
    .map(({ id: variantId, price }) => ({
      productId: id,
      variantId,
      quantity: 1,
      price,
      // The backend's origin is removed from the URL, because the page comes from another origin.
      image: image && image.slice(new URL(image).origin.length),
      name,
      slug,
      color: null,
      size: null,
    }))
}

function storedCart(lines: readonly CartLine[]): Screen['stored'] {
  return {
    cart: JSON.stringify(lines),
    cart_selected: JSON.stringify(
      lines.map(({ productId, variantId }) => `${productId}:${variantId}`),
    ),
  }
}

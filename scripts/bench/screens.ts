import type { ViewportSize } from 'playwright'
import { accounts } from '../../mocks/seed/accounts.ts'
import { budgets } from '../size-budgets.ts'
import type { Stored, Visit } from './visit.ts'

/** A screen to open, and what it may cost at most. */
export interface Screen {
  name: string
  path: string
  stored: Stored
  viewport: ViewportSize
  /** CSS of what the visitor came to read. */
  reads: readonly string[]
  bounds: Partial<Visit>
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

interface Listed {
  id: number
  name: string
  slug: string
  image: string | null
  variants: Variant[]
}

interface Variant {
  id: number
  price: number
  stock: number
  attributes: { attribute_type: 'color' | 'size'; value: string }[]
}

/** Of every screen of the shop (Product §13). */
const ofShop: Partial<Visit> = { fcp: 1000, lcp: 1600, tbt: 150, cls: 0, waves: 4 }
/** Of pages that hold their first view (Product §13). */
const ofSnapshots: Partial<Visit> = { fcp: 900, lcp: 1150, text: 1200 }
/** The account and the back office may take longer to be there, not more turns. */
const ofRooms: Partial<Visit> = { cls: 0, allWaves: 6 }

/**
 * The screens of the main job with a product that the backend sells, the shopper's orders and the staff's products.
 * @param snapshots whether home, lists and products hold their first view
 */
export async function screensOf(api: string, snapshots: boolean): Promise<Screen[]> {
  const { products } = await answer<{ products: Listed[] }>(`${api}/api/products?per_page=1`)
  const slug = products[0]?.slug ?? ''
  const { product } = await answer<{ product: Listed }>(`${api}/api/products/${slug}`)
  const cart = cartOf(product)
  const screens = [
    { name: 'home', path: '/', reads: ['main h2'], held: { ...ofSnapshots, lcp: 1000 } },
    {
      name: 'list',
      path: '/category/shirts',
      reads: ['main h1', 'main [data-price]'],
      held: ofSnapshots,
    },
    {
      name: 'product',
      path: `/products/${slug}`,
      reads: ['main h1', 'main [data-price]'],
      held: ofSnapshots,
    },
    { name: 'cart', path: '/cart', stored: cart },
    { name: 'checkout', path: '/checkout', stored: cart },
    {
      name: 'account orders',
      path: '/account/orders',
      stored: await sessionOf(api, accounts.shopper),
      bounds: ofRooms,
    },
    {
      name: 'admin products',
      path: '/admin/products',
      stored: await sessionOf(api, accounts.staff),
      viewport: desk,
      bounds: ofRooms,
    },
  ]
  return screens.map(({ held, bounds = ofShop, ...screen }) => {
    const js = budgets.find((budget) => budget.screen === screen.name)?.limit
    const all = { ...bounds, ...(snapshots && held), ...(js && { js }) }
    return { stored: {}, viewport: phone, reads: ['main h1'], ...screen, bounds: all }
  })
}

/** What a browser stores of somebody who is signed in. */
async function sessionOf(api: string, { email, password }: Login): Promise<Stored> {
  const response = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return { auth_token: data.token }
}

type Login = { email: string; password: string }

async function answer<Data>(url: string): Promise<Data> {
  const response = await fetch(url)
  const { data } = (await response.json()) as { data: Data }
  return data
}

/** A cart as the shop stores it, with one line. Throws where nothing of the product is left. */
function cartOf({ id, name, slug, image, variants }: Listed): Stored {
  const variant = variants.find(({ stock }) => stock > 0)
  if (!variant) throw new Error(`${name} is sold out`)
  const value = (type: string) =>
    variant.attributes.find(({ attribute_type }) => attribute_type === type)?.value ?? null
  const line = {
    productId: id,
    variantId: variant.id,
    quantity: 1,
    price: variant.price,
    image,
    name,
    slug,
    color: value('color'),
    size: value('size'),
  }
  return {
    cart: JSON.stringify([line]),
    cart_selected: JSON.stringify([`${id}:${variant.id}`]),
  }
}

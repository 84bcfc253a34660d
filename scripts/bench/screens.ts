import { budgets } from '../size-budgets.ts'
import type { Stored, Visit } from './visit.ts'

/** A screen to open, and what it may cost at most. */
export interface Screen {
  name: string
  path: string
  stored: Stored
  bounds: Partial<Visit>
}

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

/** Of every screen, whatever it shows (quality: FCP 1.0 s, LCP 1.6 s, TBT 150 ms, CLS 0, 10 requests). */
const common: Partial<Visit> = { fcp: 1000, lcp: 1600, tbt: 150, cls: 0, requests: 10 }

/** The screens of the main job, with a product that the backend sells. */
export async function screensOf(api: string): Promise<Screen[]> {
  const { products } = await answer<{ products: Listed[] }>(`${api}/api/products?per_page=1`)
  const slug = products[0]?.slug ?? ''
  const { product } = await answer<{ product: Listed }>(`${api}/api/products/${slug}`)
  const screens = [
    { name: 'home', path: '/', stored: {} },
    { name: 'category', path: '/category/shirts', stored: {} },
    { name: 'product', path: `/products/${slug}`, stored: {} },
    { name: 'cart', path: '/cart', stored: cartOf(product) },
  ]
  return screens.map((screen) => {
    const js = budgets.find((budget) => budget.screen === screen.name)?.limit
    return { ...screen, bounds: { ...common, ...(js && { js }) } }
  })
}

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

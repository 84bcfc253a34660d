import type { Locator, Page } from '@playwright/test'
import type { ProductDetailResponse } from '../../src/api/generated/model'
import type { Text } from './texts'
import { fillStorage } from './world'

/** A stored line of the cart, with the fields that tests use. */
export type StoredLine = { variantId: number; quantity: number; price: number; stock?: number }

/**
 * Stores a cart in the browser. It has the first variant in stock of each product, and all lines are
 * selected.
 */
export async function keepCart(page: Page, ...slugs: string[]): Promise<void> {
  const lines = await Promise.all(slugs.map((slug) => lineOf(page, slug)))
  await fillStorage(page, {
    cart: JSON.stringify(lines),
    cart_selected: JSON.stringify(lines.map((line) => `${line.productId}:${line.variantId}`)),
  })
}

/** Returns a cart line for the first variant in stock of a product. */
export async function lineOf(page: Page, slug: string) {
  const answer: ProductDetailResponse = await (
    await page.request.get(`/api/products/${slug}`)
  ).json()
  const { id, name, variants } = answer.data.product
  const variant = variants.find(({ stock }) => stock > 0)
  if (!variant) throw new Error(`${name} is sold out`)
  const valueOf = (type: 'color' | 'size') =>
    variant.attributes.find(({ attribute_type }) => attribute_type === type)?.value ?? null
  return {
    productId: id,
    variantId: variant.id,
    quantity: 1,
    price: variant.price,
    image: null,
    name,
    slug,
    color: valueOf('color'),
    size: valueOf('size'),
  }
}

/** Returns the lines of the cart that the browser stores. */
export async function storedLines(page: Page): Promise<StoredLine[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))
}

/** Returns the lines that the cart screen shows. */
export function linesOf(page: Page, text: Text): Locator {
  return page.getByRole('region', { name: text('cart.lines') }).getByRole('listitem')
}

/** Returns the region in which toasts appear. */
export function toastsOf(page: Page, text: Text): Locator {
  return page.getByRole('region', { name: text('ui.toast.region') })
}

/** Opens the cart with the link in the toast about the added product. */
export async function viewCart(page: Page, text: Text): Promise<void> {
  await toastsOf(page, text)
    .getByRole('link', { name: text('product.viewCart') })
    .click()
}

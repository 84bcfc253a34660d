import { type Line, lineKey } from '@/domain/cart/cart'
import { hashOfText } from '@/lib/kept'
import type { Database } from '../db/database'
import { summaryOf } from '../handlers/serialize/product'
import { isProductShown } from '../handlers/shop-view'
import { accounts } from '../seed/accounts'
import { checkoutDraft } from '../seed/checkout-draft'
import type { MockWorld } from './open-world'

/** The browser's storage that the shop starts with: texts by key. Null removes a key. */
export type PreparedBrowser = {
  local: Readonly<Record<string, string | null>>
  session: Readonly<Record<string, string | null>>
  /** The state that the page's history entry must have. Null if any state fits. */
  entry: Readonly<Record<string, unknown>> | null
  isFull: boolean
}

export const ballastKey = '__mock_ballast'

/**
 * The history entry of a checkout whose form is filled in. The shop stores the lines of a checkout for one
 * history entry only.
 */
const checkoutEntry = { __TSR_key: 'mock-checkout', __TSR_index: 0 }

const sampleSlug = 'dam-chu-a-co-sen-tu-anh'

function sampleProduct(db: Database) {
  const known = db.where('products', 'slug', sampleSlug)
  for (const product of [...known, ...db.tables.products]) {
    if (!isProductShown(db, product)) continue
    const variant = db.where('variants', 'product_id', product.id).find(({ stock }) => stock > 1)
    if (variant) return { product, variant }
  }
  return null
}

function sampleLine(db: Database): Line | null {
  const found = sampleProduct(db)
  if (!found) return null
  const { product, variant } = found
  return {
    productId: product.id,
    variantId: variant.id,
    quantity: 1,
    price: variant.price,
    image: variant.image_url ?? product.images[0] ?? null,
    name: product.name,
    slug: product.slug,
    color: variant.color || null,
    size: variant.size || null,
  }
}

/**
 * Returns the values that the scenario puts into the browser's storage before the shop starts. Product §9.1
 * names the keys.
 */
export function preparedBrowser({ db, scenario, signIn }: MockWorld): PreparedBrowser {
  const { login, prepared } = scenario.current().scenario
  const line = sampleLine(db)
  const viewed = sampleProduct(db)?.product
  const payment = prepared.has('checkout:paypal') ? 'paypal' : 'cod'
  const isCheckout = prepared.has('checkout:cod') || prepared.has('checkout:paypal')
  const lines = line ? [line] : []
  const checkoutLines = JSON.stringify({ visit: checkoutEntry.__TSR_key, lines })
  return {
    local: {
      // The shop stores two values at sign-in: the token, and the owner of the data in the browser.
      ...(login && {
        auth_token: signIn(login),
        session_owner: login === 'visitor' ? null : hashOfText(accounts[login].email),
      }),
      ...(prepared.has('cart:filled') && {
        cart: JSON.stringify(lines),
        cart_selected: JSON.stringify(lines.map(lineKey)),
      }),
      ...(prepared.has('viewed:some') &&
        viewed && { recently_viewed: JSON.stringify([summaryOf(db, viewed)]) }),
    },
    session: isCheckout
      ? { checkout_lines: checkoutLines, checkout_draft: checkoutDraft(payment) }
      : {},
    entry: isCheckout ? checkoutEntry : null,
    isFull: prepared.has('storage:full'),
  }
}

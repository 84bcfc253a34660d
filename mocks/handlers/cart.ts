import type { CartItem, CartProduct, CartVariant } from '@/api/generated/model'
import { tidyCouponCode } from '@/domain/order/bill'
import type { Database } from '../db/database'
import type { ProductRow, VariantRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { usdOf } from '../rules/payments'
import { hasErrors, refusal, success } from './answers'
import { judgeCoupon } from './coupons'
import { goneLineErrors, linesOf, orderBill, pricedLines } from './order-lines'
import { readWithoutReplacedOrder } from './replaced-order'
import { attributeNames, optionsOf } from './serialize/product'
import { isProductShown, variantsOf } from './shop-view'

/** The scenario `cart.price-changed` adds this amount to the price, in VND. */
const priceRise = 20_000

function variantOfLine(db: Database, product: ProductRow, line: CartItem): VariantRow | null {
  if (line.variantId !== null) {
    const variant = db.find('variants', line.variantId)
    return variant?.product_id === product.id ? variant : null
  }
  const isMeant = (row: VariantRow) =>
    row.color === (line.color ?? '') && row.size === (line.size ?? '')
  return variantsOf(db, product).find(isMeant) ?? null
}

function shownProductOfLine(db: Database, line: CartItem): ProductRow | null {
  const product = db.find('products', line.productId)
  return product && isProductShown(db, product) ? product : null
}

function cartVariantOf(row: VariantRow): CartVariant {
  const { id, price, original_price, stock, image_url } = row
  const attribute_values = optionsOf(row).map(({ type, value }) => ({
    value,
    attribute: { type, name: attributeNames[type] },
  }))
  return { id, price, original_price, stock, image_url, attribute_values }
}

/**
 * Returns a cart line for a removed product or variant. If the product still exists, its name, slug and
 * picture are used. Otherwise the name and the slug come from the shopper's cart. Then the line has no
 * picture, because a server must not send a URL that it does not know.
 */
function goneLine(line: CartItem, product: ProductRow | null): CartProduct {
  const image = product?.images[0] ?? null
  return {
    productId: line.productId,
    variantId: line.variantId,
    quantity: line.quantity,
    price: line.price ?? 0,
    image,
    name: product?.name ?? line.name ?? '',
    original_name: product?.name ?? null,
    slug: product?.slug ?? line.slug ?? '',
    color: line.color ?? null,
    size: line.size ?? null,
    variant: null,
    product: product && { id: product.id, name: product.name, slug: product.slug, image },
  }
}

function knownLine(line: CartItem, product: ProductRow, variant: VariantRow): CartProduct {
  return {
    ...goneLine(line, product),
    variantId: variant.id,
    price: variant.price,
    image: variant.image_url ?? product.images[0] ?? null,
    color: variant.color || null,
    size: variant.size || null,
    variant: cartVariantOf(variant),
  }
}

/**
 * Returns the key of a cart line (Product §3.4). It consists of product and variant. If the line has no
 * variant, it consists of product, colour and size.
 */
function keyOf({ productId, variantId, color, size }: CartProduct): string {
  return JSON.stringify(variantId === null ? [productId, color, size] : [productId, variantId])
}

function mergeLines(lines: readonly CartProduct[]): CartProduct[] {
  const merged = new Map<string, CartProduct>()
  for (const line of lines) {
    const key = keyOf(line)
    const known = merged.get(key)
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** A quote is valid for this time, in ms. */
const quoteMs = 10 * 60_000

/** The mock server stores no cart, so these operations read the cart from the request (Product §4, §7). */
export const cartHandlers: HandlersOf<'cart'> = {
  quoteOrder({ db, body, now }) {
    const wanted = linesOf(db, body)
    const lines = pricedLines(wanted)
    const code = tidyCouponCode(body.coupon_code ?? '')
    const judge = () => judgeCoupon(db, code, { lines, now })
    const coupon = readWithoutReplacedOrder(db, body.replaces, { now, read: judge })
    const errors = { ...coupon.errors, ...goneLineErrors(wanted) }
    if (hasErrors(errors)) throw refusal('quoteOrder', 'couponRefused', errors)
    const valid_until = new Date(now.getTime() + quoteMs).toISOString()
    const bill = orderBill(wanted, coupon.grant)
    return success({ bill, valid_until, usd: usdOf(bill.total) })
  },

  syncCartProducts({ db, body, switches, now }) {
    const lineNow = (line: CartItem, index: number): CartProduct => {
      const isFirst = index === 0
      const product = shownProductOfLine(db, line)
      const variant = product && variantOfLine(db, product, line)
      if (!variant || (isFirst && switches.has('cart.variant-gone'))) return goneLine(line, product)
      const isDearer = isFirst && switches.has('cart.price-changed')
      const sold = isDearer ? { ...variant, price: variant.price + priceRise } : variant
      return knownLine(line, product, sold)
    }
    const read = () => body.items.map(lineNow)
    const lines = readWithoutReplacedOrder(db, body.replaces, { now, read })
    return success({ cart_products: mergeLines(lines) })
  },
}

import type { Product, Variant } from '@/api/generated/model'
import { maxQuantity } from '@/domain/cart/cart'
import { lineOf } from '@/domain/cart/line'
import { addToCartAtom, countInCartAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/state'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { nextPaint } from '@/lib/next-task'
import { useSetAtom } from '@/lib/store'
import { type ToastInput, useToast } from '@/ui/toast/toast'

/** Handlers to buy one unit: `onBuyNow` goes straight to checkout and leaves the cart alone. Without a variant they warn (Product §5). */
export function usePurchase(product: Product) {
  const msg = useMsg()
  const toast = useToast()
  const addToCart = useSetAtom(addToCartAtom)
  const countInCart = useSetAtom(countInCartAtom)
  const goToCheckout = useGoToCheckout()
  const toCart = { label: msg('product.viewCart'), to: '/cart' } as const
  const add = (variant: Variant): ToastInput => {
    const line = lineOf(product, variant)
    const n = countInCart(line)
    if (n >= Math.min(variant.stock, maxQuantity))
      return { message: msg('product.allInCart', { n }), type: 'warning', link: toCart }
    const undo = addToCart(line)
    if (!undo) return { message: msg('product.addFailed'), type: 'error' }
    const facts = [line.color, line.size, formatVnd(line.price)].filter(Boolean).join(' · ')
    const item = { picture: line.image, text: facts }
    return { message: msg('product.added'), item, link: toCart, undo }
  }
  const withChoice = (action: (variant: Variant) => void) => (variant: Variant | null) => {
    if (variant) action(variant)
    else toast({ message: msg('product.chooseOptions'), type: 'warning' })
  }
  return {
    onAdd: withChoice((variant) => {
      const outcome = add(variant)
      // The count in the header answers the click; the toast takes longer and follows.
      void nextPaint().then(() => toast(outcome))
    }),
    onBuyNow: withChoice((variant) => goToCheckout([lineOf(product, variant)])),
  }
}

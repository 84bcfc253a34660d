import { startTransition, useEffect } from 'react'
import type { Product, Variant } from '@/api/generated/model'
import { lineKey } from '@/domain/cart/cart'
import { lineOf } from '@/domain/cart/line'
import { loadAddedCart } from '@/features/cart/added/load-added'
import { addToCartAtom } from '@/features/cart/add-to-cart'
import { expectAddedAtom, focusedControl, showAddedAtom } from '@/features/cart/just-added'
import { useGoToCheckout } from '@/features/checkout/use-checkout-lines'
import { useMsg } from '@/i18n/use-msg'
import { nextPaint } from '@/lib/next-task'
import { useSetAtom } from '@/lib/store'
import { useFirstSign } from '@/ui/feedback/use-first-sign'
import { useToast } from '@/ui/toast/toast'

/** Late enough that the product's picture does not share the wire with it. */
const loadAfterMs = 2000

/** Without a connection it is asked for again when it opens. */
const loadMiniCart = () => loadAddedCart().catch(() => null)

/**
 * Handlers to buy one unit of a product: `onAdd` puts it into the cart, which the header's count shows at once, and opens the
 * mini cart; `onBuyNow` goes straight to checkout and leaves the cart alone. Without a variant they warn (Product §5).
 * Closing the mini cart gives the focus to `openerOf`: by default to the button that was pressed.
 */
export function usePurchase(product: Product, openerOf = focusedControl) {
  const msg = useMsg()
  const toast = useToast()
  const addToCart = useSetAtom(addToCartAtom)
  const showAdded = useSetAtom(showAddedAtom)
  const goToCheckout = useGoToCheckout()
  const expectAdded = useSetAtom(expectAddedAtom)
  useFirstSign(() => {
    const [variant] = product.variants
    const line = variant ? lineOf(product, variant) : null
    void loadMiniCart().then((part) => part && startTransition(() => expectAdded(line)))
  })
  useEffect(function loadSoon() {
    const timer = setTimeout(() => void loadMiniCart(), loadAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const add = (variant: Variant) => {
    const line = lineOf(product, variant)
    if (!addToCart(line)) {
      toast({ message: msg('product.addFailed'), type: 'error' })
      return
    }
    const added = { key: lineKey(line), opener: openerOf() }
    // The count in the header answers the press; the mini cart takes longer and follows.
    void nextPaint().then(() => startTransition(() => showAdded(added)))
  }
  const withChoice = (action: (variant: Variant) => void) => (variant: Variant | null) => {
    if (variant) action(variant)
    else toast({ message: msg('product.chooseOptions'), type: 'warning' })
  }
  return {
    onAdd: withChoice(add),
    onBuyNow: withChoice((variant) => goToCheckout([lineOf(product, variant)])),
  }
}

import { useNavigate } from '@tanstack/react-router'
import type { Product, Variant } from '@/api/generated/model'
import { lineOf } from '@/domain/cart/line'
import { addToCartAtom } from '@/features/cart/add-to-cart'
import { useGoToCheckout } from '@/features/checkout/use-checkout-lines'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/**
 * Handlers to buy one unit of a product: `onAdd` puts it into the cart and shows a toast with a link there;
 * `onBuyNow` goes straight to checkout and leaves the cart alone. Without a variant they warn (Product §5).
 */
export function usePurchase(product: Product) {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const addToCart = useSetAtom(addToCartAtom)
  const goToCheckout = useGoToCheckout()
  const add = (variant: Variant) => {
    if (!addToCart(lineOf(product, variant))) {
      toast({ message: msg('product.addFailed'), type: 'error' })
      return
    }
    const viewCart = {
      label: msg('product.viewCart'),
      onAction: () => void navigate({ to: '/cart' }),
    }
    toast({ message: msg('product.added'), action: viewCart })
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

import { useNavigate } from '@tanstack/react-router'
import type { Product, Variant } from '@/api/generated/model'
import { lineOf } from '@/domain/cart/line'
import { addToCartAtom } from '@/features/cart/add-to-cart'
import { useGoToCheckout } from '@/features/checkout/use-checkout-lines'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/toast'

/**
 * The two ways to buy one unit of a product: into the cart, which is said with the way there, or straight
 * to checkout, which leaves the cart alone. Nothing chosen is a warning (Product §5).
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
  const withChoice = (act: (variant: Variant) => void) => (variant: Variant | null) => {
    if (variant) act(variant)
    else toast({ message: msg('product.chooseOptions'), type: 'warning' })
  }
  return {
    onAdd: withChoice(add),
    onBuyNow: withChoice((variant) => goToCheckout([lineOf(product, variant)])),
  }
}

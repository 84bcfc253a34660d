import { useNavigate } from '@tanstack/react-router'
import type { Product, Variant } from '@/api/generated/model'
import { lineOf } from '@/domain/line'
import { putIntoCartAtom } from '@/features/cart/put-into-cart'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/use-toast'

/**
 * Puts one unit of a variant into the cart and says so, with the way there, or that it failed. Nothing
 * chosen is a warning (spec §5).
 */
export function useAddToCart(product: Product): (variant: Variant | null) => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const putIntoCart = useSetAtom(putIntoCartAtom)
  return (variant) => {
    if (!variant) return toast({ message: msg('product.chooseOptions'), type: 'warning' })
    if (!putIntoCart(lineOf(product, variant)))
      return toast({ message: msg('product.addFailed'), type: 'error' })
    const viewCart = {
      label: msg('product.viewCart'),
      onAction: () => void navigate({ to: '/cart' }),
    }
    return toast({ message: msg('product.added'), action: viewCart })
  }
}

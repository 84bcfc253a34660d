import { useNavigate } from '@tanstack/react-router'
import type { Product, Variant } from '@/api/generated/model'
import { lineOf } from '@/domain/line'
import { addLineAtom } from '@/features/cart/actions'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/use-toast'

/** Puts one unit of a variant into the cart and says so, with the way there. */
export function useAddToCart(product: Product): (variant: Variant) => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const addLine = useSetAtom(addLineAtom)
  return (variant) => {
    addLine(lineOf(product, variant))
    const viewCart = {
      label: msg('product.viewCart'),
      onAction: () => void navigate({ to: '/cart' }),
    }
    toast({ message: msg('product.added'), action: viewCart })
  }
}

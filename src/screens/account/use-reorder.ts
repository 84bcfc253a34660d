import { useNavigate } from '@tanstack/react-router'
import type { Order, OrderItem } from '@/api/generated/model'
import type { Line } from '@/domain/cart'
import { addLineAtom } from '@/features/cart/actions'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/use-toast'

/** Puts what an order held into the cart once more; the cart then learns today's prices and stock by its sync. */
export function useReorder(): (order: Order) => void {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const addLine = useSetAtom(addLineAtom)
  return ({ items }) => {
    for (const line of items.flatMap(lineAgain)) addLine(line)
    toast({ message: msg('account.order.reordered') })
    void navigate({ to: '/cart' })
  }
}

/** Nothing for a product that the shop does not have any more. */
function lineAgain({ slug, product_id, product_name, variant_id, ...item }: OrderItem): Line[] {
  if (slug === null || variant_id === null) return []
  return [
    {
      productId: product_id,
      variantId: variant_id,
      quantity: item.quantity,
      price: item.price,
      image: item.variant?.image_url ?? null,
      name: product_name,
      slug,
      color: item.color,
      size: item.size,
    },
  ]
}

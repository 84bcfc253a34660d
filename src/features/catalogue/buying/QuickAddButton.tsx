import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product, ProductSummary, Variant } from '@/api/generated/model'
import { maxLineQuantity } from '@/domain/cart/cart'
import { cartLine } from '@/domain/cart/line'
import { addToCartAtom, quantityInCartAtom } from '@/features/cart/state'
import { useGoToCheckout } from '@/features/checkout/state'
import { useMsg } from '@/i18n/use-msg'
import { nextPaint } from '@/lib/next-task'
import { formatVnd } from '@/lib/numbers'
import { isSavingData } from '@/lib/saves-data'
import { useSetAtom } from '@/lib/store'
import { IconButton } from '@/ui/actions/IconButton'
import { defer } from '@/ui/feedback/late'
import { PlusIcon } from '@/ui/icons'
import { type ToastInput, useToast } from '@/ui/toast/toast'
import { productQuery } from '../queries'

const QuickAddWindow = defer(async () => (await import('./QuickAddWindow')).QuickAddWindow)
const CardSizes = defer(async () => (await import('./QuickAddWindow')).CardSizeButtons, {
  room: null,
})

type QuickAddButtonProps = {
  product: ProductSummary
  /** The colour that is selected when the window opens. */
  color: string | undefined
  /**
   * True after the mouse or the keyboard focus has reached the card. The card then loads its size buttons.
   */
  isNear: boolean
}

/**
 * The button on a card that opens the window to add the product to the cart (Product §2.7.7). The window and
 * the product load when the pointer or the focus reaches the button, unless the shopper's browser is set to
 * save data.
 */
export function QuickAddButton({ product, color, isNear }: QuickAddButtonProps) {
  const msg = useMsg()
  const client = useQueryClient()
  // Undefined until the first click, because the window need not be mounted before. After the click the
  // window stays mounted, because its closing is animated.
  const [isOpen, setOpen] = useState<boolean>()
  const prepare = () => {
    if (isSavingData()) return
    void QuickAddWindow.ahead()
    void client.prefetchQuery(productQuery(product.slug))
  }
  return (
    <>
      {isNear && <CardSizes slug={product.slug} color={color} />}
      <IconButton
        label={msg('list.quickAdd', { name: product.name })}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <PlusIcon size={20} />
      </IconButton>
      {isOpen !== undefined && (
        <QuickAddWindow
          product={product}
          color={color}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/**
 * Returns click handlers that buy one piece. `onAdd` adds it to the cart. `onBuyNow` opens the checkout and
 * does not change the cart. If no variant is chosen, both handlers only show a warning (Product §5).
 */
export function useBuyHandlers(product: Product) {
  const msg = useMsg()
  const toast = useToast()
  const addToCart = useSetAtom(addToCartAtom)
  const countInCart = useSetAtom(quantityInCartAtom)
  const goToCheckout = useGoToCheckout()
  const toCart = { label: msg('product.viewCart'), to: '/cart' } as const
  const add = (variant: Variant): ToastInput => {
    const line = cartLine(product, variant)
    const n = countInCart(line)
    if (n >= Math.min(variant.stock, maxLineQuantity))
      return { message: msg('product.allInCart', { n }), type: 'warning', link: toCart }
    const undo = addToCart(line)
    if (!undo) return { message: msg('product.addFailed'), type: 'error' }
    const facts = [line.name, line.color, line.size, formatVnd(line.price)]
      .filter(Boolean)
      .join(' · ')
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
      // The count in the header changes first, because the shopper looks for an answer to the click. The
      // toast takes longer to draw, so it follows after the next paint.
      void nextPaint().then(() => toast(outcome))
    }),
    onBuyNow: withChoice((variant) => goToCheckout([cartLine(product, variant)])),
  }
}

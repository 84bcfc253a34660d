import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductSummary } from '@/api/generated/model'
import type { QuickAddOnCard } from '@/features/catalogue/ProductCard'
import { productQuery } from '@/features/catalogue/queries'
import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { late } from '@/ui/feedback/late'
import { PlusIcon } from '@/ui/icons'

const VariantChooser = late(async () => (await import('./VariantChooser')).VariantChooser)
const CardSizes = late(async () => (await import('./VariantChooser')).CardSizes, { room: null })

type QuickAddProps = {
  product: ProductSummary
  /** The colour to begin with. */
  color: string | undefined
  /** A mouse has come to the card: its sizes show on it. */
  isNear: boolean
}

export const quickAdd: QuickAddOnCard = (product, color, isNear) => (
  <QuickAdd product={product} color={color} isNear={isNear} />
)

/** Puts a product into the cart from its card (Product §2.7.7). Window and product load when somebody comes near the button. */
export function QuickAdd({ product, color, isNear }: QuickAddProps) {
  const msg = useMsg()
  const client = useQueryClient()
  // Stays mounted while the window closes.
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    void VariantChooser.ahead()
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
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <PlusIcon size={20} />
      </IconButton>
      {isWanted && (
        <VariantChooser
          product={product}
          color={color}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

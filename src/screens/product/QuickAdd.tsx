import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { ProductSummary } from '@/api/generated/model'
import { productQuery } from '@/features/catalogue/queries'
import { useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { IconButton } from '@/ui/actions/IconButton'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import { Late } from '@/ui/feedback/Boundary'
import { PlusIcon } from '@/ui/icons'

const load = () => import('./VariantChooser')
const VariantChooser = lazy(() => load().then((module) => ({ default: module.VariantChooser })))

type QuickAddProps = {
  product: ProductSummary
  /** The colour to begin with. */
  color: string | undefined
}

/** Puts a product into the cart from its card (Product §2.7.7). It comes after the first paint; window and product load when somebody comes near the button. */
export function QuickAdd(props: QuickAddProps) {
  return (
    <AfterPaint>
      <WithMessages bundle="search">
        <QuickButton {...props} />
      </WithMessages>
    </AfterPaint>
  )
}

function QuickButton({ product, color }: QuickAddProps) {
  const msg = useMsg()
  const client = useQueryClient()
  // Stays mounted while the window closes.
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    void load()
    void client.prefetchQuery(productQuery(product.slug))
  }
  return (
    <>
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
      <Late>
        {isWanted && (
          <VariantChooser
            product={product}
            color={color}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Late>
    </>
  )
}

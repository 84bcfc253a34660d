import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product, ProductSummary } from '@/api/generated/model'
import { type Choice, initialChoice, isInStock, variantOf } from '@/domain/catalogue/variant'
import { productErrors } from '@/features/catalogue/errors'
import { StockHint, VariantPicker } from '@/features/catalogue/product/VariantPicker'
import { productQuery } from '@/features/catalogue/queries'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { Button } from '@/ui/actions/Button'
import { Price } from '@/ui/data/Price'
import { Async } from '@/ui/feedback/Async'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { Stack } from '@/ui/layout/Stack'
import { Dialog } from '@/ui/overlays/Dialog'
import { usePurchase } from '../product/use-purchase'

type VariantChooserProps = {
  product: Pick<ProductSummary, 'name' | 'slug'>
  open: boolean
  /** Called when it wants to close, by a choice too. */
  onClose: () => void
}

/** Chooses colour and size of a wishlist product and puts it into the cart. */
export function VariantChooser({ product, open, onClose }: VariantChooserProps) {
  const errorMessage = useErrorTextOf(productErrors)
  const detail = useQuery({ ...productQuery(product.slug), enabled: open })
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={product.name}>
      <WithMessages bundle="product" fallback={<SkeletonText lines={6} />}>
        <Async query={detail} skeleton={<SkeletonText lines={6} />} errorMessage={errorMessage}>
          {(answer) => (
            <Choosing key={answer.product.id} product={answer.product} onDone={onClose} />
          )}
        </Async>
      </WithMessages>
    </Dialog>
  )
}

type ChoosingProps = { product: Product; onDone: () => void }

function Choosing({ product, onDone }: ChoosingProps) {
  const msg = useMsg()
  const { onAdd } = usePurchase(product)
  const [choice, setChoice] = useState<Choice>(() => initialChoice(product))
  const variant = variantOf(product, choice)
  const add = () => {
    onAdd(variant)
    onDone()
  }
  return (
    <Stack $gap={5}>
      <Price value={variant?.price ?? product.min_price} size="lg" />
      <VariantPicker product={product} choice={choice} onChoose={setChoice} />
      <StockHint variant={variant} product={product} />
      <Button size="lg" block disabled={!isInStock(variant)} onClick={add}>
        {msg('product.addToCart')}
      </Button>
    </Stack>
  )
}

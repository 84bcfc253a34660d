import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product, ProductSummary } from '@/api/generated/model'
import { initialChoice, isInStock, optionsOf, valueOf } from '@/domain/catalogue/variant'
import { productErrors } from '@/features/catalogue/errors'
import { StockHint } from '@/features/catalogue/product/VariantPicker'
import { productQuery } from '@/features/catalogue/queries'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'
import { Price } from '@/ui/data/Price'
import { Async } from '@/ui/feedback/Async'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { Row, Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { Dialog } from '@/ui/overlays/Dialog'
import { usePurchase } from './use-purchase'

type VariantChooserProps = {
  product: Pick<ProductSummary, 'name' | 'slug'>
  /** The colour to begin with; by default the first in stock. */
  color?: string | undefined
  open: boolean
  /** Called when it wants to close, by a choice too. */
  onClose: () => void
}

/** Puts a product into the cart from a list: the press on a size adds it. */
export function VariantChooser({ product, color, open, onClose }: VariantChooserProps) {
  const errorMessage = useErrorTextOf(productErrors)
  const detail = useQuery({ ...productQuery(product.slug), enabled: open })
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={product.name}>
      <Async query={detail} skeleton={<SkeletonText lines={6} />} errorMessage={errorMessage}>
        {(answer) => (
          <Choosing
            key={`${answer.product.id} ${color}`}
            product={answer.product}
            color={color}
            onDone={onClose}
          />
        )}
      </Async>
    </Dialog>
  )
}

type ChoosingProps = Pick<VariantChooserProps, 'color'> & { product: Product; onDone: () => void }

function Choosing({ product, color: first, onDone }: ChoosingProps) {
  const msg = useMsg()
  const { onAdd } = usePurchase(product)
  const [color, setColor] = useState(first ?? initialChoice(product).color)
  const colors = optionsOf(product, 'color', { color, size: null })
  const variants = product.variants.filter((variant) => valueOf(variant, 'color') === color)
  const hasSizes = variants.some((variant) => valueOf(variant, 'size') !== null)
  const hint = msg(hasSizes ? 'product.addSize' : 'product.addToCart')
  return (
    <Stack $gap={5}>
      <Price value={product.min_price} max={product.max_price} size="lg" />
      {colors.length > 0 && (
        <SwatchGroup
          kind="color"
          legend={msg('product.color')}
          options={colors.map(({ value, code, state }) => ({
            value,
            label: value,
            // Any size will do.
            state: state === 'unavailable' ? state : 'available',
            ...(code !== null && { color: code }),
          }))}
          value={color}
          onChange={setColor}
        />
      )}
      <Stack $gap={2} role="group" aria-label={hint}>
        {hasSizes && (
          <Text $size="sm" aria-hidden="true">
            {hint}
          </Text>
        )}
        <Row $gap={2} $wrap>
          {variants.map((variant) => (
            <Button
              key={variant.id}
              variant="secondary"
              disabled={!isInStock(variant)}
              onClick={() => {
                onAdd(variant)
                onDone()
              }}
            >
              {valueOf(variant, 'size') ?? msg('product.addToCart')}
            </Button>
          ))}
        </Row>
      </Stack>
      {variants.every((variant) => !isInStock(variant)) && (
        <StockHint variant={null} product={product} />
      )}
    </Stack>
  )
}
